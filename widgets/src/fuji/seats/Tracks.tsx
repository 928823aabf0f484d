/** The stamina of one player or of a whole table, one track below the other. */
import type { TrackTraits } from "../../generated";
import { type Model, useTrait } from "../../model";
import { Meeple } from "./Meeple";
import { Track } from "./Track";

export function Tracks({ model }: { model: Model<TrackTraits> }) {
  const rows = useTrait(model, "rows");
  const length = useTrait(model, "length");
  const injuries = useTrait(model, "injuries");
  return (
    <ul class="fk-tracks">
      {rows.map(({ name, character, lost, label }) => (
        <li key={name}>
          {name && (
            <span class="fk-tracks-who">
              <Meeple character={character} name={name} />
              {name}
            </span>
          )}
          <Track lost={lost} length={length} injuries={injuries} character={character} label={label} />
        </li>
      ))}
    </ul>
  );
}
