/** The module of `Play`. */
import { widget } from "../../Shell";
import { Play, type PlayTraits } from "../setup/Play";

export default widget<PlayTraits>("play", Play);
