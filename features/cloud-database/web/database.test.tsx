import {
  answerCalls,
  failure,
  key,
  named,
  pageText,
  press,
  render,
  success,
  type,
} from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { DatabaseCard } from "./list/database-card.tsx";
import { DatabaseView } from "./list/database-view.tsx";
import { PoliciesView } from "./policies/policies-view.tsx";
import { StructureView } from "./schema/structure-view.tsx";
import { answer, backend, CHANGE, changed, oneRow, QUERY, Shell, showTable, sqlOf, table } from "./testing.tsx";

afterEach(() => vi.unstubAllGlobals());

it("lists tables with what guards them, and opens one [C2.11] [DB7]", async () => {
  answer([
    table("todos", { live_rows_estimate: 1234 }),
    table("notes", { policies: [] }),
    table("open", { rls_enabled: false }),
  ]);
  await using page = await render(
    <Shell first={{ id: "database" }}>
      <DatabaseView projectId="p1" backend={backend} />
    </Shell>,
  );
  await page.settle(() => expect(pageText()).toContain("1,234 rows"));
  for (const words of ["RLS, no policy", "Open to everybody", "1 row ·"]) expect(pageText()).toContain(words);
  await act(async () => document.querySelector<HTMLElement>("li button")!.click());
  await page.settle(() => expect(pageText()).toContain('table {"table":"todos"}'));
});

it("says that there are no tables, and that they could not be loaded [C2.11] [C8.11]", async () => {
  const view = (
    <Shell first={{ id: "database" }}>
      <DatabaseView projectId="p1" backend={backend} />
    </Shell>
  );
  answer([]);
  {
    await using page = await render(view);
    await page.settle(() => expect(pageText()).toContain("Tables will populate as soon as your app saves information"));
  }
  answerCalls({
    "GET /projects/p1/cloud/tables": () => failure(409, { code: "cloud_changing", message: "Being changed." }),
  });
  await using page = await render(view);
  await page.settle(() => expect(pageText()).toContain("Error loading tables"));
  expect(named("button", "Retry")).toBeTruthy();
});

it("shows the largest tables on the overview [C2.05]", async () => {
  answer([1, 2, 3, 4, 5].map((size) => table(`t${size}`, { live_rows_estimate: size })));
  await using page = await render(
    <Shell first={{ id: "x" }}>
      <DatabaseCard projectId="p1" backend={backend} />
    </Shell>,
  );
  await page.settle(() => expect(pageText()).toContain("t5"));
  expect(pageText()).not.toContain("t1");
  expect(pageText()).toContain("Database5");
});

it("shows policies of one table or all, with their roles [C2.17] [C6.09]", async () => {
  answer([table("todos"), table("notes", { policies: [] })]);
  await using page = await render(
    <Shell first={{ id: "policies", state: { table: "todos" } }}>
      <PoliciesView projectId="p1" backend={backend} />
    </Shell>,
  );
  await page.settle(() => expect(pageText()).toContain("own rowsSELECT · authenticated"));
  expect(pageText()).toContain("user_id = auth.uid()");
});

it("shows rows, sorts and filters by the server, and says when nothing is left [C2.12] [C2.15] [C2.16] [C5.01] [C5.02] [C5.03] [C5.04]", async () => {
  const asked = answer([table("todos")], (query) =>
    query.includes("~~*") ? (query.startsWith("select count") ? [{ count: "0" }] : []) : oneRow(query),
  );
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  expect(pageText()).toContain("1 row");
  await press("titletext");
  await page.settle(() => expect(sqlOf(asked).at(-1)!.query).toContain('order by "title" asc, "id"'));
  await press("Filter");
  await page.settle(() => expect(named("select", "Column")).toBeTruthy());
  const choose = (label: string, value: string) =>
    act(async () => {
      const select = named<HTMLSelectElement>("select", label);
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")!.set!.call(select, value);
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await choose("Column", "title");
  await choose("Operator", "contains");
  await press("Apply");
  expect(pageText()).toContain("Value is required");
  await type(named<HTMLInputElement>("input", "Value"), "50%");
  await press("Apply");
  await page.settle(() => expect(pageText()).toContain("The filters applied have returned no results from this table"));
  expect(sqlOf(asked).at(-1)!.parameters).toContain(String.raw`%50\%%`);
  const newFilter = () => document.querySelector("select[aria-label=Column]");
  expect(newFilter()).toBeNull();
  await press("Add filter");
  expect(newFilter()).not.toBeNull();
  await press("Remove all filters");
  await page.settle(() => expect(pageText()).toContain("Bread"));
});

it("adds, changes and deletes a row, each with its word [C4.03] [C5.10] [C8.02] [C8.03] [C8.04]", async () => {
  const asked = answer([table("todos")], (query) => {
    if (query.startsWith("update")) return [{ c0: "Rolls" }];
    if (query.startsWith("delete")) return [{ deleted: 1 }];
    return query.startsWith("insert") ? [] : oneRow(query);
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  await press("Open row 1");
  await page.settle(() => expect(pageText()).toContain("Row of todos"));
  const area = () => document.querySelector<HTMLTextAreaElement>("form textarea")!;
  await type(area(), "Rolls");
  await press("Save");
  await page.settle(() =>
    expect(sqlOf(asked).find(({ query }) => query.startsWith("update"))?.parameters).toEqual(["Rolls", "Bread", "7"]),
  );
  await page.settle(() => expect(pageText()).not.toContain("Row of todos"));
  await press("Add Row");
  await page.settle(() => expect(pageText()).toContain("Add row to todos"));
  await type(area(), "Cake");
  await press("Add Row");
  await page.settle(() =>
    expect(sqlOf(asked).find(({ query }) => query.startsWith("insert"))?.parameters).toEqual(["Cake"]),
  );
  await page.settle(() => expect(pageText()).not.toContain("Add row to todos"));
  await act(async () => named<HTMLInputElement>("input", "Select row 1").click());
  await press("Delete 1 row");
  await press("Delete");
  await page.settle(() =>
    expect(sqlOf(asked).find(({ query }) => query.startsWith("delete"))?.parameters).toEqual(["7"]),
  );
});

it("puts a deleted row back, without the columns that Postgres computes", async () => {
  const asked = answer([table("todos")], (query) => {
    if (query.startsWith("delete")) return [{ row: '["7","Bread"]' }];
    return query.includes("attgenerated") ? [{ computed: ["id"], along: ["notes"] }] : oneRow(query);
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  await act(async () => named<HTMLInputElement>("input", "Select row 1").click());
  await press("Delete 1 row");
  await press("Delete");
  await page.settle(() => expect(pageText()).toContain("1 row deleted successfully"));
  await press("Undo");
  await page.settle(() => expect(pageText()).toContain("1 row put back"));
  expect(pageText()).toContain("Rows of notes that were deleted or changed along with it stay so.");
  expect(sqlOf(asked).find(({ query }) => query.startsWith("insert"))).toMatchObject({
    query: expect.stringContaining('("title") overriding system value'),
    parameters: ["Bread"],
  });
});

it("offers no way back for rows that were too long to be kept", async () => {
  answer([table("todos")], (query) => (query.startsWith("delete") ? [{ row: null }] : oneRow(query)));
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  await act(async () => named<HTMLInputElement>("input", "Select row 1").click());
  await press("Delete 1 row");
  await press("Delete");
  await page.settle(() => expect(pageText()).toContain("1 row deleted successfully"));
  expect(pageText()).not.toContain("Undo");
});

it("tells that somebody changed the row meanwhile, and keeps what was typed [C8.02]", async () => {
  answer([table("todos")], (query) => {
    if (query.startsWith("update")) return [];
    return query.includes("as cell") ? [{ cell: "Baguette" }] : oneRow(query);
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  await press("Open row 1");
  const area = () => document.querySelector<HTMLTextAreaElement>("form textarea")!;
  await page.settle(() => expect(area()).toBeTruthy());
  await type(area(), "Rolls");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain('Somebody changed "title" meanwhile: it is now "Baguette".'));
  expect(area().value).toBe("Rolls");
});

it("says why a cell was not saved when its row is gone meanwhile [C8.02]", async () => {
  let isGone = false;
  answer([table("todos")], (query) => {
    if (query.startsWith("update")) {
      isGone = true;
      return [];
    }
    if (query.includes("as cell")) return [];
    if (!isGone) return oneRow(query);
    return query.startsWith("select count") ? [{ count: "0" }] : [];
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  const cell = () => document.querySelector<HTMLElement>("[data-row='0'][data-column='1']")!;
  await act(async () => cell().dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
  const field = named<HTMLInputElement>("input", "title of row 1");
  await type(field, "Rolls");
  await key(field, "Enter");
  await page.settle(() => expect(pageText()).toContain("No rows yet."));
  await page.settle(() => expect(pageText()).toContain("Failed to update row: Somebody deleted this row meanwhile."));
});

it("is read only without a key, and says why [C8.06] [DB7]", async () => {
  answer([table("todos", { primary_keys: [] })], oneRow);
  {
    await using page = await showTable("todos");
    await page.settle(() => expect(pageText()).toContain("This table has no primary key"));
    expect(document.querySelector("[role=row] input[type=checkbox]")).toBeNull();
  }
  answer([table("pairs", { primary_keys: [{ name: "id" }, { name: "title" }] })], oneRow);
  await using page = await showTable("pairs");
  await page.settle(() =>
    expect(pageText()).toContain("Updating rows currently supports tables with a single primary key."),
  );
});

it("adds a column after showing its SQL, keeps what was typed on a refusal, and asks before it is lost [C2.18] [C3.18] [C5.13] [C8.05]", async () => {
  let refuses = true;
  const asked = answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2036-11-22T07:05:00.000Z" }),
    "GET /projects/p1/cloud/tables": () => success({ tables: [table("todos")] }),
    [QUERY]: ({ body }) => success(oneRow((body as { query: string }).query) as never),
    [CHANGE]: () =>
      refuses
        ? failure(400, { code: "sql_failed", message: 'column "price" of relation "todos" already exists' })
        : success(changed(7)),
  });
  await using page = await showTable("todos");
  await page.settle(() => expect(pageText()).toContain("Bread"));
  await press("Add Column");
  await page.settle(() => expect(pageText()).toContain("Add column to todos"));
  const submit = () => act(async () => document.querySelector("form")!.requestSubmit());
  await submit();
  expect(pageText()).toContain("Column name is required");
  const name = () => document.querySelector<HTMLInputElement>("form input[data-autofocus]")!;
  await type(name(), "price");
  expect(pageText()).toContain('alter table public."todos" add column "price" text;');
  await submit();
  await page.settle(() => expect(pageText()).toContain('Failed to add column: column "price" of relation "todos"'));
  expect(name().value).toBe("price");
  await press("Cancel");
  await page.settle(() => expect(pageText()).toContain("The column was not added."));
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>("button")]
      .findLast(({ textContent }) => textContent === "Cancel")!
      .click(),
  );
  refuses = false;
  await submit();
  await page.settle(() => expect(pageText()).toContain("Column added successfully"));
  expect(pageText()).toContain("Saved as version 7.");
  expect(
    asked.filter(({ method, path }) => method === "POST" && path.endsWith("/schema")).map(({ body }) => body),
  ).toEqual([
    {
      change: {
        kind: "add_column",
        table: "todos",
        column: { name: "price", type: "text", is_nullable: true, default_value: null },
      },
    },
    expect.anything(),
  ]);
});

it("says so when the file of a change could not be added to the project", async () => {
  answerCalls({
    "GET /projects/p1/cloud/tables": () => success({ tables: [table("todos")] }),
    [CHANGE]: () => success(changed(null)),
  });
  await using page = await render(
    <Shell first={{ id: "structure", state: { table: "todos" } }}>
      <StructureView projectId="p1" backend={backend} />
    </Shell>,
  );
  await page.settle(() => expect(pageText()).toContain("key · nullable · made by the database"));
  await press("Drop table");
  await page.settle(() => expect(pageText()).toContain("The table todos and its rows (about 1 row) are deleted."));
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>("button")]
      .findLast(({ textContent }) => textContent === "Drop table")!
      .click(),
  );
  await page.settle(() => expect(pageText()).toContain("20261127120000_add_price_to_todos.sql could not be added"));
  expect(pageText()).toContain("database {}");
});
