/** The module of `MyGames`. */

import { MyGames } from "../games/MyGames";
import type { MyGamesTraits } from "../generated";
import { widget } from "../Shell";

export default widget<MyGamesTraits>("my-games", MyGames);
