/** Through a game: first, back, play, next, last, a slider that speaks, and the rounds to jump to. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../Button";
import type { StepsView } from "../generated";
import { useShell } from "../Shell";
import type { Translate } from "../translate";
import "../styles/steps.css";
import { usePlaying } from "./usePlaying";
import { useTargetStep } from "./useTargetStep";

interface Props {
  steps: StepsView;
  /** Show a step. A promise that is rejected stops the playing. */
  onGo(step: number): unknown;
  onBranch?(): void;
}

/** Where the replay stands, in words. */
export function describeStep({ at, last, story }: StepsView, translate: Translate): string {
  if (at > 0) return translate("replay.move", { at, last, story: story.join(" ") });
  return last > 0 ? translate("replay.start", { last }) : translate("replay.empty");
}

export function Steps({ steps, onGo, onBranch }: Props) {
  const { translate } = useShell();
  const { at, last } = steps;
  const slider = useRef<HTMLInputElement>(null);
  const { target, go } = useTargetStep(at, onGo);
  const { playing, toggle, pause } = usePlaying(at, last, go);
  const text = describeStep(steps, translate);
  useStepAnnouncement(at, text, slider);

  const step = (to: number) => {
    pause();
    if (to !== target) go(to);
  };
  return (
    <section class="fk-steps" aria-label={translate("replay.controls")}>
      <div class="fk-steps-slide">
        <Ticks steps={steps} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={target}
          aria-label={translate("replay.slider")}
          aria-valuetext={text}
          style={{ "--fk-gone": `${(100 * target) / Math.max(1, last)}%` }}
          onInput={(event) => step(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="fk-steps-buttons">
        <StepButton
          icon="first"
          label={translate("replay.first")}
          off={target === 0}
          onPress={() => step(0)}
        />
        <StepButton
          icon="back"
          label={translate("replay.back")}
          off={target === 0}
          onPress={() => step(target - 1)}
        />
        <StepButton
          icon={playing ? "pause" : "play"}
          label={translate(playing ? "replay.pause" : "replay.play")}
          off={last === 0}
          onPress={toggle}
        />
        <StepButton
          icon="next"
          label={translate("replay.next")}
          off={target >= last}
          onPress={() => step(target + 1)}
        />
        <StepButton
          icon="last"
          label={translate("replay.last")}
          off={target >= last}
          onPress={() => step(last)}
        />
      </div>
      {onBranch && (
        <Button
          class="fk-steps-branch"
          icon="branch"
          aria-label={translate("replay.branch")}
          onClick={onBranch}
        >
          <span>{translate("replay.branch")}</span>
        </Button>
      )}
      <Rounds steps={steps} target={target} onRound={step} />
    </section>
  );
}

/** Announces the step, unless the slider has the focus and is read anyway. */
function useStepAnnouncement(at: number, text: string, slider: { current: HTMLElement | null }): void {
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
  target: number;
  onRound(step: number): void;
}

function Rounds({ steps, target, onRound }: RoundsProps) {
  const { translate } = useShell();
  if (steps.rounds.length === 0) return null;
  const current = steps.rounds.findLast(([, step]) => step <= target)?.[0];
  return (
    <nav class="fk-steps-rounds" aria-label={translate("replay.rounds")}>
      <span aria-hidden="true">{translate("replay.rounds")}</span>
      {steps.rounds.map(([round, step]) => (
        <Button
          key={round}
          aria-label={translate("replay.round", { round })}
          aria-current={round === current ? "step" : undefined}
          onClick={() => onRound(step)}
        >
          {round}
        </Button>
      ))}
    </nav>
  );
}
