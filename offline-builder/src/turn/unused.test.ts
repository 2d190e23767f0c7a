import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";

const model = createOfflineBuilder();

describe("colours of a request", () => {
  it("that have no place in the theme are named", async () => {
    const { finish } = await runTurn(model, "blue, red, green, purple and orange website for a florist");
    expect(finish!.not_done).toContain("Not used from your request: purple, orange");
  });

  it("that are the theme are not", async () => {
    const { finish, files } = await runTurn(model, "gym website. Black and yellow.");
    expect(files.get("src/index.css")).toContain("#f2c230");
    expect(finish!.not_done.join()).not.toContain("Not used");
  });
});

describe("days of a request", () => {
  it.each(["Tue-Sat 7:30 to 12 and 13 to 17", "Tue to Sat 7:30 to 12 and 13 to 17", "Tue – Sat 7:30-17, closed Mon"])(
    "that have their hours are not named as unused: %s",
    async (hours) => {
      const { finish, files } = await runTurn(
        model,
        `Website for a bookshop: a gallery, hours ${hours}, earthy colours`,
      );
      expect(files.get("src/content/site.ts")).toMatch(/07:30/);
      expect(finish!.not_done.join()).not.toMatch(/Tue|Sat|7:30/);
      expect(finish!.not_done.join()).toContain("earthy colours");
    },
  );
});
