/** All games of this browser: those to go on with, and those that are over, to look at again. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../Button";
import type { MyGamesMessage, MyGamesTraits } from "../generated";
import { Languages } from "../Languages";
import { type Model, useTrait } from "../model";
import { Nested } from "../Nested";
import { pageAddress } from "../pages";
import { SavedGames, useSavedGames } from "../resume/SavedGames";
import { useShell } from "../Shell";
import { type FinishedGame, listFinishedGames, removeFinished } from "../table/gameStorage";
import { useAsk } from "../useAsk";
import { FinishedGameItem } from "./FinishedGameItem";
import "../styles/resume.css";
import "../styles/my-games.css";

/** Behind the # of an address: the newest finished game is opened. */
const NEWEST_GAME_HASH = "#newest";

export function MyGames({ model }: { model: Model<MyGamesTraits> }) {
  const opened = useTrait(model, "opened_model");
  const { ask, note } = useAsk<MyGamesMessage>();
  const [left, setLeft] = useState("");
  const open = ({ code }: FinishedGame, review: boolean) => {
    setLeft(code);
    ask({ do: "open-finished", text: code, review });
  };
  const game = useTrait(model, "game");
  const began = useRef(false);
  useEffect(() => {
    if (began.current || location.hash !== NEWEST_GAME_HASH) return;
    began.current = true;
    const newest = listFinishedGames().find((each) => each.game === game);
    if (newest) open(newest, true);
  });
  return opened ? (
    <Opened model={model} opened={opened} onClose={() => ask({ do: "close-finished" })} />
  ) : (
    <AllGames model={model} left={left} note={note} onOpen={open} />
  );
}

interface OpenedProps {
  model: Model<MyGamesTraits>;
  opened: string;
  onClose(): void;
}

function Opened({ model, opened, onClose }: OpenedProps) {
  const { translate } = useShell();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div class="fk-my-games-opened">
      <Button ref={back} icon="back" class="fk-replay-return" onClick={onClose}>
        {translate("games.to-list")}
      </Button>
      <Nested key={opened} model={model} id={opened} />
    </div>
  );
}

interface ListProps {
  model: Model<MyGamesTraits>;
  /** The code of the game that the reader comes back from. */
  left: string;
  note: string;
  onOpen(game: FinishedGame, review: boolean): void;
}

function AllGames({ model, left, note, onOpen }: ListProps) {
  const { translate, announce } = useShell();
  const game = useTrait(model, "game");
  const page = pageAddress(useTrait(model, "page"));
  const running = useSavedGames(game);
  const own = () => listFinishedGames().filter((each) => each.game === game);
  const [finished, setFinished] = useState(own);
  const title = useRef<HTMLHeadingElement>(null);
  const remove = ({ code }: FinishedGame) => {
    removeFinished(code);
    setFinished(own());
    announce(translate("resume.removed"));
    title.current?.focus();
  };
  return (
    <div class="fk-resume-body">
      <Languages />
      {note && <p role="alert">{note}</p>}
      <section class="fk-resume-part" aria-label={translate("resume.title")}>
        <h2 ref={running.title} tabIndex={-1}>
          {translate("resume.title")}
        </h2>
        {running.games.length > 0 ? (
          <SavedGames
            games={running.games}
            page={page}
            table={useTrait(model, "table")}
            onRemove={running.remove}
          />
        ) : (
          <p>
            {translate("games.nothing-runs")} <a href={page}>{translate("resume.new")}</a>
          </p>
        )}
      </section>
      <section class="fk-resume-part" aria-label={translate("games.finished")}>
        <h2 ref={title} tabIndex={-1}>
          {translate("games.finished")}
        </h2>
        {finished.length > 0 ? (
          <ul class="fk-finished-games" aria-label={translate("games.finished")}>
            {finished.map((each) => (
              <FinishedGameItem
                key={each.code}
                game={each}
                focused={each.code === left}
                onOpen={(review) => onOpen(each, review)}
                onRemove={() => remove(each)}
              />
            ))}
          </ul>
        ) : (
          <p>{translate("games.nothing-over")}</p>
        )}
        <p class="fk-my-games-where">{translate("games.where")}</p>
      </section>
    </div>
  );
}
