/** What stands around every widget: look, language, words, the kernel, and a voice for screen readers. */
import { type ComponentType, createContext, render } from "preact";
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { spreadSheet } from "./art/Art";
import type { Lang } from "./generated";
import { type Kernel, kernelOf } from "./kernel";
import { type Look, type Model, useTrait } from "./model";
import type { Host } from "./Nested";
import { type Fill, filler, type Say, speaker } from "./say";
import "./styles/base.css";
import { useShade } from "./theme";
import { useFocus } from "./useFocus";
import { useFullHeight } from "./useFullHeight";
import { useTaste } from "./useTaste";

interface Around {
  say: Say;
  /** Fills a template that the kernel has sent. */
  fill: Fill;
  lang: Lang;
  /** Dice show letters beside their shapes. */
  letters: boolean;
  kernel: Kernel;
  /** Draws other widgets, where the notebook brings it. */
  host: Host | undefined;
  /** A new language did not reach the kernel. */
  unheard: boolean;
  /** Let a screen reader say something. */
  announce(text: string): void;
}

const Context = createContext<Around | null>(null);

/** What the shell gives to every part of a widget. */
export function useShell(): Around {
  const around = useContext(Context);
  if (!around) throw new Error("a part of the kit was drawn outside its shell");
  return around;
}

type Announce = Around["announce"];

/** What is announced is drawn here alone, and not with the whole widget. */
function Voice({ speak }: { speak: { current: Announce } }) {
  const [text, setText] = useState("");
  speak.current = setText;
  return (
    <div class="fk-voice fk-unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}

interface Props<Traits extends Look> {
  model: Model<Traits>;
  name: string;
  host?: Host | undefined;
  Body: ComponentType<{ model: Model<Traits> }>;
}

export function Shell<Traits extends Look>({ model, name, host, Body }: Props<Traits>) {
  const root = useRef<HTMLDivElement>(null);
  const lang = useTrait(model, "lang");
  const words = useTrait(model, "words");
  const letters = useTrait(model, "letters");
  const palette = useTrait(model, "palette");
  const shade = useShade(
    useTrait(model, "theme"),
    useCallback(() => root.current, []),
  );
  const speak = useRef<Announce>(() => undefined);
  const announce = useCallback<Announce>((text) => speak.current(text), []);
  const kernel = useMemo(() => kernelOf(model), [model]);
  useEffect(() => () => kernel.close(), [kernel]);
  useEffect(() => {
    if (root.current) spreadSheet(root.current);
  }, []);
  useFocus(root);
  useFullHeight(root);
  const { unheard } = useTaste(model, kernel);
  const say = useMemo(() => speaker(words, lang), [words, lang]);
  const fill = useMemo(() => filler(words, lang), [words, lang]);
  const around = useMemo(
    () => ({ say, fill, lang, letters, kernel, host, unheard, announce }),
    [say, fill, lang, letters, kernel, host, unheard, announce],
  );
  return (
    // It can have the focus, so that a click beside its buttons does not give it to the cell of a notebook.
    <div
      ref={root}
      class={`fk fk-${name}`}
      tabIndex={-1}
      lang={lang}
      data-theme={shade}
      data-palette={palette}
    >
      <Context.Provider value={around}>
        <Body model={model} />
      </Context.Provider>
      <Voice speak={speak} />
    </div>
  );
}

/** The default export of a widget's module, as anywidget wants it. */
export function widget<Traits extends Look>(name: string, Body: ComponentType<{ model: Model<Traits> }>) {
  return {
    render({ model, el, host }: { model: Model<Traits>; el: HTMLElement; host?: Host }) {
      render(<Shell model={model} name={name} host={host} Body={Body} />, el);
      return () => render(null, el);
    },
  };
}
