/** A lesson on the screen, and what it has sent last. */

import { render } from "@testing-library/preact";
import { FujiCourse } from "../../src/fuji/lesson/FujiCourse";
import type { LessonTraits } from "../../src/generated";
import type { Managed } from "../../src/Nested";
import { Shell } from "../../src/Shell";
import { pretend } from "../model";
import { WORDS } from "../words";
import { ALONE, stepOf, tableOf } from "./step";

export function laid(traits: Partial<LessonTraits> = {}, manager?: Managed) {
  const lang = traits.lang ?? "en";
  const model = pretend<LessonTraits>({
    ...ALONE,
    words: WORDS[lang],
    view: tableOf(),
    step: stepOf(),
    ...traits,
  });
  Object.assign(model, manager);
  render(<Shell model={model} name="lesson" Body={FujiCourse} />);
  const last = () => {
    const { id: _, ...wish } = model.sent.at(-1) ?? {};
    return wish;
  };
  return { model, last };
}
