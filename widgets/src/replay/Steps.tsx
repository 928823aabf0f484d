/** Through a game: first, back, play, next, last, a slider that speaks, and the rounds to jump to. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../Button";
import type { StepsView } from "../generated";
import { useShell } from "../Shell";
import type { Say } from "../say";
import "../styles/steps.css";
import { usePlaying } from "./usePlaying";
import { useWish } from "./useWish";

interface Props {
  steps: StepsView;
  /** Show a step. A promise that is rejected stops the playing. */
  onGo(step: number): unknown;
  onBranch?(): void;
}

/** Where the replay stands, in words. */
export function spokenStep({ at, last, story }: StepsView, say: Say): string {
  if (at > 0) return say("replay.move", { at, last, story: story.join(" ") });
  return last > 0 ? say("replay.start", { last }) : say("replay.empty");
}

export function Steps({ steps, onGo, onBranch }: Props) {
  const { say } = useShell();
  const { at, last } = steps;
  const slider = useRef<HTMLInputElement>(null);
  const { wished, go } = useWish(at, onGo);
  const { playing, toggle, pause } = usePlaying(at, last, go);
  const text = spokenStep(steps, say);
  useVoice(at, text, slider);

  const step = (to: number) => {
    pause();
    if (to !== wished) go(to);
  };
  return (
    <section class="fk-steps" aria-label={say("replay.controls")}>
      <div class="fk-steps-slide">
        <Ticks steps={steps} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={wished}
          aria-label={say("replay.slider")}
          aria-valuetext={text}
          style={{ "--fk-gone": `${(100 * wished) / Math.max(1, last)}%` }}
          onInput={(event) => step(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="fk-steps-buttons">
        <StepButton icon="first" label={say("replay.first")} off={wished === 0} onPress={() => step(0)} />
        <StepButton
          icon="back"
          label={say("replay.back")}
          off={wished === 0}
          onPress={() => step(wished - 1)}
        />
        <StepButton
          icon={playing ? "pause" : "play"}
          label={say(playing ? "replay.pause" : "replay.play")}
          off={last === 0}
          onPress={toggle}
        />
        <StepButton
          icon="next"
          label={say("replay.next")}
          off={wished >= last}
          onPress={() => step(wished + 1)}
        />
        <StepButton icon="last" label={say("replay.last")} off={wished >= last} onPress={() => step(last)} />
      </div>
      {onBranch && (
        <Button class="fk-steps-branch" icon="branch" aria-label={say("replay.branch")} onClick={onBranch}>
          <span>{say("replay.branch")}</span>
        </Button>
      )}
      <Rounds steps={steps} wished={wished} onRound={step} />
    </section>
  );
}

/** The slider speaks for itself; the buttons and the playing need a voice. */
function useVoice(at: number, text: string, slider: { current: HTMLElement | null }): void {
  const { announce } = useShell();
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at && !slider.current?.matches(":focus")) announce(text);
    before.current = at;
  }, [at, text, announce, slider]);
}

interface ButtonProps {
  icon: string;
  label: string;
  /** Stays where it is, so that the focus does too, and does nothing. */
  off: boolean;
  onPress(): void;
}

function StepButton({ icon, label, off, onPress }: ButtonProps) {
  return (
    <Button
      class={`fk-steps-button fk-steps-${icon}`}
      icon={icon}
      aria-label={label}
      off={off}
      onClick={onPress}
    />
  );
}

function Ticks({ steps }: { steps: StepsView }) {
  return (
    <div class="fk-steps-ticks" aria-hidden="true">
      {steps.rounds.map(([round, step]) => (
        <span key={round} style={{ "--fk-place": step / Math.max(1, steps.last) }} />
      ))}
    </div>
  );
}

interface RoundsProps {
  steps: StepsView;
  wished: number;
  onRound(step: number): void;
}

function Rounds({ steps, wished, onRound }: RoundsProps) {
  const { say } = useShell();
  if (steps.rounds.length === 0) return null;
  const current = steps.rounds.findLast(([, step]) => step <= wished)?.[0];
  return (
    <nav class="fk-steps-rounds" aria-label={say("replay.rounds")}>
      <span aria-hidden="true">{say("replay.rounds")}</span>
      {steps.rounds.map(([round, step]) => (
        <Button
          key={round}
          aria-label={say("replay.round", { round })}
          aria-current={round === current ? "step" : undefined}
          onClick={() => onRound(step)}
        >
          {round}
        </Button>
      ))}
    </nav>
  );
}
