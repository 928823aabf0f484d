import { act, cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import type { ExhibitTraits } from "../../src/generated";
import exhibit from "../../src/widgets/exhibit";
import { pretend } from "../model";
import { WORDS } from "../words";

afterEach(cleanup);

function open(traits: Partial<ExhibitTraits>) {
  const model = pretend<ExhibitTraits>({
    words: WORDS.en,
    dark: false,
    picture: "",
    text: "",
    head: [],
    rows: [],
    ...traits,
  });
  const { container } = render(<div />);
  act(() => void exhibit.render({ model, el: container as HTMLElement }));
  return model;
}

describe("an exhibit", () => {
  it("shows a picture with the words for those who do not see it", () => {
    open({ picture: "<svg/>", text: "Half of the games are won." });
    const image = screen.getByRole("img", { name: "Half of the games are won." });
    expect(image.getAttribute("src")).toBe("data:image/svg+xml,%3Csvg%2F%3E");
    expect(screen.queryByText("Half of the games are won.")).toBeNull();
  });

  it("tells the kernel when the page is dark, and once only", () => {
    const model = open({ picture: "<svg/>", theme: "dark" });
    expect(model.get("dark")).toBe(true);
    act(() => model.put("theme", "light"));
    expect(model.get("dark")).toBe(false);
  });

  it("shows a finding as text with a table whose cells have headings", () => {
    open({
      text: "Two levels.",
      head: ["level", "won"],
      rows: [
        ["1", "75%"],
        ["2", "50%"],
      ],
    });
    expect(screen.getByText("Two levels.")).toBeTruthy();
    const [, first] = screen.getAllByRole("row");
    expect(within(first as HTMLElement).getByRole("rowheader", { name: "1" })).toBeTruthy();
    expect(within(first as HTMLElement).getByRole("cell", { name: "75%" })).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: "won" })).toBeTruthy();
  });

  it("follows what Python finds in another language", () => {
    const model = open({ text: "Good." });
    act(() => model.put("text", "Bien."));
    expect(screen.getByText("Bien.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});
