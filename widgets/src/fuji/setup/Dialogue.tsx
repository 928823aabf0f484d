/** The set-up dialogue: who plays and one big button; everything else is in sections to open. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Art } from "../../art/Art";
import { Button } from "../../Button";
import type { PlayMessage, SetupOptions, SetupView, WordKey } from "../../generated";
import { Languages } from "../../Languages";
import { useShell } from "../../Shell";
import { Banner, RestoreOffer } from "../../table/Banners";
import type { GameStorage } from "../../table/useGameStorage";
import type { KernelChannel } from "../../useAsk";
import { Editions, EXTRAS, Levels, Scenarios, Switches, Variants } from "./Choices";
import { OwnBox } from "./OwnBox";
import { People } from "./People";
import { Players } from "./Players";
import type { Part } from "./part";
import type { Start } from "./quickStart";
import { together, wayOf } from "./seats";
import { fitToChoices, savedSetup, saveSetup } from "./setupStorage";
import { Ways } from "./Ways";
import "../styles/setup.css";

interface Props {
  setup: SetupView;
  /** How the page was begun. */
  start: Start;
  channel: KernelChannel<PlayMessage>;
  storage: GameStorage;
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

/** The options of the new game, saved in the browser; one that is no longer offered gets its default. */
function useSetupOptions(setup: SetupView, start: Start): [SetupOptions, (options: SetupOptions) => void] {
  const [options, setOptions] = useState(() => {
    const saved = savedSetup(setup);
    return start === "together" && wayOf(saved) !== start ? together(saved, setup) : saved;
  });
  useEffect(() => setOptions((before) => fitToChoices(before, setup)), [setup.box.name]);
  const change = (next: SetupOptions) => {
    setOptions(next);
    saveSetup(next);
  };
  return [options, change];
}

/** Notices above the form; `refused` is a refusal that belongs to no field. */
function SetupNotices({ setup, channel, storage, refused }: Omit<Props, "start"> & { refused: string }) {
  const { translate } = useShell();
  const lost = storage.failure;
  return (
    <div class="fk-banners">
      {channel.timedOut && <Banner kind="bad" title={translate("kernel.silent")} />}
      {setup.note && <Banner kind="bad" title={translate("setup.not-opened")} text={setup.note} />}
      {refused && <Banner kind="bad" title={refused} />}
      {lost && (
        <Banner kind="bad" title={translate("table.not-back")} text={lost.why}>
          <Button kind="banner" onClick={storage.decline}>
            {translate("table.forget")}
          </Button>
        </Banner>
      )}
      <RestoreOffer storage={storage} />
    </div>
  );
}

/** What is chosen under each of the headings, in few words. */
function useChosen({ setup, options }: Part) {
  const { translate } = useShell();
  const picked = options.seats.filter((seat) => seat.character || seat.skill).length;
  const scenario = setup.scenarios.find((each) => each.number === options.scenario);
  const extras = EXTRAS.filter((name) => options[name]);
  return {
    people: picked ? translate("setup.picked", { count: picked }) : translate("setup.all-drawn"),
    scenario: scenario?.name ?? translate("setup.draw"),
    level: translate("setup.level-number", { level: options.level }),
    rules: [
      translate(`setup.edition-${options.edition}` as WordKey),
      ...extras.map((name) => translate(`setup.${name}`)),
    ].join(" · "),
    box: setup.box.name || translate("setup.box-of-house"),
  };
}

export function Dialogue({ setup, start, channel, storage }: Props) {
  const { translate } = useShell();
  const root = useRef<HTMLFormElement>(null);
  const [options, setOptions] = useSetupOptions(setup, start);
  const [refused, setRefused] = useState("");
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const shown = refused ? setup.refusal : null;
  useWayToRefusal(root, setup, tries);
  const part: Part = {
    setup,
    options,
    refusal: (field, seat) => (shown?.field === field && shown.seat === (seat ?? null) ? shown.text : ""),
    change: (next) => {
      setOptions(next);
      setRefused("");
    },
  };
  const chosen = useChosen(part);
  const deal = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    saveSetup(options);
    const answer = await channel.ask({ do: "start-game", options });
    setBusy(false);
    if (answer?.ok) storage.begin();
    else if (answer) {
      setRefused(answer.note);
      setTries(tries + 1);
    }
  };
  return (
    <form ref={root} class="fk-setup" aria-label={translate("setup.title")} onSubmit={deal} noValidate>
      <header class="fk-setup-head">
        <div class="fk-setup-picture" aria-hidden="true">
          <Art name="volcano-1" />
        </div>
        <div>
          <h2 tabIndex={-1}>{translate("setup.title")}</h2>
          <p>{translate("setup.lead")}</p>
        </div>
        <Languages />
      </header>
      <SetupNotices setup={setup} channel={channel} storage={storage} refused={shown ? "" : refused} />
      <div class="fk-setup-first">
        <Ways {...part} />
        <Players {...part} />
        <Variants {...part} />
        <Button type="submit" kind="main" class="fk-deal" aria-busy={busy || undefined}>
          {translate("setup.deal")}
        </Button>
        <p class="fk-setup-sum">
          {translate("setup.sum", { scenario: chosen.scenario, level: options.level })}
        </p>
        {setup.back && (
          <Button kind="quiet" onClick={() => channel.ask({ do: "set-up", open: false })}>
            {translate("setup.back")}
          </Button>
        )}
      </div>
      <section class="fk-setup-more" aria-label={translate("setup.more")}>
        <h3>{translate("setup.more")}</h3>
        <More title={translate("setup.people")} chosen={chosen.people}>
          <People {...part} />
        </More>
        <More title={translate("setup.scenario")} chosen={chosen.scenario}>
          <Scenarios {...part} />
        </More>
        <More title={translate("setup.level")} chosen={chosen.level}>
          <Levels {...part} />
        </More>
        <More title={translate("setup.rules")} chosen={chosen.rules}>
          <Editions {...part} />
          <Switches {...part} />
        </More>
        <More title={translate("setup.box")} chosen={chosen.box}>
          <OwnBox box={setup.box} page={setup.box_page} channel={channel} />
        </More>
        <p class="fk-setup-house">{translate("setup.house-why")}</p>
      </section>
    </form>
  );
}
