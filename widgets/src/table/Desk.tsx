/** What lies before the player, in the thumb's reach: the prompt and the dice, or the curtain, or the end. */
import { Adviser } from "../company/Adviser";
import { Teller } from "../company/Teller";
import type { Company } from "../company/useCompany";
import { Tray } from "../fuji/table/Tray";
import type { ScreenView, View } from "../generated";
import { Steps } from "../replay/Steps";
import { useShell } from "../Shell";
import type { Asked } from "./asking";
import { Curtain, othersAwaited } from "./Curtain";
import { Outcome } from "./Outcome";
import { Prompt } from "./Prompt";
import type { Choosing } from "./useChoosing";
import type { Deeds } from "./useDeeds";

interface Props {
  view: View;
  screen: ScreenView;
  name: string;
  asked: Asked;
  looked: string;
  square: string | null;
  choosing: Choosing;
  deeds: Deeds;
  company: Company;
  used: boolean;
  onClause(id: string): void;
}

function Replaying({ screen, deeds }: Pick<Props, "screen" | "deeds">) {
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
      <button type="button" class="fk-press" data-main onClick={() => deeds.go(null)}>
        {say("table.leave-replay")}
      </button>
    </section>
  );
}

export function Desk(props: Props) {
  const { say } = useShell();
  const { view, screen, name, choosing, deeds, company, used } = props;
  const teller = Object.keys(screen.code).length > 0 && <Teller log={view.log} company={company} />;
  if (screen.replay) return <Replaying screen={screen} deeds={deeds} />;
  if (view.outcome) {
    return (
      <Outcome
        outcome={view.outcome}
        link={screen.link}
        name={name}
        onReplay={() => deeds.go(0)}
        onNew={deeds.begin}
        setsUp={deeds.setsUp}
        onSave={deeds.save}
      />
    );
  }
  if (screen.curtain) {
    return (
      <>
        {teller}
        <Curtain
          seat={screen.curtain}
          others={othersAwaited(view, screen)}
          why={say("table.curtain-why", { seat: screen.curtain })}
          character={view.seats[screen.curtain]?.character ?? ""}
          takesFocus={used}
          onSit={deeds.sit}
        />
      </>
    );
  }
  return (
    <>
      {teller}
      <Prompt
        view={view}
        asked={props.asked}
        looked={props.looked}
        choosing={choosing}
        onClause={props.onClause}
      />
      <Tray view={view} screen={screen} choosing={choosing} square={props.square} onHide={deeds.rise} />
      {screen.advising && (
        <Adviser advice={screen.advice} view={view} busy={choosing.busy} onFollow={deeds.follow} />
      )}
    </>
  );
}
