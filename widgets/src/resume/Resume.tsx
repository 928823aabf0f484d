/** Games to go on with: those saved in this browser, and one from a code or a file. */
import { useCallback, useRef, useState } from "preact/hooks";
import type { ResumeTraits } from "../generated";
import { Languages } from "../Languages";
import { type Model, useTrait } from "../model";
import { pageAddress } from "../pages";
import { useShell } from "../Shell";
import {
  addressOnPage,
  archiveGame,
  listSavedGames,
  removeGame,
  type StoredGame,
} from "../table/gameStorage";
import { OpenGame } from "./OpenGame";
import { SavedGameItem } from "./SavedGameItem";
import "../styles/resume.css";

export function Resume({ model }: { model: Model<ResumeTraits> }) {
  const { translate, announce } = useShell();
  const page = pageAddress(useTrait(model, "page"));
  const table = useTrait(model, "table");
  const game = useTrait(model, "game");
  const own = () => listSavedGames().filter(({ saved }) => saved.game === undefined || saved.game === game);
  const [games, setGames] = useState(own);
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (game: StoredGame) => {
    removeGame(game);
    setGames(own());
    announce(translate("resume.removed"));
    title.current?.focus();
  };
  // JupyterLab drops what stands behind the # of an address: then the table offers what was set aside for it.
  const onGoOn = ({ name, saved }: StoredGame) => name !== table && archiveGame(table, saved);
  const onFound = useCallback(() => {
    const found = model.get("found");
    if (!found) return;
    if (!found.finished) archiveGame(table, { ...found, at: new Date().toISOString() });
    location.assign(addressOnPage(page, table, found.code));
  }, [model, page, table]);
  return (
    <section class="fk-resume-body" aria-label={translate("resume.title")}>
      <h2 ref={title} tabIndex={-1}>
        {translate("resume.title")}
      </h2>
      <Languages />
      {games.length === 0 ? (
        <p>
          {translate("resume.none")} <a href={page}>{translate("resume.new")}</a>
        </p>
      ) : (
        <ul class="fk-saved-games" aria-label={translate("resume.title")}>
          {games.map((game) => (
            <SavedGameItem
              key={game.saved.code}
              saved={game.saved}
              address={addressOnPage(page, table, game.saved.code)}
              onGoOn={() => onGoOn(game)}
              onRemove={() => remove(game)}
            />
          ))}
        </ul>
      )}
      <OpenGame onFound={onFound} />
    </section>
  );
}
