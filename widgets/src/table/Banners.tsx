/** Notices above the table: a timeout, a game to restore, a game that could not be restored. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../Button";
import type { ScreenView } from "../generated";
import { memo } from "../memo";
import { useShell } from "../Shell";
import type { GameStorage } from "./useGameStorage";
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
  timedOut: boolean;
  storage: GameStorage;
  /** Why a file could not be opened, and other things the kernel had to say. */
  note: string;
  onRetry(): void;
  onNoteRead(): void;
}

export function RestoreOffer({ storage }: { storage: GameStorage }) {
  const { translate } = useShell();
  const { offer } = storage;
  if (!offer) return null;
  return (
    <Banner kind="calm" title={translate("table.kept", { names: offer.players, round: offer.round })}>
      <Button kind="banner" onClick={storage.goOn}>
        {translate("table.go-on")}
      </Button>
      <Button kind="banner" onClick={storage.decline}>
        {translate("table.no-thanks")}
      </Button>
    </Banner>
  );
}

/** Said once; the reader puts it away. */
function DismissibleBanner({ text, kind }: { text: string; kind: "calm" | "bad" }) {
  const { translate } = useShell();
  const [read, setRead] = useState("");
  if (!text || read === text) return null;
  return (
    <Banner kind={kind} title={text}>
      <Button
        class="fk-banner-close"
        aria-label={translate("table.close")}
        icon="close"
        onClick={() => setRead(text)}
      />
    </Banner>
  );
}

export const Banners = memo(({ screen, timedOut, storage, note, onRetry, onNoteRead }: Props) => {
  const { translate } = useShell();
  return (
    <div class="fk-banners">
      {timedOut && (
        <Banner
          kind="bad"
          title={translate("table.silent")}
          text={translate(storage.works ? "table.silent-how" : "table.silent-lost")}
        >
          <Button kind="banner" onClick={onRetry}>
            {translate("table.retry")}
          </Button>
        </Banner>
      )}
      <RestoreOffer storage={storage} />
      {storage.failure && (
        <Banner
          kind="bad"
          title={translate("table.not-back")}
          text={`${storage.failure.why} ${translate("table.not-back-how")}`}
        >
          <Button kind="banner" onClick={storage.decline}>
            {translate("table.forget")}
          </Button>
        </Banner>
      )}
      {note && (
        <Banner kind="bad" title={note}>
          <Button
            class="fk-banner-close"
            aria-label={translate("table.close")}
            icon="close"
            onClick={onNoteRead}
          />
        </Banner>
      )}
      <DismissibleBanner kind="bad" text={screen.warning} />
      <DismissibleBanner kind="calm" text={screen.back} />
    </div>
  );
});
