import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { AuditAction, AuditEntry } from "../contract/index.ts";
import { AuditPage } from "./audit-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const MAYA = { id: "u1", name: "Maya", email: "maya@mail.example" };
const entry = (id: string, action: AuditAction, about: Record<string, string>): AuditEntry => ({
  ...{ id, action, about, actor: MAYA, kind: "access", project_id: null },
  at: "2026-11-22T07:00:00.000Z",
});

const OLDER = entry("0", "link.ended", { project: "Old shop" });

async function opened(entries: AuditEntry[], permissions: string[] = ["ViewWorkspace", "ManageWorkspace"]) {
  const asked = answerCalls({
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", name: "Acme", permissions }] }),
    "GET /workspaces/w1/audit/people": () => success({ people: [MAYA] }),
    "GET /workspaces/w1/audit": ({ path }) => {
      if (path.includes("kind=")) return success({ entries: [], next_cursor: null });
      if (path.includes("before=")) return success({ entries: [OLDER], next_cursor: null });
      return success({ entries, next_cursor: entries.at(-1)?.id ?? null });
    },
  });
  const page = await render(
    <InShell>
      <AuditPage projectId={null} />
    </InShell>,
  );
  return { page, asked };
}
const choose = (select: HTMLSelectElement, value: string) =>
  act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
const lists = (asked: readonly Asked[]) => asked.map(({ path }) => path).filter((path) => /\/audit(\?|$)/.test(path));

it("says in words who did what, and filters by kind", async () => {
  const { page, asked } = await opened([
    entry("1", "collaborator.invited", { person: "tom@mail.example", project: "Bakery", to: "write" }),
  ]);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Maya invited tom@mail.example to Bakery as editor"));
  await choose(named<HTMLSelectElement>("select", "Kind"), "publish");
  await page.settle(() => expect(lists(asked).at(-1)).toBe("/workspaces/w1/audit?kind=publish"));
  await page.settle(() => expect(pageText()).toContain("No entries match"));
  await press("Show everything");
  await page.settle(() => expect(pageText()).toContain("Maya invited tom@mail.example"));
});

it("shows older entries below", async () => {
  const { page } = await opened([entry("1", "link.created", { project: "Bakery", to: "read" })]);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("made an invite link to Bakery"));
  await press("Show older");
  await page.settle(() => expect(pageText()).toContain("removed the invite link to Old shop"));
  expect(pageText()).toContain("made an invite link to Bakery");
});

it("exports what the filter shows", async () => {
  const { page } = await opened([entry("1", "link.created", { project: "Bakery", to: "read" })]);
  await using _ = page;
  await page.settle(() => expect(named("select", "Kind")).toBeTruthy());
  await choose(named<HTMLSelectElement>("select", "Kind"), "publish");
  await press("Export");
  await page.settle(() => expect(named("a", "JSON")).toBeTruthy());
  expect(named<HTMLAnchorElement>("a", "JSON").getAttribute("href")).toBe(
    "/api/workspaces/w1/audit/export?format=json&kind=publish",
  );
});

it("asks for no entry on behalf of people who may not read the log", async () => {
  const { page, asked } = await opened([], ["ViewWorkspace"]);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Owners and admins of the workspace can read it."));
  expect(lists(asked)).toEqual([]);
});

it("says so while the log is empty", async () => {
  const { page } = await opened([]);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("No entries yet"));
});
