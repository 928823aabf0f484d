/** The field of the look-up: arrow down goes into what was found, Enter opens the best. */
import type { Ref } from "preact";
import { useId } from "preact/hooks";
import { Art } from "../art/Art";
import { useShell } from "../Shell";

interface Props {
  query: string;
  field: Ref<HTMLInputElement>;
  onType(query: string): void;
  onEnter(): void;
  onDown(): void;
}

export function SearchField({ query, field, onType, onEnter, onDown }: Props) {
  const { translate } = useShell();
  const id = useId();
  const key = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") onDown();
    else if (event.key === "Escape" && query) onType("");
    else return;
    event.preventDefault();
  };
  return (
    <search class="fk-rules-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <label for={id}>{translate("rules.search")}</label>
        <div>
          <Art name="icon-search" />
          <input
            ref={field}
            id={id}
            type="search"
            autocomplete="off"
            enterkeyhint="search"
            placeholder={translate("rules.placeholder")}
            value={query}
            onInput={(event) => onType(event.currentTarget.value)}
            onKeyDown={key}
          />
        </div>
      </form>
    </search>
  );
}
