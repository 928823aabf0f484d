/** Tracks and places of players. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Meeple } from "../../src/fuji/seats/Meeple";
import { Place } from "../../src/fuji/seats/Place";
import { Track } from "../../src/fuji/seats/Track";
import { Tracks } from "../../src/fuji/seats/Tracks";
import type { TrackTraits } from "../../src/generated";
import { toggled } from "../../src/toggled";
import { MAREK, seat, TABLE, viewOf } from "../../tests/fuji/seats/people";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

const INJURIES = [6, 10, 14, 17];
const CHARACTERS = ["blue", "purple", "green", "black", ""];
const NAMES = Object.keys(TABLE.seats);
const TWO = viewOf(
  { Third: seat({ ...MAREK, character: "purple", skill: "gatherer", equipment: ["flashlight"] }) },
  { variant: "b" },
);

const TRACKS = pretend<TrackTraits>({
  rows: Object.entries(TABLE.seats).map(([name, { character, stamina }]) => ({
    name,
    character,
    lost: stamina,
    label: `${name}: ${stamina}`,
  })),
  length: 20,
  injuries: INJURIES,
});

const wide = (places: readonly ComponentChildren[]) => (
  <div
    style={{
      display: "grid",
      gap: "14px",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
    }}
  >
    {places}
  </div>
);

function Touched() {
  const [cards, setCards] = useState<ReadonlySet<string>>(new Set(["rope"]));
  const touch = (card: string) => setCards((old) => toggled(old, card));
  return (
    <Place
      name="Steve"
      view={TABLE}
      me="Steve"
      acting
      usable={new Set(["rope", "pocket-knife"])}
      chosenCards={cards}
      onCard={touch}
      onSkill={() => {}}
      onSeat={() => {}}
    />
  );
}

export const seats: Section = {
  title: "Seats",
  states: {
    meeples: () => (
      <div class="gallery-row">
        {CHARACTERS.map((character) => (
          <Meeple key={character} character={character} name={character || "third"} />
        ))}
      </div>
    ),
    tracks: () => (
      <div style={{ display: "grid", gap: "12px" }}>
        {[0, 5, 7, 17, 20].map((lost, index) => (
          <Track
            key={lost}
            lost={lost}
            length={20}
            injuries={INJURIES}
            character={CHARACTERS[index] ?? ""}
            label="Clara"
          />
        ))}
      </div>
    ),
    "tracks of a table": () => <Tracks model={TRACKS} />,
    places: () =>
      wide(
        NAMES.map((name) => (
          <Place key={name} name={name} view={TABLE} me="Clara" acting={name === "Clara"} />
        )),
      ),
    "to touch": () => wide([<Touched key="Steve" />]),
    "to choose": () =>
      wide(
        NAMES.map((name) => (
          <Place
            key={name}
            name={name}
            view={TABLE}
            me="Clara"
            lit={name !== "Clara"}
            chosen={name === "Jona"}
            onSeat={() => {}}
          />
        )),
      ),
    "the third meeple": () => wide([<Place key="Third" name="Third" view={TWO} me={null} />]),
    strips: () =>
      wide(
        NAMES.map((name) => (
          <Place key={name} name={name} view={TABLE} me="Clara" acting={name === "Jona"} compact />
        )),
      ),
  },
};
