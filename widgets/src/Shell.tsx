/** The frame of every widget: preferences, translation, the kernel client, and announcements to screen readers. */
import { type ComponentType, createContext, render } from "preact";
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { injectSprite } from "./art/Art";
import type { Lang } from "./generated";
import { createKernelClient, type KernelClient } from "./kernel";
import { type Model, useTrait, type WidgetTraits } from "./model";
import type { Host } from "./Nested";
import { type Fill, filler, type Translate, translator } from "./translate";
import "./styles/base.css";
import { useColorScheme } from "./theme";
import { useFocus } from "./useFocus";
import { useFullHeight } from "./useFullHeight";
import { usePreferences } from "./usePreferences";

interface ShellContext {
  translate: Translate;
  /** Fills a template that the kernel has sent. */
  fill: Fill;
  lang: Lang;
  /** Dice show letters beside their shapes. */
  letters: boolean;
  kernel: KernelClient;
  /** Draws other widgets, where the notebook brings it. */
  host: Host | undefined;
  /** A new language did not reach the kernel in time. */
  languageFailed: boolean;
  /** Let a screen reader say something. */
  announce(text: string): void;
}

const Context = createContext<ShellContext | null>(null);

/** What the shell gives to every part of a widget. */
export function useShell(): ShellContext {
  const context = useContext(Context);
  if (!context) throw new Error("a part of the kit was drawn outside its shell");
  return context;
}

type Announce = ShellContext["announce"];

/** Has the announced text as a state of its own, so that the widget is not rendered again. */
function LiveRegion({ speak }: { speak: { current: Announce } }) {
  const [text, setText] = useState("");
  speak.current = setText;
  return (
    <div class="fk-live-region fk-unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}

interface Props<Traits extends WidgetTraits> {
  model: Model<Traits>;
  name: string;
  host?: Host | undefined;
  Body: ComponentType<{ model: Model<Traits> }>;
}

export function Shell<Traits extends WidgetTraits>({ model, name, host, Body }: Props<Traits>) {
  const root = useRef<HTMLDivElement>(null);
  const lang = useTrait(model, "lang");
  const words = useTrait(model, "words");
  const letters = useTrait(model, "letters");
  const palette = useTrait(model, "palette");
  const scheme = useColorScheme(
    useTrait(model, "theme"),
    useCallback(() => root.current, []),
  );
  const speak = useRef<Announce>(() => undefined);
  const announce = useCallback<Announce>((text) => speak.current(text), []);
  const kernel = useMemo(() => createKernelClient(model), [model]);
  useEffect(() => () => kernel.close(), [kernel]);
  useEffect(() => {
    if (root.current) injectSprite(root.current);
  }, []);
  useFocus(root);
  useFullHeight(root);
  const { languageFailed } = usePreferences(model, kernel);
  const translate = useMemo(() => translator(words, lang), [words, lang]);
  const fill = useMemo(() => filler(words, lang), [words, lang]);
  const context = useMemo(
    () => ({ translate, fill, lang, letters, kernel, host, languageFailed, announce }),
    [translate, fill, lang, letters, kernel, host, languageFailed, announce],
  );
  return (
    // It can have the focus, so that a click beside its buttons does not give it to the cell of a notebook.
    <div
      ref={root}
      class={`fk fk-${name}`}
      tabIndex={-1}
      lang={lang}
      data-theme={scheme}
      data-palette={palette}
    >
      <Context.Provider value={context}>
        <Body model={model} />
      </Context.Provider>
      <LiveRegion speak={speak} />
    </div>
  );
}

/** The default export of a widget's module, as anywidget wants it. */
export function widget<Traits extends WidgetTraits>(
  name: string,
  Body: ComponentType<{ model: Model<Traits> }>,
) {
  return {
    render({ model, el, host }: { model: Model<Traits>; el: HTMLElement; host?: Host }) {
      render(<Shell model={model} name={name} host={host} Body={Body} />, el);
      return () => render(null, el);
    },
  };
}
