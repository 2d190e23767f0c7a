/** Small tools: which requests are for one, and which are for something larger. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../language/detect.ts";
import { createOfflineBuilder } from "../../../model.ts";
import { understand } from "../../../parse/understand.ts";
import { runTurn } from "../../../testing.ts";
import { chooseArchetype } from "../../registry.ts";
import { tools } from "./tools.ts";

const chosen = (text: string) => chooseArchetype(understand(text, detectLanguage(text).language ?? "en"));

describe("a tool", () => {
  it("that can be made is not refused as a game that cannot", async () => {
    const { files, finish } = await runTurn(createOfflineBuilder(), "sudoku");
    expect(finish!.replies ?? []).toEqual([]);
    expect(files.get("src/lib/sudoku-rules.ts")).toContain("solutions");
  });

  it.each([
    ["sudoku website", "sudoku"],
    ["a simple hangman web app", "hangman"],
    ["hangmann game", "hangman"],
    ["Galgenmännchen für meine Klasse", "hangman"],
    ["juego del ahorcado", "hangman"],
    ["rock paper scissors against the computer", "rock-paper-scissors"],
    ["Schere Stein Papier Spiel", "rock-paper-scissors"],
    ["piedra papel o tijera", "rock-paper-scissors"],
    ["a drawing app for my kids", "drawing"],
    ["whiteboard", "drawing"],
    ["app para dibujar", "drawing"],
    ["metronom", "metronome"],
    ["metrónomo con tap tempo", "metronome"],
    ["a metronom app", "metronome"],
    ["drum machine", "drum-machine"],
    ["beat maker with 16 steps", "drum-machine"],
    ["meme generator website", "meme"],
    ["Meme Generator", "meme"],
    ["bingo", "bingo"],
    ["connect 4", "connect-four"],
    ["cuatro en raya contra el ordenador", "connect-four"],
    ["buscaminas", "minesweeper"],
    ["mine sweeper game", "minesweeper"],
    ["darts counter 501", "darts"],
    ["dart scorer", "darts"],
    ["score keeper for board games", "score-keeper"],
    ["anotador de puntos", "score-keeper"],
    ["quote of the day", "saying-of-day"],
    ["Spruch des Tages", "saying-of-day"],
    ["random quote generator", "saying-of-day"],
    ["bingo card generator for my class", "bingo"],
    ["cartones de bingo", "bingo"],
    ["secret santa generator", "secret-santa"],
    ["Wichteln", "secret-santa"],
    ["amigo invisible", "secret-santa"],
    ["magic 8 ball", "magic-ball"],
    ["box breathing app", "breathing"],
    ["ejercicios de respiración", "breathing"],
    ["white noise", "white-noise"],
    ["ruido blanco para dormir", "white-noise"],
  ])("is found by its name: %s", (text, id) => expect(chosen(text)?.id).toBe(id));

  it.each([
    "sudoku club website",
    "website for our lottery shop with a lucky draw",
    "sudoku tournament results",
    "drawing class booking",
    "website for my drawing classes",
    "music shop with metronomes and drum machines",
    "blog about memes",
    "bingo night tickets",
    "breathing course with workshops",
    "noise complaints log",
    "darts league results",
    "Kegelclub Punktezähler",
    "price quote generator for roofers",
  ])("is none where something larger is called so: %s", (text) => expect(tools).not.toContain(chosen(text)));
});
