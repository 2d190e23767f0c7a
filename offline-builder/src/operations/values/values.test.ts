/** What the values of entries decide: marks, groups, sums, units and what a list begins with. */
import { afterAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();
const built = new Map<string, Promise<LoopResult>>();
const changedApps: Files[] = [];

async function ask(request: string, ...texts: string[]) {
  const known = built.get(request) ?? runTurn(model, request);
  built.set(request, known);
  const start = await known;
  let last: LoopResult = { ...start, files: new Map(start.files), messages: [...start.messages] };
  for (const text of texts) last = await runTurn(model, text, { files: last.files, messages: last.messages });
  if (texts.length > 0) changedApps.push(last.files);
  const changed = [...last.files].filter(
    ([path, content]) => !path.startsWith(".slipway/") && start.files.get(path) !== content,
  );
  return {
    files: last.files,
    changed: changed.map(([path]) => path),
    did: last.finish?.did ?? [],
    said: last.texts.join("\n"),
  };
}

const plants =
  "An app to track our office plants: name, species, room, last watered, pot size in cm, price, owner, toxic yes/no";
const geraete = "Inventarliste für unsere Werkstatt mit Menge und Ort";
const recetas = "recetas con minutos y dificultad";

afterAll(() => {
  expect(typeCheck(changedApps)).toBe("");
}, 120_000);

describe("a mark by a number", () => {
  it.each([
    [plants, "highlight plants with a pot size under 30 in red", "src/data/office-plants.ts", "row.potSize < 30)"],
    [
      plants,
      "mark plants that cost 50 or more in green",
      "src/pages/OfficePlants.tsx",
      '{row.price >= 50 && <Badge tone="success"',
    ],
    [plants, "show plants with 30 cm or less in yellow", "src/pages/OfficePlants.tsx", "row.potSize <= 30 && "],
    [geraete, "Menge unter 5 rot anzeigen", "src/data/assets.ts", 'row.menge < 5) found.push("Menge unter 5")'],
    [recetas, "marca en verde las que tardan menos de 20 minutos", "src/pages/Recipes.tsx", "row.minutes < 20 && "],
  ])("%s: %s", async (request, text, path, part) => {
    const { files, changed } = await ask(request, text);
    expect(files.get(path)).toContain(part);
    expect(changed).not.toContain("src/index.css");
  });

  it("stands on cards, too", async () => {
    const { files } = await ask(geraete, "zeige die Geräte als Karten", "Menge unter 5 rot anzeigen");
    expect(files.get("src/pages/Assets.tsx")).toContain("assetWarnings(row)");
  });

  it("takes no other number for one that is not there", async () => {
    const { changed, said } = await ask(recetas, "marca en rojo las de más de 500 calorías");
    expect(changed).toEqual([]);
    expect(said).toContain("Minutos");
  });

  it("names the numbers there are where none was meant", async () => {
    const { changed, said } = await ask(plants, "mark plants under 5 in red");
    expect(changed).toEqual([]);
    expect(said).toContain("Pot size, Price");
  });
});

describe("a list in groups", () => {
  it.each([
    [
      plants,
      "group the plants by owner",
      "src/pages/OfficePlants.tsx",
      "shown.filter((row) => String(row.owner) === group)",
    ],
    [plants, "group by last watered", "src/pages/OfficePlants.tsx", "formatDay(group)"],
    [geraete, "nach Ort gruppieren", "src/pages/Assets.tsx", "String(row.ort) === group"],
  ])("%s: %s", async (request, text, path, part) => {
    const { files, changed } = await ask(request, text);
    expect(files.get(path)).toContain(part);
    expect(changed).toEqual([path]);
  });

  it("is one list again when people say so", async () => {
    const { changed, did } = await ask(plants, "group by room", "ungroup the list");
    expect(changed).toEqual([]);
    expect(did).toEqual(["Office plants stand in one list again, without groups"]);
  });

  it("does not take another field for one that is not there", async () => {
    const { changed, said } = await ask(plants, "group by colour");
    expect(changed).toEqual([]);
    expect(said).toContain("no field for “colour”");
  });
});

describe("what values add up to and count", () => {
  it("adds up money for each of what people write freely", async () => {
    const { files } = await ask(plants, "how much did we spend per room?");
    expect(files.get("src/components/charts/OfficePlantsPriceByRoom.tsx")).toContain("sum + row.price");
  });

  it("takes no order of a list for a sum", async () => {
    const { changed } = await ask(plants, "sort the plants by price, total cost last");
    expect(changed).not.toContain("src/components/charts/OfficePlantsPriceByRoom.tsx");
    const sorted = await ask("expense tracker with amount and category", "sort expenses by amount");
    expect(sorted.files.get("src/pages/Expenses.tsx")).toContain(".amount - ");
  });

  it("shows a unit and leaves the examples as they are", async () => {
    const { files, changed } = await ask(plants, "pot size in inches");
    expect(files.get("src/pages/OfficePlants.tsx")).toContain("${formatNumber(row.potSize)} in`");
    expect(changed.some((path) => path.startsWith("src/content/"))).toBe(false);
  });

  it("begins with those for which something is so, or is not", async () => {
    const only = await ask(plants, "show only toxic ones");
    expect(only.files.get("src/pages/OfficePlants.tsx")).toContain('[toxic, setToxic] = useState("yes")');
    const others = await ask(plants, "only plants that are not toxic");
    expect(others.files.get("src/pages/OfficePlants.tsx")).toContain('[toxic, setToxic] = useState("no")');
  });

  it.each([
    [plants, "I want to print a plant", "src/pages/OfficePlantDetail.tsx", "window.print()"],
    [recetas, "ponle una foto a cada receta", "src/data/recipes.ts", "foto: StoredFile | null"],
  ])("is about one entry: %s, %s", async (request, text, path, part) => {
    const { files } = await ask(request, text);
    expect(files.get(path)).toContain(part);
  });
});
