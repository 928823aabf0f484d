import { widget } from "../../Shell";
import { Position } from "../board/Position";

export default widget("board", Position);
