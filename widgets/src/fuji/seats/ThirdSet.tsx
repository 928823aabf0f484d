/** The third set of dice of two players. */

import type { View } from "../../generated";
import { useShell } from "../../Shell";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";

/** The dice of nobody, which two players have to beat as well. */
export function ThirdSet({ view, square }: { view: View; square: string | null }) {
  const { translate } = useShell();
  if (!view.third_set.length) return null;
  const seen = view.third_set.some((die) => die !== null);
  const counts = square && seen && view.cards[square]?.need ? counting(view, square, view.third_set) : null;
  return (
    <div class="fk-third-set">
      <span class="fk-third-set-name" aria-hidden="true">
        {translate("table.third-set")}
      </span>
      <Hand dice={view.third_set} label={translate("table.third-set")} counting={counts} />
    </div>
  );
}
