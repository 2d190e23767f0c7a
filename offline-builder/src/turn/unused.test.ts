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
