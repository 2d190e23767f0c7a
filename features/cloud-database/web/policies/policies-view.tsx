/** Policies of row-level security, and the forms that change them. [C2.17] [C3.04] [C6.09] [C8.11] [DB9] */
import { ActionIcon, Button, NativeSelect } from "@mantine/core";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { MoreHorizontal, Plus, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { cloudContract, type CloudPolicy, type CloudTable } from "../../../cloud/contract/index.ts";
import classes from "../database.module.css";
import parts from "../schema/schema.module.css";
import { Guard } from "../list/guard.tsx";
import { useSchemaChange } from "../schema/use-schema-change.ts";
import { GuardTables } from "./guard-tables.tsx";
import { PolicyForm } from "./policy-form.tsx";

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

interface PolicyPlace {
  projectId: string;
  table: CloudTable;
  policy: CloudPolicy;
}

const lossOf = ({ is_restrictive: isRestrictive }: CloudPolicy, table: CloudTable): string =>
  isRestrictive
    ? `It narrows what other policies of ${table.name} allow. Without it they allow more.`
    : `Rows of ${table.name} that only this policy allows are no longer read or changed by the app.`;

function PolicyMenu({ projectId, table, policy, onEdit }: PolicyPlace & { onEdit: () => void }) {
  const dropping = useSchemaChange(projectId, () => undefined);
  const { policyname: name } = policy;
  const drop = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Delete policy ${name}?`,
      body: `${lossOf(policy, table)} A restore point is made first, so it can be undone.`,
      confirm: "Delete policy",
      tone: "danger",
    });
    if (sure)
      dropping.change(
        { kind: "drop_policy", table: table.name, name },
        { done: "Policy deleted", failed: "Failed to delete policy: " },
      );
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`Change policy ${name}`} loading={dropping.isPending}>
            <MoreHorizontal size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onEdit}>Edit…</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="var(--err)" onClick={() => void drop()}>
            Delete…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dropping.failure !== null && (
        <p role="alert" className={classes.refused}>
          {dropping.failure}
        </p>
      )}
    </>
  );
}

function OnePolicy({ projectId, table, policy }: PolicyPlace) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <article aria-label={policy.policyname}>
      <div className={parts.policyHead}>
        <h4>
          {policy.policyname}
          <small>
            {policy.cmd} · {rolesInWords(policy)}
            {policy.is_restrictive ? " · restrictive" : ""}
          </small>
        </h4>
        <PolicyMenu projectId={projectId} table={table} policy={policy} onEdit={() => setIsEdited(true)} />
      </div>
      <dl>
        <Expression name="USING" sql={policy.qual} />
        <Expression name="WITH CHECK" sql={policy.with_check} />
      </dl>
      {isEdited && (
        <PolicyForm projectId={projectId} table={table} policy={policy} onClose={() => setIsEdited(false)} />
      )}
    </article>
  );
}

function Policies({ projectId, table }: { projectId: string; table: CloudTable }) {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <section className={classes.policies} aria-label={table.name}>
      <header>
        <h3 className="mono">{table.name}</h3>
        <Guard table={table} />
        <span className={classes.space} />
        <Button
          leftSection={<Plus size={15} aria-hidden="true" />}
          aria-label={`New policy of ${table.name}`}
          onClick={() => setIsMaking(true)}
        >
          New Policy
        </Button>
      </header>
      {table.policies.length === 0 && (
        <p>
          {table.rls_enabled ? "No policy: only the owner of the database reads and changes rows." : "No policies."}
        </p>
      )}
      {table.policies.map((policy) => (
        <OnePolicy key={policy.policyname} projectId={projectId} table={table} policy={policy} />
      ))}
      {isMaking && <PolicyForm projectId={projectId} table={table} policy={null} onClose={() => setIsMaking(false)} />}
    </section>
  );
}

export function PoliciesView({ projectId }: AreaViewProps) {
  const list = useRoute(cloudContract.tables, { params: { id: projectId } });
  const [state, change] = useViewState(readState);
  const tables = list.data?.tables ?? [];
  const open = tables.filter(({ rls_enabled: isGuarded }) => !isGuarded).map(({ name }) => name);
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
      {open.length > 0 && <GuardTables projectId={projectId} tables={open} />}
      {shown.every(({ policies }) => policies.length === 0) && (
        <EmptyState icon={ShieldCheck} title="No RLS policies found">
          Row-level security says who may read and change which rows.
        </EmptyState>
      )}
      {shown.map((table) => (
        <Policies key={table.id} projectId={projectId} table={table} />
      ))}
      {tables.length > 0 && (
        <p className={parts.hint}>
          Row-level security is not switched off here: without it, everybody who has the app&apos;s address could read,
          change and delete every row. A policy whose condition is <code>true</code> opens what you choose.
        </p>
      )}
    </div>
  );
}
