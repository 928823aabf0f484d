import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { carryPreferences, withPreferences } from "../../src/app/address";
import { showLoadingPanel } from "../../src/app/loadingPanel";
import { menu } from "../../src/app/menu";
import { applyPreferences, initialPreferences } from "../../src/app/pagePreferences";
import { switches } from "../../src/app/switches";
import { savedPreferences, setPreferences } from "../../src/preferences";

const root = document.documentElement;
const HOST = location.origin;

function at(address: string): void {
  history.replaceState(null, "", address);
}
function stored(look: object): void {
  localStorage.setItem("fujikit.look", JSON.stringify(look));
}
function reads(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}
function night(on: boolean): void {
  vi.spyOn(window, "matchMedia").mockReturnValue({
    matches: on,
    addEventListener: () => undefined,
  } as unknown as MediaQueryList);
}
const found = <Kind extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector) as Kind;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
  document.head.innerHTML = "";
  at("/voila/render/10-first-move.ipynb");
  reads("en-GB");
  night(false);
});
afterEach(() => vi.restoreAllMocks());

describe("which language a page has", () => {
  it("is the one of its address, which is kept for the next page", () => {
    stored({ lang: "pl", palette: "clear" });
    at("/?lang=fr");
    expect(initialPreferences()).toMatchObject({ lang: "fr", palette: "clear" });
    expect(savedPreferences()).toMatchObject({ lang: "fr", palette: "clear" });
  });

  it("is else the one that was chosen before, then one that the reader reads, then English", () => {
    reads("de", "pl-PL", "fr");
    expect(initialPreferences().lang).toBe("pl");
    reads("ja");
    expect(initialPreferences().lang).toBe("en");
    stored({ lang: "fr" });
    expect(initialPreferences().lang).toBe("fr");
  });

  it.each(["lang=xx", "lang=%3Cscript%3E&theme=%3Cscript%3E", "lang=&theme=", "lang=EN&theme=Dark"])(
    "is not changed by %s",
    (query) => {
      stored({ lang: "fr", theme: "dark" });
      at(`/?${query}`);
      expect(initialPreferences()).toMatchObject({ lang: "fr", theme: "dark" });
    },
  );
});

describe("what a page wears", () => {
  it("is said on the root for the style sheet and on the body for widgets", () => {
    applyPreferences({ lang: "pl", theme: "dark", palette: "clear" });
    expect(root.lang).toBe("pl");
    expect(root.dataset).toMatchObject({ theme: "dark", palette: "clear" });
    expect(document.body.dataset["jpThemeLight"]).toBe("false");
    applyPreferences({ lang: "pl", theme: "light", palette: "clear" });
    expect(document.body.dataset["jpThemeLight"]).toBe("true");
  });

  it("follows the device where nothing is chosen", () => {
    night(true);
    applyPreferences(initialPreferences());
    expect(root.dataset["theme"]).toBe("dark");
  });

  it("has a title in its language", () => {
    document.head.innerHTML = `<meta name="fujikit:title" lang="en" content="The end">
      <meta name="fujikit:title" lang="fr" content="La fin">`;
    applyPreferences({ lang: "fr", theme: "auto", palette: "woodblock" });
    expect(document.title).toBe("La fin · fujikit");
  });
});

describe("the switches", () => {
  const bar = (): void => {
    document.body.innerHTML = ["lang:en", "lang:fr", "theme:auto", "theme:dark"]
      .map((each) => each.split(":"))
      .map(([name, value]) => `<button data-fk-set="${name}" value="${value}"><b>x</b></button>`)
      .join("");
  };
  const pressed = () =>
    [...document.querySelectorAll<HTMLButtonElement>("[aria-pressed=true]")].map(({ value }) => value);

  it("show what holds, change it at once, keep it and write it into the address", () => {
    bar();
    switches();
    expect(pressed()).toEqual(["en", "auto"]);
    found("[value=fr] b").click();
    found("[value=dark] b").click();
    expect(pressed()).toEqual(["fr", "dark"]);
    expect(root.lang).toBe("fr");
    expect(savedPreferences()).toEqual({ lang: "fr", theme: "dark" });
    expect(location.search).toBe("?lang=fr&theme=dark");
  });

  it("follow what is chosen in a widget", () => {
    bar();
    switches();
    setPreferences({ lang: "fr", palette: "contrast" });
    expect(pressed()).toEqual(["fr", "auto"]);
    expect(root.dataset["palette"]).toBe("contrast");
  });
});

describe("addresses", () => {
  it("carry the language and the theme, and keep all else", () => {
    const page = `${HOST}/voila/render/30-play.ipynb`;
    expect(withPreferences("30-play.ipynb?code=fk1.a#x", { lang: "fr", theme: "dark" })).toBe(
      `${page}?code=fk1.a&lang=fr&theme=dark#x`,
    );
    expect(withPreferences("30-play.ipynb", { lang: "en", theme: "auto" })).toBe(page);
    expect(withPreferences("30-play.ipynb?lang=fr&theme=dark", { lang: "en", theme: "auto" })).toBe(
      `${page}?lang=en`,
    );
  });

  it("of links to pages take them along when they are about to be used, others stay", () => {
    applyPreferences({ lang: "pl", theme: "light", palette: "woodblock" });
    carryPreferences();
    document.body.innerHTML = `<a id="page" href="11-a-round.ipynb"><i>on</i></a>
      <a id="far" href="https://example.org/a.ipynb">far</a><a id="file" href="a.png">file</a><a id="here" href="#way">here</a>`;
    for (const each of document.querySelectorAll("a, i")) {
      each.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    }
    expect(found<HTMLAnchorElement>("#page").href).toBe(
      `${HOST}/voila/render/11-a-round.ipynb?lang=pl&theme=light`,
    );
    expect(found("#far").getAttribute("href")).toBe("https://example.org/a.ipynb");
    expect(found("#file").getAttribute("href")).toBe("a.png");
  });
});

describe("the menu of a narrow screen", () => {
  it("opens and closes, and Escape gives the focus back", () => {
    document.body.innerHTML = '<button class="page-menu" aria-expanded="false">Menu</button>';
    menu();
    const button = found<HTMLButtonElement>("button");
    button.click();
    expect(button.getAttribute("aria-expanded")).toBe("true");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(button);
  });
});

describe("the wait for the first widget", () => {
  const OUTPUT = '<script type="application/vnd.voila.cell-output+json">{}</script>';
  const page = (cells: string): void => {
    document.body.innerHTML = `<main><div id="page-laying"><p>…</p><p data-fk-after="8" hidden>slow</p></div>
      <div id="cells">${cells}</div></main>`;
    showLoadingPanel();
  };
  const panel = () => document.getElementById("page-laying");
  const loaded = () => document.dispatchEvent(new Event("DOMContentLoaded"));

  afterEach(() => vi.useRealTimers());

  it("is told where the widget will be, and ends when it stands there", async () => {
    page(`<p>prose</p><div id="output">${OUTPUT}</div>`);
    loaded();
    expect(panel()?.nextElementSibling?.id).toBe("output");
    found("#output").innerHTML =
      '<div class="page-widget"></div><div class="jp-OutputArea-output"><pre>text</pre></div>';
    await vi.waitFor(() => expect(panel()).not.toBeNull());
    found(".page-widget").innerHTML = "<div>a board</div>";
    await vi.waitFor(() => expect(panel()).toBeNull());
  });

  it("ends when Voila's own front end has drawn something, too", async () => {
    page(`<div id="output">${OUTPUT}</div>`);
    loaded();
    found("#output").innerHTML = '<div class="lm-Widget jp-OutputArea-output">Loading widget...</div>';
    await vi.waitFor(() => expect(panel()).not.toBeNull());
    found(".jp-OutputArea-output").innerHTML = "<div>a slider</div>";
    await vi.waitFor(() => expect(panel()).toBeNull());
  });

  it("is admitted to be long when it is", () => {
    vi.useFakeTimers();
    page(`<div>${OUTPUT}</div>`);
    loaded();
    vi.advanceTimersByTime(7_000);
    expect(found("[data-fk-after]").hidden).toBe(true);
    vi.advanceTimersByTime(1_500);
    expect(found("[data-fk-after]").hidden).toBe(false);
  });

  it("is not told where there is nothing to wait for", () => {
    page("<p>prose</p>");
    loaded();
    expect(panel()).toBeNull();
  });

  it("is over where the page broke off", () => {
    page(`<div>${OUTPUT}</div><p class="page-unfinished">broken</p>`);
    loaded();
    expect(panel()).toBeNull();
  });
});
