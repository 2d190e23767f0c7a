import { describe, expect, it } from "vitest";
import { NOW_MS, SHOWN_MS, type Presence } from "../contract/index.ts";
import { isHereNow, peopleShown } from "./people.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const person = (id: string, agoMs: number): [string, Presence] => [
  id,
  {
    id,
    lastSeen: NOW - agoMs,
    username: null,
    displayName: id,
    photoURL: null,
    email: `${id}@example.com`,
    view: null,
    place: null,
  },
];

describe("people at a project", () => {
  it("are those seen within the last 24 hours [W4.22] [W9.04]", () => {
    const people = new Map([person("ana", SHOWN_MS), person("bo", SHOWN_MS + 1)]);
    expect(peopleShown(people, { me: null, now: NOW }).map(({ id }) => id)).toEqual(["ana"]);
  });

  it("are there now when they were seen within 5 minutes [W4.22] [W9.04]", () => {
    expect([NOW_MS, NOW_MS + 1].map((ago) => isHereNow(person("ana", ago)[1], NOW))).toEqual([true, false]);
  });

  it("stand with those who are there by name, then the newest, without oneself [PR2]", () => {
    const people = new Map([
      person("me", 0),
      person("cy", 1000),
      person("old", 2 * 3_600_000),
      person("ana", NOW_MS),
      person("bo", 3_600_000),
    ]);
    expect(peopleShown(people, { me: "me", now: NOW }).map(({ id }) => id)).toEqual(["ana", "cy", "bo", "old"]);
  });
});
