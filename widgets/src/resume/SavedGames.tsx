/** The list of saved games to go on with. */
import { useRef, useState } from "preact/hooks";
import { useShell } from "../Shell";
import {
  addressOnPage,
  archiveGame,
  listSavedGames,
  removeGame,
  type StoredGame,
} from "../table/gameStorage";
import { SavedGameItem } from "./SavedGameItem";

/** The saved games of a kind; the heading gets the focus when one has been removed. */
export function useSavedGames(game: string) {
  const { translate, announce } = useShell();
  const own = () => listSavedGames().filter(({ saved }) => saved.game === undefined || saved.game === game);
  const [games, setGames] = useState(own);
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (game: StoredGame) => {
    removeGame(game);
    setGames(own());
    announce(translate("resume.removed"));
    title.current?.focus();
  };
  return { games, title, remove };
}

interface Props {
  games: readonly StoredGame[];
  /** Where a game is gone on with, and the name of its table there. */
  page: string;
  table: string;
  onRemove(game: StoredGame): void;
}

export function SavedGames({ games, page, table, onRemove }: Props) {
  const { translate } = useShell();
  // JupyterLab drops what stands behind the # of an address: then the table offers what was set aside for it.
  const onGoOn = ({ name, saved }: StoredGame) => name !== table && archiveGame(table, saved);
  return (
    <ul class="fk-saved-games" aria-label={translate("resume.title")}>
      {games.map((game) => (
        <SavedGameItem
          key={game.saved.code}
          saved={game.saved}
          address={addressOnPage(page, table, game.saved.code)}
          onGoOn={() => onGoOn(game)}
          onRemove={() => onRemove(game)}
        />
      ))}
    </ul>
  );
}
