/** The words on screen as they stand in the files of the Python half. */
import gameEn from "../../fujikit/fuji/words/en.toml?raw";
import gameFr from "../../fujikit/fuji/words/fr.toml?raw";
import gamePl from "../../fujikit/fuji/words/pl.toml?raw";
import en from "../../fujikit/widgets/words/en.toml?raw";
import fr from "../../fujikit/widgets/words/fr.toml?raw";
import pl from "../../fujikit/widgets/words/pl.toml?raw";
import type { Lang } from "../src/generated";
import type { Words } from "../src/translate";

const LINE = /^(?:\[(?<section>[a-z-]+)\]|(?<key>[\w"/-]+) = (?<text>"(?!"").*"))$/;

/** Enough of TOML for one-line texts in plain sections; what a clause says is for the kernel. */
function* texts(toml: string): Generator<[string, string]> {
  let section = "";
  for (const line of toml.split("\n")) {
    const found = LINE.exec(line)?.groups;
    if (found?.["section"]) section = found["section"];
    else if (line.startsWith("[")) section = "";
    else if (found?.["text"] && section)
      yield [`${section}.${found["key"]?.replaceAll('"', "")}`, JSON.parse(found["text"])];
  }
}

/** What every face of a die is called: spoken forms that Python sends with the words. */
function faces(words: Words): Words {
  const named = Object.entries({ B: "blue", P: "pink", Y: "yellow" }).flatMap(([letter, colour]) =>
    [1, 2, 3, 4, 5, 6].map((value) => {
      const face = words["thing.face"]?.replace("{colour}", words[`colour.${colour}`] ?? "");
      return [`face.${letter}${value}`, face?.replace("{value}", String(value)) ?? ""] as const;
    }),
  );
  return Object.fromEntries(named);
}

function read(game: string, screen: string): Words {
  const words: Words = Object.fromEntries([...texts(game), ...texts(screen)]);
  return { ...words, ...faces(words) };
}

export const WORDS: Record<Lang, Words> = {
  en: read(gameEn, en),
  fr: read(gameFr, fr),
  pl: read(gamePl, pl),
};
