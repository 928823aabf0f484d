import { widget } from "../../Shell";
import { BoxEditor } from "../box/BoxEditor";

export default widget("own-box", BoxEditor);
