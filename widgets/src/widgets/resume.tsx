/** The module of `Resume`. */

import type { ResumeTraits } from "../generated";
import { Resume } from "../resume/Resume";
import { widget } from "../Shell";

export default widget<ResumeTraits>("resume", Resume);
