/** What somebody has said in this phase, at their place. */
import { useShell } from "../Shell";
import "../styles/company.css";

export function Bubble({ name, text }: { name: string; text: string }) {
  const { say } = useShell();
  if (!text) return null;
  return (
    <p key={text} class="fk-bubble">
      <span class="fk-unseen">{say("code.says", { name })}: </span>
      <q>{text}</q>
    </p>
  );
}
