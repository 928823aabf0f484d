/** What somebody has said in this phase, at their place. */
import { useShell } from "../Shell";
import "../styles/code-seats.css";

export function Bubble({ name, text }: { name: string; text: string }) {
  const { translate } = useShell();
  if (!text) return null;
  return (
    <p key={text} class="fk-bubble">
      <span class="fk-unseen">{translate("code.says", { name })}: </span>
      <q>{text}</q>
    </p>
  );
}
