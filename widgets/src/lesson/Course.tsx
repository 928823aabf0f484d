/** A lesson: what to read, the table, what to do, and the way on; at the end, the table to change. */
import "../styles/lesson.css";
import { useEffect, useRef } from "preact/hooks";
import type { LessonsMessage, LessonTraits, LessonView } from "../generated";
import { Languages } from "../Languages";
import { type Model, useTrait } from "../model";
import { ClauseCard } from "../rules/ClauseCard";
import { useClause } from "../rules/useClause";
import { useShell } from "../Shell";
import { useTable } from "../table/view";
import { useAsk } from "../useAsk";
import { Contents } from "./Contents";
import { Finished } from "./Finished";
import type { LessonParts } from "./parts";
import { ReplyBox } from "./ReplyBox";
import { Rules } from "./Rules";
import { Onward, StepDots } from "./StepNavigation";
import { StepTask } from "./StepTask";
import { Text } from "./Text";
import { useAddress } from "./useAddress";
import { useInView } from "./useInView";
import { useProgress } from "./useProgress";
import { useTask } from "./useTask";

export function Course({ model, parts }: { model: Model<LessonTraits>; parts: LessonParts }) {
  const { translate } = useShell();
  const view = useTable(model, parts.addDefaults);
  const step = useTrait(model, "step");
  const sandbox = useTrait(model, "sandbox");
  const table = useTrait(model, "sandbox_model");
  const contents = useTrait(model, "contents");
  const { ask, note } = useAsk<LessonsMessage>();
  const { clause, lookUp, close } = useClause();
  const open = step.kind === "do" && !step.solved[step.at];
  const task = useTask(view, open, ask);
  const root = useRef<HTMLElement>(null);
  const go = (at: number | null) => ask({ do: "go-to-step", step: at });
  const show = (lesson: string) => ask({ do: "open-lesson", lesson });
  const following = contents.lessons[contents.lessons.findIndex(({ id }) => id === step.id) + 1];
  useSpoken(step);
  useInView(root, step);
  useProgress(model);
  useAddress(step.id, contents.lessons.length > 1);
  return (
    <>
      {isPage(contents) && <Contents contents={contents} at={step.id} onOpen={show} />}
      <section
        ref={root}
        class="fk-course"
        data-kind={step.kind}
        aria-label={translate("lesson.label", { title: step.title })}
      >
        <header class="fk-course-head">
          <h2>{step.title}</h2>
          <StepDots step={step} onGo={go} />
        </header>
        <Text key={`${step.id} ${step.at}`} step={step} />
        {sandbox ? (
          <parts.Sandbox model={model} sandbox={sandbox} table={table} ask={ask} />
        ) : (
          <parts.StepTable table={view} step={step} task={task} open={open} />
        )}
        <div class="fk-course-work">
          <StepTask parts={parts} table={view} step={step} task={task} ask={ask} />
          {step.reply && <ReplyBox reply={step.reply} kind={step.kind} onClause={lookUp} />}
          <p class="fk-course-note" role="status">
            {note}
          </p>
          {step.done && <Finished contents={contents} />}
        </div>
        <Onward step={step} onGo={go} {...(following ? { onNextLesson: () => show(following.id) } : {})} />
        {step.clauses.length > 0 && <Rules clauses={step.clauses} onClause={lookUp} />}
        <Languages />
        {clause && <ClauseCard clause={clause} onClose={close} onLookUp={lookUp} />}
      </section>
    </>
  );
}

/** There is something to say about the page beside the lesson itself. */
function isPage({ title, note, lessons }: LessonTraits["contents"]): boolean {
  return title !== "" || note !== "" || lessons.length > 1;
}

/** A new step is read out, and so is every reply and every hint; the first step waits until it is reached. */
function useSpoken(step: LessonView): void {
  const { translate, announce, lang } = useShell();
  const place = `${step.id} ${step.at}`;
  const spoken = useRef({ place, lang, said: "" });
  const { reply, hints, at, text } = step;
  const heard = [
    ...hints.slice(-1),
    ...(reply ? [reply.text, ...reply.reasons.map((reason) => reason.text), ...reply.story] : []),
  ];
  const said = heard.filter(Boolean).join(" ");
  useEffect(() => {
    const before = spoken.current;
    spoken.current = { place, lang, said };
    if (before.lang !== lang) return;
    if (before.place !== place) {
      announce([translate("lesson.step", { at: at + 1, count: step.solved.length }), text, said].join(" "));
    } else if (said && before.said !== said) announce(said);
  }, [place, at, lang, said, text, translate, announce, step.solved.length]);
}
