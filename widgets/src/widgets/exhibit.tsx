import { ExhibitPanel } from "../exhibit/ExhibitPanel";
import { widget } from "../Shell";

export default widget("exhibit", ExhibitPanel);
