import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, key, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { aColumn, aTable } from "../testing-tables.ts";
import { SchemaView } from "./schema-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const table = (id: number, name: string): CloudTable =>
  aTable(name, {
    ...{ id, columns: [aColumn("id"), aColumn("shop")], primary_keys: [{ name: "id" }], live_rows_estimate: 1234 },
  });
const DETAILS = {
  ...{ indexes: [], enums: [], is_cut: false },
  references: [
    {
      ...{ constraint: "visits_shop_fkey", table: "visits", columns: ["shop"], to_schema: "public" },
      ...{ to_table: "shops", to_columns: ["id"], on_delete: "cascade" },
    },
  ],
};
const backend = { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" };

function Shell() {
  const [views, setViews] = useState<readonly ViewPlace[]>([{ id: "schema" }]);
  return (
    <InShell does={{ views, showViews: setViews }}>
      <p>{views.map(({ id, state }) => `${id} ${JSON.stringify(state ?? {})}`).join(" / ")}</p>
      <SchemaView projectId="p1" backend={backend} />
    </InShell>
  );
}

it("draws tables and references, goes between them by arrow keys, and opens one", async () => {
  answerCalls({
    "GET /projects/p1/cloud/tables": () => success({ tables: [table(1, "shops"), table(2, "visits")] }),
    "GET /projects/p1/cloud/schema": () => success(DETAILS),
  });
  await using page = await render(<Shell />);
  await page.settle(() => expect(named("button", "Open visits, 1,234 rows")).toBeTruthy());
  expect(document.querySelectorAll("svg path[d*=C]")).toHaveLength(1);
  const stops = () => document.querySelectorAll<HTMLElement>("[role=group] button[tabindex='0']");
  expect([...stops()].map((one) => one.getAttribute("aria-label"))).toEqual(["Open shops, 1,234 rows"]);
  await act(async () => stops()[0]!.focus());
  await key(stops()[0]!, "ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Open visits, 1,234 rows");
  expect(stops()).toHaveLength(1);
  await press("Open visits, 1,234 rows");
  expect(pageText()).toContain('table {"table":"visits"}');
});

it("is a table after one key, and a diagram again after the next", async () => {
  answerCalls({
    "GET /projects/p1/cloud/tables": () => success({ tables: [table(1, "shops"), table(2, "visits")] }),
    "GET /projects/p1/cloud/schema": () => success(DETAILS),
  });
  await using page = await render(<Shell />);
  await page.settle(() => expect(named("button", "Open visits, 1,234 rows")).toBeTruthy());
  await key(document.querySelector<HTMLElement>("[role=group]")!, "t");
  expect(pageText()).toContain("shop → shops.id on delete its rows are deleted, too");
  expect(pageText()).toContain("visits.shop");
  await press("visits");
  expect(pageText()).toContain('schema {"as":"table"} / table {"table":"visits"}');
});

it("says that there are no tables, and that references could not be loaded", async () => {
  answerCalls({
    "GET /projects/p1/cloud/tables": () => success({ tables: [] }),
    "GET /projects/p1/cloud/schema": () => success(DETAILS),
  });
  {
    await using page = await render(<Shell />);
    await page.settle(() => expect(pageText()).toContain("No tables yet"));
  }
  answerCalls({
    "GET /projects/p1/cloud/tables": () => success({ tables: [table(1, "shops")] }),
    "GET /projects/p1/cloud/schema": () => failure(409, { code: "cloud_changing", message: "Being changed." }),
  });
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("Error loading references"));
});
