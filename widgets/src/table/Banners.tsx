/** What has to be said around the game: silence, a game that waits, one that has come back or could not. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../Button";
import type { ScreenView } from "../generated";
import { memo } from "../memo";
import { useShell } from "../Shell";
import type { Keeping } from "./useKeeping";
import "../styles/banners.css";

interface BannerProps {
  kind: "calm" | "bad";
  title: string;
  text?: string;
  children?: ComponentChildren;
}

export function Banner({ kind, title, text, children }: BannerProps) {
  return (
    <div class="fk-banner" data-kind={kind} role={kind === "bad" ? "alert" : "status"}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <div class="fk-banner-buttons">{children}</div>
    </div>
  );
}

interface Props {
  screen: ScreenView;
  silent: boolean;
  keeping: Keeping;
  /** Why a file could not be opened, and other things the kernel had to say. */
  note: string;
  onRetry(): void;
  onNoteRead(): void;
}

export function Offered({ keeping }: { keeping: Keeping }) {
  const { say } = useShell();
  const { offer } = keeping;
  if (!offer) return null;
  return (
    <Banner kind="calm" title={say("table.kept", { names: offer.players, round: offer.round })}>
      <Button kind="banner" onClick={keeping.goOn}>
        {say("table.go-on")}
      </Button>
      <Button kind="banner" onClick={keeping.decline}>
        {say("table.no-thanks")}
      </Button>
    </Banner>
  );
}

/** Said once; the reader puts it away. */
function Once({ text, kind }: { text: string; kind: "calm" | "bad" }) {
  const { say } = useShell();
  const [read, setRead] = useState("");
  if (!text || read === text) return null;
  return (
    <Banner kind={kind} title={text}>
      <Button
        class="fk-banner-close"
        aria-label={say("table.close")}
        icon="close"
        onClick={() => setRead(text)}
      />
    </Banner>
  );
}

export const Banners = memo(({ screen, silent, keeping, note, onRetry, onNoteRead }: Props) => {
  const { say } = useShell();
  return (
    <div class="fk-banners">
      {silent && (
        <Banner
          kind="bad"
          title={say("table.silent")}
          text={say(keeping.keeps ? "table.silent-how" : "table.silent-lost")}
        >
          <Button kind="banner" onClick={onRetry}>
            {say("table.retry")}
          </Button>
        </Banner>
      )}
      <Offered keeping={keeping} />
      {keeping.refused && (
        <Banner
          kind="bad"
          title={say("table.not-back")}
          text={`${keeping.refused.why} ${say("table.not-back-how")}`}
        >
          <Button kind="banner" onClick={keeping.decline}>
            {say("table.forget")}
          </Button>
        </Banner>
      )}
      {note && (
        <Banner kind="bad" title={note}>
          <Button class="fk-banner-close" aria-label={say("table.close")} icon="close" onClick={onNoteRead} />
        </Banner>
      )}
      <Once kind="bad" text={screen.warning} />
      <Once kind="calm" text={screen.back} />
    </div>
  );
});
