import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";
import { followUps } from "../testing.ts";

const css = "src/index.css";
const app = "src/App.tsx";

describe("words that go on with the change before them", () => {
  it("colours again what was coloured, and not the app", async () => {
    const { files, changed } = await followUps("shop", ["make the buttons blue", "make them orange"]);
    expect(files.get(css)).toContain("--button: #e0701a");
    expect(changed).not.toContain("src/content/navigation.ts");
    const back = await followUps("shop", ["make the buttons blue", "make them orange", "no, back to blue"]);
    expect(back.files.get(css)).toContain("--button: #2563c9");
    expect(back.files.get(css)).toContain(/--primary: [^;]+;/.exec(back.before.get(css)!)![0]);
  });

  it("gives the same part another form", async () => {
    const { files } = await followUps("shop", ["make the buttons blue", "and square"]);
    expect(files.get(css)).toContain("--radius-button: 0.125rem");
    const german = await followUps("workshop", ["mach die Knöpfe blau", "nein, doch lieber orange"]);
    expect(german.files.get(css)).toContain("--button: #e0701a");
  });

  it("means the app where the change before was about the app", async () => {
    const { finish } = await followUps("bakery", ["make it red", "no, back to blue"]);
    expect(finish?.did.join(" ")).toContain("Main colour: #2563c9");
  });

  it("goes back to how it was", async () => {
    const { changed, finish } = await followUps("bakery", ["make it red", "no, back to the way it was"]);
    expect(finish?.did.join(" ")).toContain("make it red");
    expect(changed).toEqual([]);
  });

  it("keeps the language of the conversation, and corners that are not to be round are not", async () => {
    const { finish, changed } = await followUps("gym", ["rounder corners", "no round corners"]);
    expect(finish?.did.join(" ")).toContain("Corners of cards, fields and buttons are sharp");
    expect(changed).toContain(css);
  });
});

describe("days on which nobody is there", () => {
  it("stand above every page, and go again", async () => {
    const { files, finish } = await followUps("bakery", ["we are closed on 24 December"]);
    expect(files.get("src/components/layout/Announcement.tsx")).toContain("We are closed on 24 December");
    expect(finish?.not_done.join(" ")).toContain("Remove the notice");
    const { changed } = await followUps("bakery", ["we are closed on 24 December", "remove the notice"]);
    expect(changed).toEqual([]);
  });

  it("are weekdays in the table of hours where they are weekdays", async () => {
    const { files } = await followUps("bakery", ["we don't work mondays", "on saturdays we open at 9"]);
    expect(files.get("src/content/site.ts")).toMatch(/monday: "closed"[\s\S]*saturday: "09:00-/);
    expect(files.get(app)).not.toContain("Announcement");
  });
});

describe("how to reach somebody, taken away", () => {
  it("leaves no page that shows the number", async () => {
    const { files, finish } = await followUps("bakery", ["take the phone number off"]);
    expect([...files].filter(([path, text]) => path.endsWith(".tsx") && text.includes("site.phone"))).toEqual([]);
    expect(finish?.did.join(" ")).toContain("The phone number stands on no page any more");
    const address = await followUps("workshop", ["bitte die Telefonnummer entfernen"]);
    expect(address.finish?.did.join(" ")).toContain("Die Telefonnummer steht auf keiner Seite mehr");
  });

  it("means the field where entries have a number", async () => {
    const { finish } = await followUps("people", ["remove the phone number"]);
    expect(finish?.did.join(" ")).toContain("Phone");
    expect(finish?.did.join(" ")).not.toContain("stands on no page");
  });
});

describe("questions and complaints", () => {
  it("get an answer and no app where there is none yet", async () => {
    const { texts, finish } = await runTurn(createOfflineBuilder(), "Why is it slow?");
    expect(texts.join(" ")).toContain("There is no app in this project yet");
    expect(texts.join(" ")).not.toContain("Read as");
    expect(finish?.did).toEqual([]);
  });

  it("are checked before they are asked about", async () => {
    const { texts, changed } = await followUps("board", ["the button does nothing"]);
    expect(texts.join(" ")).toContain("I do not see what you see");
    expect(changed).toEqual([]);
  });

  it("say what clearing a browser does", async () => {
    const { texts } = await followUps("expenses", ["what happens if I clear my browser?"]);
    expect(texts.join(" ")).toContain("Clearing that browser's data deletes them");
  });
});
