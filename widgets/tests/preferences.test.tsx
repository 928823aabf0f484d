import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TIMEOUT_MS } from "../src/kernel";
import { Languages } from "../src/Languages";
import type { WidgetTraits } from "../src/model";
import { type Preferences, savedPreferences, setPreferences, subscribe } from "../src/preferences";
import { Shell } from "../src/Shell";
import { pretend } from "./model";
import { reply } from "./shown";
import { WORDS } from "./words";

const root = document.documentElement;

function shown(traits: Partial<WidgetTraits> = {}) {
  const model = pretend<WidgetTraits>({ theme: "auto", words: WORDS.en, ...traits });
  render(<Shell model={model} name="test" Body={Languages} />);
  return model;
}
const looks = (model: ReturnType<typeof shown>) => [
  model.get("theme"),
  model.get("palette"),
  model.get("letters"),
];

beforeEach(() => {
  localStorage.clear();
  delete root.dataset["fujikitLang"];
  document.body.removeAttribute("data-fujikit-app");
  root.lang = "en";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("what a browser remembers", () => {
  it.each(["", "null", "7", "[]", "{", '{"lang":"xx","theme":"<script>","palette":3,"letters":"yes"}'])(
    "is nothing where the storage holds %j",
    (text) => {
      localStorage.setItem("fujikit.look", text);
      expect(savedPreferences()).toEqual({});
    },
  );

  it("is what was chosen, one thing after another", () => {
    setPreferences({ lang: "fr" });
    setPreferences({ theme: "dark" });
    expect(savedPreferences()).toEqual({ lang: "fr", theme: "dark" });
  });

  it("is told to everybody on the page, without what can't be meant", () => {
    const heard: Partial<Preferences>[] = [];
    const stop = subscribe((preferences) => heard.push(preferences));
    setPreferences({ palette: "clear" });
    window.dispatchEvent(new CustomEvent("fujikit:look", { detail: { lang: "xx", letters: true } }));
    window.dispatchEvent(new CustomEvent("fujikit:look"));
    stop();
    setPreferences({ palette: "contrast" });
    expect(heard).toEqual([{ palette: "clear" }, { letters: true }, {}]);
  });
});

describe("a widget", () => {
  it("takes the remembered look where its notebook has set none", () => {
    localStorage.setItem("fujikit.look", '{"theme":"dark","palette":"clear","letters":true}');
    expect(looks(shown())).toEqual(["dark", "clear", true]);
    expect(looks(shown({ theme: "light", palette: "contrast" }))).toEqual(["light", "contrast", true]);
  });

  it("follows every later choice on its page", async () => {
    const model = shown({ theme: "light" });
    await act(() => setPreferences({ theme: "dark", palette: "clear", letters: true, lang: "pl" }));
    expect(looks(model)).toEqual(["dark", "clear", true]);
    expect(model.sent).toMatchObject([{ do: "set-language", lang: "pl" }]);
  });

  it("keeps its notebook's language, whatever was spoken on other pages", () => {
    localStorage.setItem("fujikit.look", '{"lang":"fr"}');
    root.lang = "pl";
    expect(shown().sent).toEqual([]);
  });

  it("speaks the language that was chosen on this very page before it came", () => {
    setPreferences({ lang: "fr" });
    expect(shown().sent).toMatchObject([{ do: "set-language", lang: "fr" }]);
    expect(shown({ lang: "fr" }).sent).toEqual([]);
  });

  it("speaks the language of a page of the app", () => {
    document.body.setAttribute("data-fujikit-app", "");
    root.lang = "pl";
    expect(shown().sent).toMatchObject([{ do: "set-language", lang: "pl" }]);
  });

  it("says when the kernel did not hear of a language, and no longer when it did", async () => {
    vi.useFakeTimers();
    const model = shown();
    await act(() => screen.getByRole("button", { name: "Polski" }).click());
    await act(async () => {
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    });
    expect(screen.getByRole("alert").textContent).toContain("No answer yet");
    await act(() => screen.getByRole("button", { name: "Français" }).click());
    await act(async () => {
      reply(model);
      await vi.advanceTimersByTimeAsync(1);
    });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
