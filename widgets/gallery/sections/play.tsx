/** The set-up dialogue, and games to pick up. */

import { Play } from "../../src/fuji/setup/Play";
import type { PlayTraits, SetupView } from "../../src/generated";
import { OpenGame } from "../../src/resume/OpenGame";
import { SavedGameItem } from "../../src/resume/SavedGameItem";
import { setupOf } from "../../tests/fuji/setup/setups";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

function shown(name: string, traits: Partial<SetupView> = {}) {
  const model = pretend<PlayTraits>({
    setup: setupOf(traits),
    name: `gallery-${name}`,
    saved_code: "",
    view: "{}",
  });
  return () => <Play model={model} />;
}

const KEPT = {
  code: "fks1.gallery",
  at: "2026-11-16T08:30:00.000Z",
  round: 4,
  phase: "reroll",
  players: ["Clara", "Jona", "Steve"],
  finished: false,
};

export const play: Section = {
  title: "Play",
  states: {
    "a new game": shown("new"),
    "after a game": shown("after", { back: true }),
    "a bad code": shown("code", { note: "This is no game that can be opened here." }),
    "a box with mistakes": shown("box", {
      box: {
        name: "",
        mistakes: ['box: village 1 "inn": need: "yelow|4" names no colour or value'],
        more: 3,
      },
    }),
    "a kept game": () => (
      <ul class="fk-saved-games">
        <SavedGameItem saved={KEPT} address="#" onGoOn={() => undefined} onRemove={() => undefined} />
      </ul>
    ),
    "a game to bring": () => <OpenGame onFound={() => undefined} />,
  },
};
