/** What was said and what the referee answered, as in the text of a play. */
import { useEffect, useRef } from "preact/hooks";
import type { ExchangeView } from "../../generated";
import { useShell } from "../../Shell";
import { Ruling } from "./Ruling";

interface Props {
  exchanges: readonly ExchangeView[];
  onClause(id: string): void;
}

export function Conversation({ exchanges, onClause }: Props) {
  const { translate } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const latest = exchanges.at(-1)?.number;
  useEffect(() => {
    if (latest !== undefined && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [latest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div class="fk-talk-heard" ref={box} role="log" aria-label={translate("talk.heard")} tabIndex={0}>
      {exchanges.map(({ number, text, lang, ok, reasons }) => (
        <div class="fk-talk-exchange" key={number}>
          <q lang={lang}>{text}</q>
          <Ruling ok={ok} reasons={reasons} onClause={onClause} />
        </div>
      ))}
    </div>
  );
}
