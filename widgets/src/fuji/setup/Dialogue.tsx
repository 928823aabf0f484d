/** The set-up dialogue: who plays and one big button; everything else opens on wish. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Art } from "../../art/Art";
import { Button } from "../../Button";
import type { PlayMessage, SetupOptions, SetupView, WordKey } from "../../generated";
import { Languages } from "../../Languages";
import { useShell } from "../../Shell";
import { Banner, Offered } from "../../table/Banners";
import type { Keeping } from "../../table/useKeeping";
import type { Asking } from "../../useAsk";
import { Editions, EXTRAS, Levels, Scenarios, Switches, Variants } from "./Choices";
import { OwnBox } from "./OwnBox";
import { People } from "./People";
import { Players } from "./Players";
import type { Part } from "./part";
import { Ways } from "./Ways";
import { fitted, rememberedWish, rememberWish } from "./wish";
import "../styles/setup.css";

interface Props {
  setup: SetupView;
  line: Asking<PlayMessage>;
  keeping: Keeping;
}

/** Something to open, with what is chosen there beside its name. */
function More({ title, chosen, children }: { title: string; chosen: string; children: ComponentChildren }) {
  return (
    <details class="fk-more">
      <summary>
        <span class="fk-more-title">{title}</span> <span class="fk-more-chosen">{chosen}</span>
      </summary>
      <div class="fk-more-body">{children}</div>
    </details>
  );
}

/** Go to the field that was refused, also inside something closed; `tries` counts the refusals. */
function useWayToRefusal(root: { current: HTMLElement | null }, { refusal, box }: SetupView, tries: number) {
  useLayoutEffect(() => {
    const field = tries && refusal && [refusal.field, refusal.seat].filter((part) => part !== null).join("-");
    const place = field ? root.current?.querySelector<HTMLElement>(`[data-field="${field}"]`) : null;
    place?.closest("details")?.setAttribute("open", "");
    const inside = place?.matches("fieldset") && place.querySelector<HTMLElement>("input:checked, input");
    (inside || place)?.focus();
  }, [root, tries]);
  useEffect(() => {
    if (!box.mistakes.length) return;
    root.current?.querySelector("[data-field=box]")?.closest("details")?.setAttribute("open", "");
  }, [root, box.mistakes]);
}

/** The wish in the making; it is kept in the browser, and what is no longer on offer falls back. */
function useWish(setup: SetupView): [SetupOptions, (wish: SetupOptions) => void] {
  const [wish, setWish] = useState(() => rememberedWish(setup));
  useEffect(() => setWish((before) => fitted(before, setup)), [setup.box.name]);
  const change = (next: SetupOptions) => {
    setWish(next);
    rememberWish(next);
  };
  return [wish, change];
}

/** What has to be said first; `refused` is a refusal that belongs to no field. */
function Said({ setup, line, keeping, refused }: Props & { refused: string }) {
  const { say } = useShell();
  const lost = keeping.refused;
  return (
    <div class="fk-banners">
      {line.silent && <Banner kind="bad" title={say("kernel.silent")} />}
      {setup.note && <Banner kind="bad" title={say("setup.not-opened")} text={setup.note} />}
      {refused && <Banner kind="bad" title={refused} />}
      {lost && (
        <Banner kind="bad" title={say("table.not-back")} text={lost.why}>
          <Button kind="banner" onClick={keeping.decline}>
            {say("table.forget")}
          </Button>
        </Banner>
      )}
      <Offered keeping={keeping} />
    </div>
  );
}

/** What is chosen under each of the headings, in few words. */
function useChosen({ setup, wish }: Part) {
  const { say } = useShell();
  const picked = wish.seats.filter((seat) => seat.character || seat.skill).length;
  const scenario = setup.scenarios.find((each) => each.number === wish.scenario);
  const extras = EXTRAS.filter((name) => wish[name]);
  return {
    people: picked ? say("setup.picked", { count: picked }) : say("setup.all-drawn"),
    scenario: scenario?.name ?? say("setup.draw"),
    level: say("setup.level-number", { level: wish.level }),
    rules: [
      say(`setup.edition-${wish.edition}` as WordKey),
      ...extras.map((name) => say(`setup.${name}`)),
    ].join(" · "),
    box: setup.box.name || say("setup.box-of-house"),
  };
}

export function Dialogue({ setup, line, keeping }: Props) {
  const { say } = useShell();
  const root = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useWish(setup);
  const [refused, setRefused] = useState("");
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const shown = refused ? setup.refusal : null;
  useWayToRefusal(root, setup, tries);
  const part: Part = {
    setup,
    wish,
    refusal: (field, seat) => (shown?.field === field && shown.seat === (seat ?? null) ? shown.text : ""),
    change: (next) => {
      setWish(next);
      setRefused("");
    },
  };
  const chosen = useChosen(part);
  const deal = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    rememberWish(wish);
    const answer = await line.ask({ do: "start-game", options: wish });
    setBusy(false);
    if (answer?.ok) keeping.begin();
    else if (answer) {
      setRefused(answer.note);
      setTries(tries + 1);
    }
  };
  return (
    <form ref={root} class="fk-setup" aria-label={say("setup.title")} onSubmit={deal} noValidate>
      <header class="fk-setup-head">
        <div class="fk-setup-picture" aria-hidden="true">
          <Art name="volcano-1" />
        </div>
        <div>
          <h2 tabIndex={-1}>{say("setup.title")}</h2>
          <p>{say("setup.lead")}</p>
        </div>
        <Languages />
      </header>
      <Said setup={setup} line={line} keeping={keeping} refused={shown ? "" : refused} />
      <div class="fk-setup-first">
        <Ways {...part} />
        <Players {...part} />
        <Variants {...part} />
        <Button type="submit" kind="main" class="fk-deal" aria-busy={busy || undefined}>
          {say("setup.deal")}
        </Button>
        <p class="fk-setup-sum">{say("setup.sum", { scenario: chosen.scenario, level: wish.level })}</p>
        {setup.back && (
          <Button kind="quiet" onClick={() => line.ask({ do: "set-up", open: false })}>
            {say("setup.back")}
          </Button>
        )}
      </div>
      <section class="fk-setup-more" aria-label={say("setup.more")}>
        <h3>{say("setup.more")}</h3>
        <More title={say("setup.people")} chosen={chosen.people}>
          <People {...part} />
        </More>
        <More title={say("setup.scenario")} chosen={chosen.scenario}>
          <Scenarios {...part} />
        </More>
        <More title={say("setup.level")} chosen={chosen.level}>
          <Levels {...part} />
        </More>
        <More title={say("setup.rules")} chosen={chosen.rules}>
          <Editions {...part} />
          <Switches {...part} />
        </More>
        <More title={say("setup.box")} chosen={chosen.box}>
          <OwnBox box={setup.box} page={setup.box_page} line={line} />
        </More>
        <p class="fk-setup-house">{say("setup.house-why")}</p>
      </section>
    </form>
  );
}
