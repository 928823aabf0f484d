/** Games to go on with: those this browser keeps, and any that the reader brings. */
import { useCallback, useRef, useState } from "preact/hooks";
import type { ResumeTraits } from "../generated";
import { Languages } from "../Languages";
import { type Model, useTrait } from "../model";
import { pageAddress } from "../pages";
import { useShell } from "../Shell";
import { forget, playedAt, type Shelved, setAside, shelf } from "../table/keep";
import { Bring } from "./Bring";
import { KeptGame } from "./KeptGame";
import "../styles/resume.css";

export function Resume({ model }: { model: Model<ResumeTraits> }) {
  const { say, announce } = useShell();
  const page = pageAddress(useTrait(model, "page"));
  const table = useTrait(model, "table");
  const game = useTrait(model, "game");
  const own = () => shelf().filter(({ kept }) => kept.game === undefined || kept.game === game);
  const [games, setGames] = useState(own);
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (game: Shelved) => {
    forget(game);
    setGames(own());
    announce(say("resume.removed"));
    title.current?.focus();
  };
  // JupyterLab drops what stands behind the # of an address: then the table offers what was set aside for it.
  const onGoOn = ({ name, kept }: Shelved) => name !== table && setAside(table, kept);
  const onFound = useCallback(() => {
    const found = model.get("found");
    if (!found) return;
    if (!found.finished) setAside(table, { ...found, at: new Date().toISOString() });
    location.assign(playedAt(page, table, found.code));
  }, [model, page, table]);
  return (
    <section class="fk-resume-body" aria-label={say("resume.title")}>
      <h2 ref={title} tabIndex={-1}>
        {say("resume.title")}
      </h2>
      <Languages />
      {games.length === 0 ? (
        <p>
          {say("resume.none")} <a href={page}>{say("resume.new")}</a>
        </p>
      ) : (
        <ul class="fk-shelf" aria-label={say("resume.title")}>
          {games.map((game) => (
            <KeptGame
              key={game.kept.code}
              kept={game.kept}
              address={playedAt(page, table, game.kept.code)}
              onGoOn={() => onGoOn(game)}
              onRemove={() => remove(game)}
            />
          ))}
        </ul>
      )}
      <Bring onFound={onFound} />
    </section>
  );
}
