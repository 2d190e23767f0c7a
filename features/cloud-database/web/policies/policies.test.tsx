import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { aColumn, aTable } from "../testing-tables.ts";
import { PoliciesView } from "./policies-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const backend = { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" };
const table = (name: string, change: Partial<CloudTable> = {}): CloudTable =>
  aTable(name, { columns: [aColumn("id"), aColumn("user_id")], live_rows_estimate: 1, ...change });

function Shown() {
  const [views, setViews] = useState<readonly ViewPlace[]>([{ id: "policies" }]);
  return (
    <InShell does={{ views, showViews: setViews }}>
      <PoliciesView projectId="p1" backend={backend} />
    </InShell>
  );
}

const answer = (tables: CloudTable[]) =>
  answerCalls({
    "GET /projects/p1/cloud/tables": () => success({ tables }),
    "POST /projects/p1/cloud/schema": () => success({ sql: "", path: "a/b.sql", version: 4 }),
  });
const submit = () => act(async () => document.querySelector("form")!.requestSubmit());
const choose = (label: string, value: string) =>
  act(async () => {
    const select = named<HTMLSelectElement>("select", label);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")!.set!.call(select, value);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });

it("fills a policy in from a template, shows its SQL, and sends nothing that leaves its brackets [C2.17]", async () => {
  const asked = answer([table("notes")]);
  await using page = await render(<Shown />);
  await page.settle(() => expect(pageText()).toContain("RLS, no policy"));
  await press("New policy of notes");
  await page.settle(() => expect(pageText()).toContain("Start from"));
  await submit();
  expect(pageText()).toContain("Policy name is required");
  expect(pageText()).toContain("USING is required.");
  await choose("Start from", "Owner reads own rows");
  expect(pageText()).toContain('create policy "read own rows" on public."notes"');
  await type(named<HTMLTextAreaElement>("textarea", "USING"), "true) with check (true");
  expect(pageText()).toContain("A bracket is closed that was not opened.");
  expect(pageText()).not.toContain("SQL that will run");
  await submit();
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  await choose("Start from", "Everybody reads all rows");
  expect(pageText()).toContain("Everybody who has the app's address can read every row.");
  await submit();
  await page.settle(() => expect(pageText()).toContain("Policy created"));
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
    change: {
      ...{ kind: "create_policy", table: "notes" },
      policy: {
        ...{ name: "everybody reads", command: "SELECT", roles: ["public"], is_restrictive: false },
        ...{ using: "true", check: null },
      },
    },
  });
});

it("says what open tables show to everybody, and switches row-level security on for all of them", async () => {
  const asked = answer([table("open", { rls_enabled: false }), table("wide", { rls_enabled: false }), table("notes")]);
  await using page = await render(<Shown />);
  await page.settle(() => expect(pageText()).toContain("Row-level security is off for open and wide: everybody"));
  await press("Switch on…");
  await page.settle(() => expect(pageText()).toContain('alter table public."wide" enable row level security;'));
  await submit();
  await page.settle(() => expect(pageText()).toContain("Row-level security is on"));
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
    change: { kind: "guard_tables", tables: ["open", "wide"] },
  });
});

it("makes a change once the one before it has ended", async () => {
  let asks = 0;
  answerCalls({
    "GET /projects/p1/cloud/tables": () => success({ tables: [table("open", { rls_enabled: false })] }),
    "POST /projects/p1/cloud/schema": () =>
      (asks += 1) === 1
        ? failure(409, { code: "migration_running", message: "Another migration of this project is running." })
        : success({ sql: "", path: "a/b.sql", version: 4 }),
  });
  await using page = await render(<Shown />);
  await page.settle(() => expect(pageText()).toContain("Row-level security is off"));
  await press("Switch on…");
  await page.settle(() => expect(document.querySelector("form")).not.toBeNull());
  await submit();
  await page.settle(() => expect(pageText()).toContain("Row-level security is on"));
  expect(pageText()).not.toContain("Another migration");
  expect(asks).toBe(2);
});
