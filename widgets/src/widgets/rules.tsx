import { Book } from "../rules/Book";
import { widget } from "../Shell";

export default widget("rules", Book);
