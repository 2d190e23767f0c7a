import { expect, it } from "vitest";
import { AwakePlaces } from "./awake-places.ts";

const never = (): void => undefined;

it("gives places in turn by workspace, tells each place, and lets waiting callers give up", async () => {
  const seen: [string, number][] = [];
  const places = new AwakePlaces(1, (projectId, place) => seen.push([projectId, place]));
  await places.enter("a1", "a");
  const second = places.enter("a2", "a");
  const third = places.enter("a3", "a");
  const other = places.enter("b1", "b");
  expect(places.waiting.toSorted()).toEqual(["a", "a", "b"]);
  places.giveUp("a2");
  await expect(second).rejects.toMatchObject({ code: "preview_asleep" });
  places.leave("a1");
  await third;
  places.leave("a3");
  await other;
  expect(seen.filter(([id]) => id === "b1").map(([, place]) => place)).toEqual([2, 1, 0]);
  expect(places.reason(3)).toBe(
    "This server is at its limit of 1 awake preview. Waiting for a free preview place: 2 ahead of you.",
  );
  expect(new AwakePlaces(20, never).reason(1)).toBe(
    "This server is at its limit of 20 awake previews. Waiting for a free preview place: you are next.",
  );
});

it("closes unused previews and those beyond a workspace's share, but no busy one of an equal workspace", async () => {
  const places = new AwakePlaces(3, never);
  for (const id of ["a1", "a2", "a3"]) await places.enter(id, "a");
  const candidates = ["a1", "a2", "a3"].map((projectId) => ({ projectId, idleMs: 10 }));
  expect(places.toClose(candidates, { waiting: ["b"], busyMs: 1000 })).toEqual(["a1"]);
  expect(places.toClose(candidates, { waiting: ["a"], busyMs: 1000 })).toEqual([]);
  expect(places.toClose(candidates, { waiting: ["a"], busyMs: 5 })).toEqual(["a1"]);
  places.leave("a1");
  places.leave("a2");
  await places.enter("b1", "b");
  expect(places.toClose([{ projectId: "a3", idleMs: 10 }], { waiting: ["b"], busyMs: 1000 })).toEqual([]);
});
