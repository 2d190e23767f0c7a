import { expect, it } from "vitest";
import { matching, offersOf } from "./commands.ts";

const command = (id: number, label: string, group = "Project") => ({
  id,
  label,
  group,
  keys: "",
  run: () => undefined,
});
const labels = (typed: string) =>
  matching(offersOf([command(1, "Open Préview"), command(2, "Reopen the chat"), command(3, "Publish")]), typed).map(
    ({ label }) => label,
  );

it("finds commands by any of their words, without accents, beginnings first", () => {
  expect(labels("")).toEqual(["Open Préview", "Reopen the chat", "Publish"]);
  expect(labels("open")).toEqual(["Open Préview", "Reopen the chat"]);
  expect(labels("project PREVIEW")).toEqual(["Open Préview"]);
  expect(labels("delete")).toEqual([]);
});

it("finds commands by words that people use for them, after those that have the word in their name", () => {
  const members = { ...command(1, "People", "Settings"), words: ["invite", "team"] };
  const found = (typed: string) => matching([members, command(2, "Open team chat")], typed).map(({ label }) => label);
  expect(found("invite")).toEqual(["People"]);
  expect(found("team")).toEqual(["Open team chat", "People"]);
  expect(found("settings invit")).toEqual(["People"]);
});

it("does not find other words by their middle, and leaves out words around the subject", () => {
  const out = { ...command(1, "Sign out", "Account"), words: ["logout"] };
  const account = { ...command(2, "Account", "Settings"), words: ["credits", "password"] };
  const found = (typed: string) => matching([out, account], typed).map(({ label }) => label);
  expect(found("gout")).toEqual([]);
  expect(found("edit")).toEqual([]);
  expect(found("passwords")).toEqual(["Account"]);
  expect(found("change my password")).toEqual(["Account"]);
  expect(found("change my")).toEqual([]);
  expect(found("sign out of the zoo")).toEqual([]);
});

it("lists a command once, from the newest part of the page", () => {
  const offers = offersOf([command(1, "Stop"), command(2, "Stop"), command(3, "Stop", "Chat")]);
  expect(offers.map(({ id }) => id)).toEqual(["Project Stop", "Chat Stop"]);
  const help = command(4, "Show this help", "Everywhere");
  const itself = { ...command(5, "Find a command", "Everywhere"), keys: "mod+k" };
  expect(offersOf([help, itself, command(1, "Stop")]).map(({ label }) => label)).toEqual(["Stop", "Show this help"]);
});
