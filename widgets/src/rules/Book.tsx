/** The rulebook as an open book: what can be found on the left, what was opened on the right. */
import { useEffect, useRef } from "preact/hooks";
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { RulesMessage, RulesTraits } from "../generated";
import { Languages } from "../Languages";
import { type Model, useTrait } from "../model";
import { useShell } from "../Shell";
import "../styles/rules.css";
import { useAsk } from "../useAsk";
import { ClausePage } from "./ClausePage";
import { Contents } from "./Contents";
import { SampleQuestions } from "./SampleQuestions";
import { SearchField } from "./SearchField";
import { SearchResults } from "./SearchResults";
import { usePlaces } from "./usePlaces";
import { useSearch } from "./useSearch";

export function Book({ model }: { model: Model<RulesTraits> }) {
  const { translate, announce } = useShell();
  const page = useTrait(model, "page");
  const found = useTrait(model, "found");
  const contents = useTrait(model, "contents");
  const { ask, note } = useAsk<RulesMessage>();
  const { query, type } = useSearch(found.query, ask);
  const places = usePlaces();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = page?.id ?? "";
  const searched = found.query.trim() !== "";
  useFocusOnTurn(open, heading, field);
  useEffect(() => {
    if (searched) announce(translate("rules.found", { count: found.clauses.length }));
  }, [found, searched, announce, translate]);

  const turn = (clause: string) => ask({ do: "look-up", clause });
  const openClause = (id: string) => {
    if (id === open) return;
    places.leave({ clause: open, query });
    turn(id);
  };
  const back = () => {
    const place = places.back();
    if (place.query !== query) type(place.query);
    turn(place.clause);
  };
  const best = found.clauses[0]?.id;
  return (
    <div class="fk-rules-book" data-open={page !== null}>
      <header class="fk-rules-header">
        <h2>{translate("rules.title")}</h2>
        <Languages />
      </header>
      <div class="fk-rules-spread">
        <div class="fk-rules-left">
          <SearchField
            query={query}
            field={field}
            onType={type}
            onEnter={() => best && openClause(best)}
            onDown={() => list.current?.querySelector("button")?.focus()}
          />
          {note && <p role="alert">{note}</p>}
          {!searched && <SampleQuestions onTry={type} />}
          <div class="fk-rules-lists">
            {searched ? (
              <SearchResults
                found={found}
                open={open}
                list={list}
                onOpen={openClause}
                onUp={() => field.current?.focus()}
              />
            ) : (
              <Contents contents={contents} open={open} onOpen={openClause} />
            )}
          </div>
        </div>
        <div class="fk-rules-right">
          {page ? (
            <>
              <Button class="fk-rules-back" icon="back" onClick={back}>
                {translate("rules.back")}
              </Button>
              <ClausePage clause={page} onLookUp={openClause} heading={heading} />
            </>
          ) : (
            <TitlePage />
          )}
        </div>
      </div>
    </div>
  );
}

/** A page that was turned to takes the focus; the title page leaves it to the field. Not before the first turn. */
function useFocusOnTurn(
  open: string,
  heading: { current: HTMLElement | null },
  field: { current: HTMLElement | null },
): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    (open ? heading : field).current?.focus();
  }, [open, heading, field]);
}

function TitlePage() {
  const { translate } = useShell();
  return (
    <div class="fk-rules-title">
      <Art name="volcano-1" />
      <p>{translate("rules.welcome")}</p>
    </div>
  );
}
