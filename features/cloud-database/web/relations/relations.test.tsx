import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { SchemaDetails } from "../../contract/schema-details.ts";
import { aColumn, aTable } from "../testing-tables.ts";
import { Relations } from "./relations.tsx";

afterEach(() => vi.unstubAllGlobals());

const visits = aTable("visits", { columns: [aColumn("id"), aColumn("shop")] });
const nothing: SchemaDetails = { indexes: [], references: [], enums: [], is_cut: false };

it("opens the panels that add the first index and the first reference of a table", async () => {
  answerCalls({
    "GET /projects/p1/cloud/schema": () => success(nothing),
    "POST /projects/p1/cloud/schema": () => success({ sql: "", path: "supabase/migrations/1_x.sql", version: 2 }),
  });
  await using page = await render(
    <InShell>
      <Relations projectId="p1" table={visits} tables={[visits]} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("No index."));
  await press("Add Reference");
  await page.settle(() => expect(pageText()).toContain("Reference of visits"));
  await page.settle(() => expect(named<HTMLSelectElement>("select", "Refers to").value).toBe("auth.users.id"));
  await press("Cancel");
  await page.settle(() => expect(pageText()).not.toContain("Reference of visits"));
  await press("Add Index");
  await page.settle(() => expect(pageText()).toContain("Index of visits"));
  await act(async () => named<HTMLInputElement>("input", "shop").click());
  await act(async () => document.querySelector("form")!.requestSubmit());
  await page.settle(() => expect(pageText()).not.toContain("Index of visits"));
});
