/** A picture that follows the theme, or a finding with its table. */
import type { ExhibitTraits } from "../generated";
import "../styles/exhibit.css";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { Languages } from "../Languages";
import { type Model, setTrait, useTrait } from "../model";
import { useColorScheme } from "../theme";

function Table({ head, rows }: Pick<ExhibitTraits, "head" | "rows">) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, number) => (
              <td key={head[number + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ExhibitPanel({ model }: { model: Model<ExhibitTraits> }) {
  const root = useRef<HTMLDivElement>(null);
  const picture = useTrait(model, "picture");
  const text = useTrait(model, "text");
  const head = useTrait(model, "head");
  const rows = useTrait(model, "rows");
  const shell = useCallback(() => root.current?.closest(".fk") ?? null, []);
  const dark = useColorScheme(useTrait(model, "theme"), shell) === "dark";
  useEffect(() => {
    if (model.get("dark") !== dark) setTrait(model, "dark", dark);
  }, [model, dark]);
  return (
    <div ref={root} class="fk-exhibit-body">
      {!picture && <Languages />}
      {!picture && <p>{text}</p>}
      {(picture || rows[0]) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide for a phone is moved by keys
        <figure tabIndex={0}>
          {picture && <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={text} />}
          {rows[0] && <Table head={head} rows={rows} />}
        </figure>
      )}
    </div>
  );
}
