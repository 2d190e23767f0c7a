import { describe, expect, it, vi } from "vitest";
import { NavigationContext, type Navigation } from "../navigation/navigation.ts";
import { press, render } from "../testing/render.tsx";
import { Markdown } from "./markdown.tsx";

const linksOf = (): (string | null)[] => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

describe("a link of an answer", () => {
  it("opens a section of the settings over the page", async () => {
    const openSettings = vi.fn();
    const navigation = { openSettings } as unknown as Navigation;
    await using _ = await render(
      <NavigationContext value={navigation}>
        <Markdown text="See [People](?settings=members)." />
      </NavigationContext>,
    );
    await press("People");
    expect(openSettings).toHaveBeenCalledWith("members");
  });

  it("opens a page of the help in a tab of its own", async () => {
    await using _ = await render(<Markdown text="See [Help](/help#undo)." />);
    expect(linksOf()).toEqual(["/help#undo"]);
    expect(document.querySelector("a")!.target).toBe("_blank");
  });

  it.each([
    "[x](?settings=members&next=//evil.example)",
    "[x](/projects/p1)",
    "[x](/help/../login)",
    "[x](//help)",
    "[x](/help#<img>)",
    "[x](javascript:alert(1))",
    "![x](?settings=members)",
  ])("to anywhere else inside stays text: %s", async (text) => {
    await using _ = await render(<Markdown text={text} />);
    expect(linksOf()).toEqual([]);
  });
});
