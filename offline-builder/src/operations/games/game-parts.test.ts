import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();
const page = "src/pages/Index.tsx";
const built: Files[] = [];

async function ask(base: string, ...asks: string[]) {
  let turn = await runTurn(model, base);
  for (const text of asks) turn = await runTurn(model, text, { files: turn.files, messages: turn.messages });
  built.push(new Map(turn.files));
  return { turn, read: (path: string) => turn.files.get(path) ?? "" };
}

describe("what moves in a game", () => {
  it("takes the colour that is said of it, and not the whole app", async () => {
    const { turn, read } = await ask("snake game", "make the snake red and faster");
    expect(read(page)).toContain('className={index === 0 ? "fill-[#c62f2f]" : "fill-[#c62f2f]/75"}');
    expect(read(page)).toContain("const pace = 98;");
    expect(read("src/index.css")).not.toContain("#c62f2f");
    expect(turn.finish!.did).toEqual(["The snake: #c62f2f", "The game is faster: 98 instead of 140 ms a step"]);
  });

  it("may get another colour again, each part its own", async () => {
    const { read } = await ask(
      "breakout game",
      "a green ball",
      "make the bricks purple and the paddle orange",
      "5 balls",
    );
    expect(read(page)).toContain('const fills = ["fill-[#6d3fb0]", "fill-[#6d3fb0]/90"');
    expect(read(page)).toContain('rx="1.5" className="fill-[#e0701a]"');
    expect(read(page)).toContain('r={radius} className="fill-[#2e7d4f]"');
    expect(read("src/lib/bricks-rules.ts")).toContain("const balls = 5;");
  });

  it("is read in German and Spanish, and where only the pace is named", async () => {
    const german = await ask("ein Spiel mit fallenden Steinen", "mach die Steine blau", "es soll langsamer gehen");
    expect(german.read(page)).toContain('"fill-[#2563c9]/40"');
    expect(german.read("src/lib/blocks-rules.ts")).toContain("const slowest = 910;");
    const spanish = await ask("juego de la serpiente", "haz el tablero más grande");
    expect(spanish.read("src/lib/snake-rules.ts")).toContain("export const size = 23;");
  });

  it("shows what the request names on the cards of a memory game", async () => {
    const { turn, read } = await ask("memory card game with animals, count the moves and keep the best result");
    expect(read("src/content/pictures.ts")).toContain('{ name: "Squirrel", icon: Squirrel },');
    expect(turn.finish!.not_done.join()).not.toContain("animals");
    const other = await ask("Memoryspiel mit Tieren", "zeig Fahrzeuge auf den Karten");
    expect(other.read("src/content/pictures.ts")).toContain('{ name: "Lastwagen", icon: Truck },');
  });

  it("says so where a memory game has no pictures of its subject", async () => {
    const { turn } = await ask("memory game about castles");
    expect(turn.finish!.not_done.join()).toContain("no pictures of that subject");
  });

  it("is nothing to a site with a wall", async () => {
    const { turn, read } = await ask(
      "website for a climbing hall with prices",
      "make the background of the wall section blue",
    );
    expect(turn.texts.join()).not.toContain("The bricks");
    expect(read(page)).not.toContain("fill-[#2563c9]");
  });

  it("leaves the types clean", { timeout: 120_000 }, () => {
    expect(typeCheck(built)).toBe("");
  });
});
