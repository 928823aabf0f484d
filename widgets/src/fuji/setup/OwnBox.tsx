/** A box of the reader's own: a file or a text, looked at by the kernel before it is played with. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../Button";
import { ChooseFile } from "../../ChooseFile";
import type { BoxView, PlayMessage } from "../../generated";
import { pageAddress } from "../../pages";
import { useShell } from "../../Shell";
import type { KernelChannel } from "../../useAsk";
import { saveBox, savedBox } from "./setupStorage";

/** What is wrong, as the kernel says it: file, card and field. */
function Mistakes({ box }: { box: BoxView }) {
  const { translate } = useShell();
  if (!box.mistakes.length) return null;
  return (
    <div class="fk-mistakes" role="alert">
      <p>{translate("setup.box-bad")}</p>
      <ul lang="en">
        {box.mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
      {box.more > 0 && <p>{translate("setup.box-more", { count: box.more })}</p>}
    </div>
  );
}

interface Props {
  box: BoxView;
  /** The notebook that tells how to write a box. */
  page: string;
  channel: KernelChannel<PlayMessage>;
}

export function OwnBox({ box, page, channel }: Props) {
  const { translate } = useShell();
  const [text, setText] = useState(() => savedBox()?.text ?? "");
  const [file, setFile] = useState("");
  const use = async (own: string, name: string) => {
    const answer = await channel.ask({ do: "use-box", text: own, file: name });
    if (answer?.ok) saveBox(own ? { text: own, file: name } : null);
  };
  // The box of the last time is asked for once; the kernel looks at it anew.
  useEffect(() => {
    const last = savedBox();
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
        {translate("setup.box-why")} <a href={pageAddress(page)}>{translate("setup.box-how")}</a>
      </p>
      {box.name && <p role="status">{translate("setup.box-used", { name: box.name })}</p>}
      <ChooseFile label={translate("setup.box-file")} kind="press" onChoose={open} />
      <label class="fk-box-text">
        {translate("setup.box-text")}
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
          {translate("setup.box-check")}
        </Button>
        {box.name && (
          <Button kind="quiet" onClick={() => use("", "")}>
            {translate("setup.box-house")}
          </Button>
        )}
      </div>
    </>
  );
}
