/** The module of `Play`. */
import type { PlayTraits } from "../../generated";
import { widget } from "../../Shell";
import { Play } from "../setup/Play";

export default widget<PlayTraits>("play", Play);
