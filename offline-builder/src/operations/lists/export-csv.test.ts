import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

describe("An export on a board", () => {
  it("downloads the cards that the filters leave, with names for column and person", { timeout: 60_000 }, async () => {
    const board = await runTurn(createOfflineBuilder(), "kanban board for a small team with due dates");
    const ask = { files: board.files, messages: board.messages };
    const { files, texts } = await runTurn(createOfflineBuilder(), "add export to CSV", ask);
    expect(texts.join(" ")).toContain("Board: a button that downloads board.csv");
    expect(files.get("src/pages/Calendar.tsx")).toBe(board.files.get("src/pages/Calendar.tsx"));
    const page = files.get("src/pages/Index.tsx")!;
    expect(page).toContain('downloadCsv("board.csv", linesOf(shown, persons))');
    expect(page).toContain("column: columns.find(({ id }) => id === card.column)?.name");
    expect(typeCheck([files])).toBe("");
    const again = await runTurn(createOfflineBuilder(), "add export to CSV", { ...ask, files });
    expect(again.texts.join(" ")).toContain("can be exported already");
  });
});
