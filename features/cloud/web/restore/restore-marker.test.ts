import { expect, it } from "vitest";
import { CLOUD_STATUSES, instanceStatus, pollMs, urlProblem, type CloudStatus } from "../../contract/index.ts";
import { reduceRestore, type RestoreState } from "./restore-marker.ts";

const read = (state: RestoreState, status: CloudStatus, at = 1000): RestoreState =>
  reduceRestore(state, { kind: "read", status, at });
const NONE: RestoreState = { at: null, stable: 0 };

it("marks a restore until ten readings in a row are OK, or ten minutes have passed [C4.15] [C9.11] [T4.13] [T9.13]", () => {
  let state = reduceRestore(NONE, { kind: "triggered", at: 1000 });
  for (let count = 0; count < 9; count += 1) state = read(state, "ACTIVE_HEALTHY");
  expect(state.at).toBe(1000);
  state = read(state, "RESTARTING");
  expect(state).toEqual({ at: 1000, stable: 0 });
  for (let count = 0; count < 10; count += 1) state = read(state, "ACTIVE_HEALTHY");
  expect(state).toEqual(NONE);
  expect(read({ at: 1000, stable: 0 }, "INACTIVE", 1000 + 600_000).at).toBeNull();
  expect(read({ at: 1000, stable: 0 }, "INACTIVE", 1000 + 599_999).at).toBe(1000);
});

it("follows somebody else's restore, too [C4.15] [T4.13]", () => {
  expect(read(NONE, "RESTORING", 77)).toEqual({ at: 77, stable: 0 });
});

it("asks for the status as often as its use and state require [C4.16] [T4.14] [T9.12] [CI2]", () => {
  expect(pollMs("restore-screen", "INACTIVE", true)).toBe(1000);
  expect(pollMs("restore-screen", "INACTIVE", false)).toBe(30_000);
  expect(pollMs("restore", "RESTORING", true)).toBe(1000);
  expect(pollMs("instance", "RESIZING", false)).toBe(1000);
  expect(pollMs("instance", "RESTARTING", false)).toBe(2000);
  expect(pollMs("general", "PAUSING", false)).toBe(2000);
  expect(pollMs("general", "ACTIVE_HEALTHY", false)).toBe(10_000);
});

it("reads the fifteen states as states of the instance [C3.13] [C3.14] [T3.20] [CI1]", () => {
  expect(CLOUD_STATUSES.map((status) => `${status} ${instanceStatus(status)}`)).toEqual([
    "ACTIVE_HEALTHY OK",
    "ACTIVE_UNHEALTHY UNHEALTHY",
    "COMING_UP COMING_UP",
    "GOING_DOWN PAUSING",
    "INACTIVE INACTIVE",
    "INIT_FAILED UNHEALTHY",
    "REMOVED INACTIVE",
    "RESTARTING RESTARTING",
    "RESIZING RESIZING",
    "UNKNOWN UNKNOWN",
    "UPGRADING UPGRADING",
    "PAUSING PAUSING",
    "RESTORING RESTORING",
    "RESTORE_FAILED UNHEALTHY",
    "PAUSE_FAILED UNHEALTHY",
  ]);
});

it.each([
  ["", false, null],
  ["https://app.example.com", false, null],
  ["http://127.0.0.1:3000", false, null],
  ["http://[::1]:3000/x", false, null],
  ["http://app.example.com", false, "Only https:// URLs are allowed"],
  ["ftp://app.example.com", false, "Only https:// URLs are allowed"],
  ["javascript:alert(1)", true, "Only https:// URLs are allowed"],
  ["https://*.example.com/**", true, null],
  ["https://*.example.com", false, "Wildcards are not allowed"],
  ["https://app.example.com/#a", true, "# fragment is not allowed"],
  ["https://app example.com", true, "Invalid URL format"],
  ["https://someone@example.com", true, "Invalid URL format"],
  [`https://example.com/${"a".repeat(240)}`, true, "Too long URL (max 256 characters)"],
])("says what is wrong with the address %j (wildcards %s) [C5.26] [CA4]", (text, wildcards, problem) => {
  expect(urlProblem(text, { wildcards })).toBe(problem);
});
