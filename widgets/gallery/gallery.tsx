/** Every component in every state: choose palette, theme, language and width; the choice stays in the address. */
import "../src/styles/base.css";
import "./gallery.css";
import { type ComponentChildren, render } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { WidgetTraits } from "../src/model";
import { Shell } from "../src/Shell";
import { pretend } from "../tests/model";
import { WORDS } from "../tests/words";
import type { Section } from "./section";
import { SECTIONS } from "./sections";

const CHOICES = {
  palette: ["woodblock", "clear", "contrast", "all"],
  theme: ["light", "dark", "all"],
  lang: ["en", "fr", "pl"],
  letters: ["no", "yes"],
  width: ["full", "1024", "600", "375", "320"],
} as const;
type Choices = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

function readAddress(): Choices {
  const asked = new URLSearchParams(location.search);
  const entries = Object.entries(CHOICES).map(([name, options]) => {
    const wish = asked.get(name);
    return [name, options.find((option) => option === wish) ?? options[0]];
  });
  return Object.fromEntries(entries) as Choices;
}

function keepInAddress(choices: Choices): void {
  const asked = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(location.search)),
    ...choices,
  });
  history.replaceState(null, "", `?${asked}${location.hash}`);
}

interface BarProps {
  choices: Choices;
  onChoose(choices: Choices): void;
}

function Bar({ choices, onChoose }: BarProps) {
  return (
    <nav class="gallery-bar" aria-label="Gallery">
      {Object.entries(CHOICES).map(([name, options]) => (
        <label key={name}>
          {name}{" "}
          <select
            value={choices[name as keyof Choices]}
            onChange={(event) => onChoose({ ...choices, [name]: event.currentTarget.value } as Choices)}
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      ))}
      {SECTIONS.map(({ title }) => (
        <a key={title} href={`#${title}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

type Face = Pick<WidgetTraits, "palette" | "theme" | "lang" | "letters"> & { width: string };

const of = <Option extends string>(wish: Option, options: readonly Option[]): Exclude<Option, "all">[] =>
  (wish === "all" ? options.filter((option) => option !== "all") : [wish]) as Exclude<Option, "all">[];

function faces({ palette, theme, lang, letters, width }: Choices): Face[] {
  return of(palette, CHOICES.palette).flatMap((eachPalette) =>
    of(theme, CHOICES.theme).map((eachTheme) => ({
      palette: eachPalette,
      theme: eachTheme,
      lang,
      letters: letters === "yes",
      width: width === "full" ? "100%" : `${width}px`,
    })),
  );
}

function InShell({ face, show }: { face: Face; show: () => ComponentChildren }) {
  const { palette, theme, lang, letters, width } = face;
  const model = useMemo(
    () => pretend<WidgetTraits>({ palette, theme, lang, letters, words: WORDS[lang] }),
    [palette, theme, lang, letters],
  );
  const Body = useMemo(() => () => <>{show()}</>, [show]);
  return (
    <div class="gallery-face" style={{ width }}>
      <Shell key={Object.values(face).join(" ")} model={model} name="gallery" Body={Body} />
    </div>
  );
}

function Shown({ section, choices }: { section: Section; choices: Choices }) {
  return (
    <section class="gallery-section" id={section.title}>
      <h2>{section.title}</h2>
      {Object.entries(section.states).map(([name, show]) => (
        <div key={name} class="gallery-state">
          <h3>{name}</h3>
          <div class="gallery-faces">
            {faces(choices).map((face) => (
              <InShell key={Object.values(face).join(" ")} face={face} show={show} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** `?section=Board` shows that section alone. */
function asked(): readonly Section[] {
  const title = new URLSearchParams(location.search).get("section");
  const found = SECTIONS.filter((section) => section.title === title);
  return found.length ? found : SECTIONS;
}

function Gallery() {
  const [choices, setChoices] = useState(readAddress);
  const choose = (next: Choices) => {
    keepInAddress(next);
    setChoices(next);
  };
  return (
    <>
      <Bar choices={choices} onChoose={choose} />
      {asked().map((section) => (
        <Shown key={section.title} section={section} choices={choices} />
      ))}
    </>
  );
}

const root = document.getElementById("gallery");
if (root) render(<Gallery />, root);
