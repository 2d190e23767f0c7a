import { expect, it } from "vitest";
import { drain, inWords } from "./drain.ts";

const turns = (count: number) => ({ one: "agent turn", many: "agent turns", count });
const publishes = (count: number) => ({ one: "publish", many: "publishes", count });

it("reports what it waits for on each change, and ends when nothing is left", async () => {
  const looks = [
    [turns(2), publishes(1)],
    [turns(2), publishes(1)],
    [turns(1), publishes(0)],
    [turns(0), publishes(0)],
  ];
  const said: string[] = [];
  const left = await drain({ pending: () => looks.shift()!, withinMs: 5000, say: (sentence) => said.push(sentence) });
  expect(left).toBe("");
  expect(said).toEqual([
    "Stopping: waiting for 2 agent turns, 1 publish, at most 5 s more.",
    "Stopping: waiting for 1 agent turn, at most 5 s more.",
  ]);
});

it("waits no longer than its bound and reports what it leaves", async () => {
  expect(await drain({ pending: () => [turns(1)], withinMs: 0, say: () => undefined })).toBe("1 agent turn");
  expect(inWords([turns(0), publishes(2)])).toBe("2 publishes");
});
