/** Games to go on with: the newest that this browser has saved, and one from a code or a file. */
import { useCallback } from "preact/hooks";
import type { ResumeTraits } from "../generated";
import { Languages } from "../Languages";
import { type Model, useTrait } from "../model";
import { pageAddress } from "../pages";
import { useShell } from "../Shell";
import { addressOnPage, archiveGame, listFinishedGames } from "../table/gameStorage";
import { OpenGame } from "./OpenGame";
import { SavedGames, useSavedGames } from "./SavedGames";
import "../styles/resume.css";

/** So many games stand on a page beside other things; the rest are behind a link. */
const NEWEST = 2;

export function Resume({ model }: { model: Model<ResumeTraits> }) {
  const { translate } = useShell();
  const page = pageAddress(useTrait(model, "page"));
  const all = useTrait(model, "games_page");
  const table = useTrait(model, "table");
  const { games, title, remove } = useSavedGames(useTrait(model, "game"));
  const hasMore = games.length > NEWEST || listFinishedGames().length > 0;
  const onFound = useCallback(() => {
    const found = model.get("found");
    if (!found) return;
    if (!found.finished) archiveGame(table, { ...found, at: new Date().toISOString() });
    location.assign(addressOnPage(page, table, found.code));
  }, [model, page, table]);
  return (
    <section class="fk-resume-body" aria-label={translate("games.to-list")}>
      <header class="fk-resume-head">
        <h2 ref={title} tabIndex={-1}>
          {translate(games.length > 0 ? "resume.title" : "games.to-list")}
        </h2>
        {hasMore && all && <a href={pageAddress(all)}>{translate("resume.all")}</a>}
      </header>
      <Languages />
      {games.length === 0 ? (
        <p>
          {translate("resume.none")} <a href={page}>{translate("resume.new")}</a>
        </p>
      ) : (
        <SavedGames games={games.slice(0, NEWEST)} page={page} table={table} onRemove={remove} />
      )}
      <OpenGame onFound={onFound} />
    </section>
  );
}
