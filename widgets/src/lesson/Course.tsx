/** A lesson: what to read, the table, what to do, and the way on. */
import { type Packed, useView } from "../view";
import "../styles/lesson.css";
import { useEffect, useRef } from "preact/hooks";
import type { LessonView } from "../generated";
import { Languages } from "../Languages";
import { type Look, type Model, useTrait } from "../model";
import { ClauseCard } from "../rules/ClauseCard";
import { useClause } from "../rules/useClause";
import { useShell } from "../Shell";
import { useAsk } from "../useAsk";
import { Onward, Stones } from "./Progress";
import { ReplyBox } from "./ReplyBox";
import { Rules } from "./Rules";
import { Scene } from "./Scene";
import { Text } from "./Text";
import { useTask } from "./useTask";
import { Work } from "./Work";

export interface LessonTraits extends Look {
  view: Packed;
  step: LessonView;
}

export function Course({ model }: { model: Model<LessonTraits> }) {
  const { say } = useShell();
  const view = useView(model);
  const step = useTrait(model, "step");
  const { ask, note } = useAsk();
  const { clause, lookUp, close } = useClause();
  const open = step.kind === "do" && !step.solved[step.at];
  const task = useTask(view, open, ask);
  const go = (at: number | null) => ask({ do: "go", step: at });
  useSpoken(step);
  return (
    <section class="fk-course" data-kind={step.kind} aria-label={say("lesson.label", { title: step.title })}>
      <header class="fk-course-head">
        <h2>
          <span class="fk-course-id">{step.id}</span> {step.title}
        </h2>
        <Stones step={step} onGo={go} />
      </header>
      <Text key={`text ${step.at}`} step={step} />
      <Scene view={view} step={step} task={task} open={open} />
      <div class="fk-course-work">
        <Work step={step} task={task} ask={ask} />
        {step.reply && <ReplyBox reply={step.reply} kind={step.kind} onClause={lookUp} />}
        <p class="fk-course-note" role="status">
          {note}
        </p>
        {step.done && <p class="fk-course-done">{say("lesson.finished")}</p>}
      </div>
      <Onward step={step} onGo={go} />
      {step.clauses.length > 0 && <Rules clauses={step.clauses} onClause={lookUp} />}
      <Languages />
      {clause && <ClauseCard clause={clause} onClose={close} onLookUp={lookUp} />}
    </section>
  );
}

/** A new step is read out, and so is every reply and every hint; the first step waits until it is reached. */
function useSpoken(step: LessonView): void {
  const { say, announce, lang } = useShell();
  const spoken = useRef({ at: step.at, lang, said: "" });
  const { reply, hints, at, text } = step;
  const heard = [
    ...hints.slice(-1),
    ...(reply ? [reply.text, ...reply.reasons.map((reason) => reason.text), ...reply.story] : []),
  ];
  const said = heard.filter(Boolean).join(" ");
  useEffect(() => {
    const before = spoken.current;
    spoken.current = { at, lang, said };
    if (before.lang !== lang) return;
    if (before.at !== at) {
      announce([say("lesson.step", { at: at + 1, count: step.solved.length }), text, said].join(" "));
    } else if (said && before.said !== said) announce(said);
  }, [at, lang, said, text, say, announce, step.solved.length]);
}
