/** A part of the kit inside its shell, with the real words and a kernel that answers as told. */
import { render } from "@testing-library/preact";
import type { ComponentChildren } from "preact";
import type { Answer, Lang } from "../src/generated";
import type { WidgetTraits } from "../src/model";
import { Shell } from "../src/Shell";
import { answered } from "./answered";
import { type Pretended, pretend } from "./model";
import { WORDS } from "./words";

/** Answer the last message that the widget has sent. */
export function reply<Traits extends WidgetTraits>(
  model: Pretended<Traits>,
  answer: Partial<Answer> = {},
): void {
  model.put("answer", answered(Number(model.sent.at(-1)?.["id"]), answer));
}

export function shown(part: () => ComponentChildren, lang: Lang = "en") {
  const model = pretend<WidgetTraits>({ lang, words: WORDS[lang] });
  const Body = () => <>{part()}</>;
  return { model, ...render(<Shell model={model} name="test" Body={Body} />) };
}
