import { named, pageText, render, type } from "@slipway/ui/testing/render.tsx";
import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { describe, expect, it } from "vitest";
import { HelpPage } from "./help-page.tsx";

const page = (
  <NavigationContext value={{ go: () => undefined } as unknown as Navigation}>
    <HelpPage />
  </NavigationContext>
);
const titles = (): string[] => [...document.querySelectorAll("h2")].map((title) => title.textContent);

describe("the help page", () => {
  it("shows every page, and those that fit what is typed", async () => {
    await using _ = await render(page);
    expect(titles().length).toBeGreaterThan(30);
    await type(named<HTMLInputElement>("input", "Search help"), "invite");
    expect(titles()[0]).toBe("Invite people");
    expect(titles().length).toBeLessThan(5);
    expect(named("a", "Settings → People").getAttribute("href")).toBe("/?settings=members");
  });

  it("says that nothing fits", async () => {
    await using _ = await render(page);
    await type(named<HTMLInputElement>("input", "Search help"), "zzzzqqq");
    expect(pageText()).toContain("No results. Try other words.");
  });
});
