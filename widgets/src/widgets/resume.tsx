/** The module of `Resume`. */

import { Resume, type ResumeTraits } from "../resume/Resume";
import { widget } from "../Shell";

export default widget<ResumeTraits>("resume", Resume);
