/** A box of the reader's own: a file or a text, looked at by the kernel before it is played with. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../Button";
import { ChooseFile } from "../../ChooseFile";
import type { BoxView, PlayMessage } from "../../generated";
import { pageAddress } from "../../pages";
import { useShell } from "../../Shell";
import type { Asking } from "../../useAsk";
import { rememberBox, rememberedBox } from "./wish";

/** What is wrong, as the kernel says it: file, card and field. */
function Mistakes({ box }: { box: BoxView }) {
  const { say } = useShell();
  if (!box.mistakes.length) return null;
  return (
    <div class="fk-mistakes" role="alert">
      <p>{say("setup.box-bad")}</p>
      <ul lang="en">
        {box.mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
      {box.more > 0 && <p>{say("setup.box-more", { count: box.more })}</p>}
    </div>
  );
}

interface Props {
  box: BoxView;
  /** The notebook that tells how to write a box. */
  page: string;
  line: Asking<PlayMessage>;
}

export function OwnBox({ box, page, line }: Props) {
  const { say } = useShell();
  const [text, setText] = useState(() => rememberedBox()?.text ?? "");
  const [file, setFile] = useState("");
  const use = async (own: string, name: string) => {
    const answer = await line.ask({ do: "use-box", text: own, file: name });
    if (answer?.ok) rememberBox(own ? { text: own, file: name } : null);
  };
  // The box of the last time is asked for once; the kernel looks at it anew.
  useEffect(() => {
    const last = rememberedBox();
    if (last && !box.name && !box.mistakes.length) use(last.text, last.file);
  }, []);
  const open = async (chosen: File) => {
    const own = await chosen.text();
    setText(own);
    setFile(chosen.name);
    use(own, chosen.name);
  };
  return (
    <>
      <p>
        {say("setup.box-why")} <a href={pageAddress(page)}>{say("setup.box-how")}</a>
      </p>
      {box.name && <p role="status">{say("setup.box-used", { name: box.name })}</p>}
      <ChooseFile label={say("setup.box-file")} kind="press" onChoose={open} />
      <label class="fk-box-text">
        {say("setup.box-text")}
        <textarea
          rows={6}
          spellcheck={false}
          value={text}
          data-field="box"
          onInput={(event) => {
            setText(event.currentTarget.value);
            setFile("");
          }}
        />
      </label>
      <Mistakes box={box} />
      <div class="fk-setup-buttons">
        <Button kind="press" onClick={() => use(text, file)}>
          {say("setup.box-check")}
        </Button>
        {box.name && (
          <Button kind="quiet" onClick={() => use("", "")}>
            {say("setup.box-house")}
          </Button>
        )}
      </div>
    </>
  );
}
