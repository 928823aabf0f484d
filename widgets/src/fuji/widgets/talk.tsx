import { widget } from "../../Shell";
import { RefereeChat } from "../talk/RefereeChat";

export default widget("talk", RefereeChat);
