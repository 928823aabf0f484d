/** The table as text, in a block that can be read: drawings keep their columns, sentences are wrapped. */
import { memo } from "../memo";
import { useShell } from "../Shell";
import { type Block, blocksOf, headed } from "./text";

function Sentences({ lines }: Pick<Block, "lines">) {
  return (
    <div class="fk-plain-sentences">
      {lines.map((line, index) => {
        const [heading, rest] = headed(line);
        return (
          <p key={index}>
            {heading && <b>{heading}</b>}
            {rest}
          </p>
        );
      })}
    </div>
  );
}

export const TableText = memo(({ text }: { text: string }) => {
  const { translate } = useShell();
  return (
    <section class="fk-plain-text" data-part="board" aria-label={translate("plain.text")}>
      {blocksOf(text).map(({ drawn, lines }, index) =>
        drawn ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          <pre key={index} tabIndex={0}>
            {lines.join("\n")}
          </pre>
        ) : (
          <Sentences key={index} lines={lines} />
        ),
      )}
    </section>
  );
});
