/** Tables of a backend as a browser sees them, and the table viewer in a shell. */
import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { ViewActionsPlace } from "@slipway/ui/navigation/view-actions.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import { useState, type ReactNode } from "react";
import type { CloudTable } from "../../cloud/contract/index.ts";
import { TableView } from "./table/table-view.tsx";
import { aColumn, aTable } from "./testing-tables.ts";

export const backend = { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" };
export { aColumn as column };
export const table = (name: string, change: Partial<CloudTable> = {}): CloudTable =>
  aTable(name, {
    columns: [aColumn("id", "integer", { is_generated: true }), aColumn("title", "text")],
    primary_keys: [{ name: "id" }],
    policies: [
      {
        tablename: name,
        policyname: "own rows",
        cmd: "SELECT",
        is_restrictive: false,
        roles: ["authenticated"],
        qual: "user_id = auth.uid()",
        with_check: null,
      },
    ],
    live_rows_estimate: 1,
    ...change,
  });

export function Shell({ first, children }: { first: ViewPlace; children: ReactNode }) {
  const [views, setViews] = useState<readonly ViewPlace[]>([first]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <InShell does={{ views, showViews: setViews }}>
      <header ref={setPlace} />
      <p>{views.map(({ id, state }) => `${id} ${JSON.stringify(state ?? {})}`).join(" / ")}</p>
      <ViewActionsPlace place={place}>{children}</ViewActionsPlace>
    </InShell>
  );
}

export const QUERY = "POST /projects/p1/cloud/db-proxy/v1/projects/p1/database/query";
export const sqlOf = (asked: readonly Asked[]) =>
  asked
    .filter(({ path }) => path.endsWith("/query"))
    .map(({ body }) => body as { query: string; parameters: unknown[] });

export function answer(
  tables: CloudTable[],
  sql: (query: string, parameters: unknown[]) => unknown = () => [],
): Asked[] {
  return answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2036-11-22T07:05:00.000Z" }),
    "GET /projects/p1/cloud/tables": () => success({ tables }),
    [QUERY]: ({ body }) => {
      const { query, parameters } = body as { query: string; parameters: unknown[] };
      const result = sql(query, parameters);
      return result instanceof Response ? result : success(result as never);
    },
  });
}
export const oneRow = (query: string): unknown =>
  query.startsWith("select count") ? [{ count: "1" }] : [{ c0: "7", l0: false, c1: "Bread", l1: false }];

export const showTable = (name: string) =>
  render(
    <Shell first={{ id: "table", state: { table: name } }}>
      <TableView projectId="p1" backend={backend} />
    </Shell>,
  );

export const CHANGE = "POST /projects/p1/cloud/schema";
export const changed = (version: number | null) => ({
  sql: "alter table",
  path: "supabase/migrations/20261127120000_add_price_to_todos.sql",
  version,
});
