import { tellCodePlace } from "@slipway/ui/code/code-place";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, pageText, render, success, type Rendered } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Presence } from "../contract/index.ts";
import { PeopleHere } from "./people-here.tsx";

const BEAT = "/projects/p1/presence?view=codeEditor";

const person = (id: string, minutes = 0): Presence => ({
  id,
  lastSeen: Date.now() - minutes * 60_000,
  username: null,
  displayName: id,
  photoURL: null,
  email: `${id}@example.com`,
  view: "codeEditor",
  place: null,
});

function open(permissions: readonly string[], count = 7) {
  const asked = answerCalls({
    "GET /projects/p1/details": () => success({ id: "p1", permissions }),
    "GET /user": () => success({ id: "p0" }),
    "POST /projects/p1/presence": () => success(),
  });
  const people = Array.from({ length: count }, (_all, at) => person(`p${at}`, at * 4));
  return { asked, people };
}

async function show(people: readonly Presence[]): Promise<Rendered> {
  const page = await render(
    <InShell does={{ tool: "codeEditor" }}>
      <PeopleHere projectId="p1" />
    </InShell>,
  );
  await act(async () =>
    page.cache.setQueryData(["live", "status/p1", {}], {
      data: new Map(people.map((one) => [one.id, one])),
      seq: 7,
      ready: true,
      closed: null,
    }),
  );
  return page;
}

const beats = (asked: { path: string }[]) => asked.filter(({ path }) => path === BEAT).length;
const faces = () => document.querySelector<HTMLButtonElement>("button[aria-label^='People here']");

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
      send(): void {}
      addEventListener(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("people at a project", () => {
  it("are shown as at most 5 faces and a count, without oneself; a click lists all, with their pages [W4.22] [PR2] [W9.04] [W2.02]", async () => {
    const { people } = open(["ViewProject", "ViewProjectCollaborators"]);
    await using page = await show(people);
    await page.settle(() => expect(faces()?.textContent).toBe("P1P2P3P4P5+1".replaceAll(/P(\d)/g, "P")));
    await act(async () => faces()!.click());
    await page.settle(() => expect(document.querySelectorAll("li")).toHaveLength(6));
    expect(pageText()).not.toContain("p0@");
    expect(document.querySelector("li")?.textContent).toContain("p1@example.comNow");
    expect(pageText()).toContain("24 minutes ago");
    expect(document.querySelector("li a")?.getAttribute("href")).toBe("/@p1");
  });

  it("are told every 60 s that this person is here, and at which view [W7.31] [T7.27] [T9.15]", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { asked, people } = open(["ViewProjectCollaborators"]);
    await using page = await show(people);
    await page.settle(() => expect(beats(asked)).toBe(1));
    await act(async () => vi.advanceTimersByTime(59_999));
    expect(beats(asked)).toBe(1);
    await act(async () => vi.advanceTimersByTime(1));
    await page.settle(() => expect(beats(asked)).toBe(2));
  });

  it("are told the line of code at which this person is, and no line once the editor is left [T9.15]", async () => {
    const { asked, people } = open(["ViewProjectCollaborators"]);
    await using page = await show(people);
    const last = () => asked.filter(({ path }) => path.includes("/presence")).at(-1)?.path;
    await act(async () => tellCodePlace("p1", { path: "src/App.tsx", line: 7 }));
    await page.settle(() => expect(last()).toBe(`${BEAT}&path=src%2FApp.tsx&line=7`));
    await act(async () => tellCodePlace("p1", null));
    await page.settle(() => expect(last()).toBe(BEAT));
  });

  it("are told again after a moment where a report did not arrive [T9.15]", async () => {
    const { people } = open(["ViewProjectCollaborators"]);
    const answers = [failure(503, { message: "Away." }), success()];
    const asked = answerCalls({
      "GET /projects/p1/details": () => success({ id: "p1", permissions: ["ViewProjectCollaborators"] }),
      "GET /user": () => success({ id: "p0" }),
      "POST /projects/p1/presence": () => answers.shift()!,
    });
    await using _ = await show(people);
    // The report after that comes a minute later.
    await vi.waitFor(() => expect(beats(asked)).toBe(2), { timeout: 20_000 });
    expect(answers).toEqual([]);
  });

  it("are neither read nor reported for people who may not see them [T6.06] [PR1]", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { asked, people } = open(["ViewProject"]);
    await using page = await show(people);
    await page.settle(() => expect([asked.length > 0, page.cache.isFetching()]).toEqual([true, 0]));
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(faces()).toBeNull();
    expect(beats(asked)).toBe(0);
  });
});
