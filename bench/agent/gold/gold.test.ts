import { describe, expect, it } from "vitest";
import type { Ask } from "@slipway/offline-builder/read/ask";
import { readAsk } from "@slipway/offline-builder/read/read";
import { floors } from "./floors.ts";
import { emptyScore, judge, normalLabel, type GoldRequest, type Part } from "./judge.ts";
import { goldRequests, precision, recall, scoresOf, type Half } from "./requests.ts";

const request = (gold: Partial<GoldRequest["gold"]>): GoldRequest => ({
  id: "t",
  language: "en",
  style: "plain",
  text: "",
  gold: { kind: "app", name: null, lists: [], charts: [], roles: [], ...gold },
});

const ask: Ask = { ...readAsk("Track hives with date and queen seen", "en") };

describe("comparing an Ask with gold", () => {
  it("takes labels for the same in either number, any case and without articles, and no others", () => {
    expect(normalLabel("The Hives", "en")).toBe(normalLabel("hive", "en"));
    expect(normalLabel("Bienenstöcke", "de")).toBe(normalLabel("Bienenstock", "de"));
    expect(normalLabel("Hives", "en")).not.toBe(normalLabel("Hive inspections", "en"));
  });

  it("counts what is missing, what was not asked for and a wrong type, each by itself", () => {
    const right = { label: "Hives", fields: [{ label: "Date", type: "date" as const }] };
    const whole = judge(ask, request({ lists: [right] }));
    expect(whole.lists).toEqual({ wanted: 1, found: 1, read: 1, right: 1 });
    expect(whole.fields).toEqual({ wanted: 1, found: 1, read: 2, right: 1 });
    const wrong = judge(ask, request({ lists: [{ label: "Harvests", fields: right.fields }] }));
    expect(wrong.lists).toEqual({ wanted: 1, found: 0, read: 1, right: 0 });
    expect(wrong.fields).toEqual({ wanted: 1, found: 0, read: 2, right: 0 });
    const typed = judge(ask, request({ lists: [{ label: "Hives", fields: [{ label: "Date", type: "money" }] }] }));
    expect(typed.types).toEqual({ wanted: 1, found: 0, read: 1, right: 0 });
    expect(judge(ask, request({ kind: "site" })).kind.found).toBe(0);
  });

  it("accepts the other labels of a gold element, and spares what is optional either way", () => {
    const also = judge(ask, request({ lists: [{ label: "Colonies", also: ["Hives"], fields: [] }] }));
    expect(also.lists.found).toBe(1);
    const spared = judge(ask, request({ lists: [{ label: "Hives", optional: true, fields: [] }] }));
    expect(spared.lists).toEqual({ wanted: 0, found: 0, read: 0, right: 0 });
    const absent = judge(ask, request({ lists: [{ label: "Queens", optional: true, fields: [] }] }));
    expect(absent.lists).toEqual({ wanted: 0, found: 0, read: 1, right: 0 });
  });

  it("finds a chart or a role only where list, period and deeds are right", () => {
    const chart = { of: "hive", measure: null, by: "Year", shape: "line" as const, said: "" };
    const role = { who: "Manager", does: ["approve"], on: null, said: "" };
    const gold = request({
      lists: [{ label: "Hives", fields: [] }],
      charts: [{ of: "Hives", measure: null, by: "Year" }],
      roles: [{ who: "Managers", does: ["approve", "reject"], on: null }],
    });
    expect(judge({ ...ask, charts: [chart], roles: [role] }, gold)).toMatchObject({
      charts: { found: 1 },
      roles: { found: 1 },
    });
    const other = { ...ask, charts: [{ ...chart, by: "Month" }], roles: [{ ...role, does: ["delete"] }] };
    expect(judge(other, gold)).toMatchObject({ charts: { found: 0, right: 0 }, roles: { found: 0, right: 0 } });
  });
});

const parts = Object.keys(emptyScore()) as Part[];

describe.each(["dev", "unseen"] as const)("the gold requests of %s", (half: Half) => {
  const requests = goldRequests(half);

  it.skipIf(requests.length === 0)("are read at least as well as their floors say, in every part that has one", () => {
    const score = scoresOf(requests).get("all")!;
    const below = parts.flatMap((part) => {
      const least = floors[half][part];
      if (!least) return [];
      const found = { recall: recall(score, part), precision: precision(score, part) };
      return found.recall < least.recall || found.precision < least.precision ? [{ part, ...found }] : [];
    });
    expect(below).toEqual([]);
  });
});

it("has two hundred requests to develop with, in three languages", () => {
  const requests = goldRequests("dev");
  expect(requests.length).toBe(200);
  expect(new Set(requests.map(({ language }) => language))).toEqual(new Set(["en", "de", "es"]));
});
