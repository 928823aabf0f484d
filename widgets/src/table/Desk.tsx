/** What lies before the player, in the thumb's reach: the question and what answers it, or the curtain, or the end. */
import { Button } from "../Button";
import { Adviser } from "../company/Adviser";
import { Teller } from "../company/Teller";
import type { Company } from "../company/useCompany";
import { Steps } from "../replay/Steps";
import { useShell } from "../Shell";
import type { Question } from "./asked";
import { Curtain, othersAwaited } from "./Curtain";
import { Outcome } from "./Outcome";
import { Prompt } from "./Prompt";
import type { GameParts, PartProps } from "./parts";
import type { Deeds } from "./useDeeds";

interface Props {
  parts: GameParts | null;
  part: PartProps;
  name: string;
  asked: Question;
  meaning: string;
  deeds: Deeds;
  company: Company;
  used: boolean;
  /** Shows a clause, where there is a rulebook. */
  onClause?: ((id: string) => void) | undefined;
}

function Replaying({ part: { screen }, deeds }: Pick<Props, "part" | "deeds">) {
  const { say } = useShell();
  if (!screen.replay) return null;
  const follow = async (step: number) => {
    const answer = await deeds.go(step);
    if (!answer?.ok) throw new Error("the replay has stopped");
  };
  return (
    <section class="fk-replaying" aria-label={say("table.replay")}>
      {screen.replay.story.length > 0 && <p class="fk-story">{screen.replay.story.join(" ")}</p>}
      <Steps steps={screen.replay} onGo={follow} onBranch={deeds.branch} />
      <Button kind="press" data-main onClick={() => deeds.go(null)}>
        {say("table.leave-replay")}
      </Button>
    </section>
  );
}

function Hanging({ seat, parts, part: { table, screen }, used, deeds }: Props & { seat: string }) {
  const { say } = useShell();
  return (
    <Curtain
      seat={seat}
      others={othersAwaited(table, screen)}
      why={say(parts ? "table.curtain-why" : "plain.curtain-why", { seat })}
      character={parts?.character(table, seat)}
      picture={parts && <parts.Player table={table} name={seat} />}
      takesFocus={used}
      onSit={deeds.sit}
    />
  );
}

export function Desk(props: Props) {
  const { parts, part, name, deeds, company } = props;
  const { table, screen, picking } = part;
  const teller = Object.keys(screen.code).length > 0 && <Teller log={table.log} company={company} />;
  if (screen.replay) return <Replaying part={part} deeds={deeds} />;
  if (table.outcome) {
    return (
      <Outcome
        outcome={table.outcome}
        parts={parts}
        link={screen.link}
        name={name}
        onReplay={() => deeds.go(0)}
        onNew={deeds.begin}
        setsUp={deeds.setsUp}
        onSave={deeds.save}
      />
    );
  }
  return (
    <>
      {teller}
      {screen.curtain ? (
        <Hanging {...props} seat={screen.curtain} />
      ) : (
        <>
          <Prompt
            table={table}
            parts={parts}
            asked={props.asked}
            meaning={props.meaning}
            picking={picking}
            onClause={props.onClause}
          />
          {parts && <parts.Tray {...part} />}
          {screen.advising && <Adviser advice={screen.advice} onFollow={deeds.follow} />}
        </>
      )}
    </>
  );
}
