import { Position } from "../board/Position";
import { widget } from "../Shell";

export default widget("board", Position);
