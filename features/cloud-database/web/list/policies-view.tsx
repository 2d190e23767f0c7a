/** Policies of row-level security, read only. [C2.17] [C3.04] [C6.09] [C8.11] [DB9] */
import { NativeSelect } from "@mantine/core";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ShieldCheck } from "lucide-react";
import { cloudContract, type CloudPolicy, type CloudTable } from "../../../cloud/contract/index.ts";
import classes from "../database.module.css";
import { Guard } from "./guard.tsx";

const readState = ({ table }: Readonly<Record<string, unknown>>): { table: string } => ({
  table: typeof table === "string" ? table : "",
});

const rolesInWords = ({ roles }: CloudPolicy): string =>
  roles.length === 0 || roles.includes("public") ? "all roles" : roles.join(", ");

const Expression = ({ name, sql }: { name: string; sql: string | null }) =>
  sql === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{sql}</code>
      </dd>
    </div>
  );

function Policies({ table }: { table: CloudTable }) {
  return (
    <section className={classes.policies} aria-label={table.name}>
      <header>
        <h3 className="mono">{table.name}</h3>
        <Guard table={table} />
      </header>
      {table.policies.length === 0 && (
        <p>
          {table.rls_enabled ? "No policy: only the owner of the database reads and changes rows." : "No policies."}
        </p>
      )}
      {table.policies.map((policy) => (
        <article key={policy.policyname} aria-label={policy.policyname}>
          <h4>
            {policy.policyname}
            <small>
              {policy.cmd} · {rolesInWords(policy)}
            </small>
          </h4>
          <dl>
            <Expression name="USING" sql={policy.qual} />
            <Expression name="WITH CHECK" sql={policy.with_check} />
          </dl>
        </article>
      ))}
    </section>
  );
}

export function PoliciesView({ projectId }: AreaViewProps) {
  const list = useRoute(cloudContract.tables, { params: { id: projectId } });
  const [state, change] = useViewState(readState);
  const tables = list.data?.tables ?? [];
  const shown = tables.filter(({ name }) => state.table === "" || name === state.table);
  if (list.data === undefined)
    return (
      <div className={classes.page}>
        {list.error === null ? (
          <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the policies">
            <SkeletonLines widths={["40%", "100%", "100%"]} height={30} />
          </div>
        ) : (
          <LoadFailed title="Error loading RLS policies" error={list.error} onRetry={() => void list.refetch()} />
        )}
      </div>
    );
  return (
    <div className={classes.page}>
      <NativeSelect
        className={classes.tableFilter}
        aria-label="Table"
        value={state.table}
        data={[{ value: "", label: "All tables" }, ...tables.map(({ name }) => ({ value: name, label: name }))]}
        onChange={({ currentTarget: { value } }) => change({ table: value })}
      />
      {shown.every(({ policies }) => policies.length === 0) && (
        <EmptyState icon={ShieldCheck} title="No RLS policies found">
          Row-level security says who may read and change which rows. Ask the chat to guard a table.
        </EmptyState>
      )}
      {shown.map((table) => (
        <Policies key={table.id} table={table} />
      ))}
    </div>
  );
}
