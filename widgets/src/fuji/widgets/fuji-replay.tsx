/** The module of `Replay` for a game of Fuji. */
import { widget } from "../../Shell";
import { FujiReplay } from "../replay/FujiReplay";

export default widget("replay", FujiReplay);
