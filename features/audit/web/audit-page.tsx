/** `?settings=audit`: what people did in the workspace, for its owners and admins. */
import { Button, NativeSelect } from "@mantine/core";
import { useRoute, useRoutePages } from "@slipway/ui/api/use-route";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { Download, LockKeyhole, ScrollText } from "lucide-react";
import { useState } from "react";
import {
  auditContract,
  AUDIT_KINDS,
  auditWords,
  KIND_LABELS,
  type AuditEntry,
  type AuditKind,
} from "../contract/index.ts";
import { exportHref, isFiltered, NO_FILTER, PERIODS, queryOf, type Filter, type Period } from "./filter.ts";
import { useAuditWorkspace } from "./use-audit-workspace.ts";
import classes from "./audit.module.css";

const Loading = () => <SkeletonLines widths={["100%", "100%", "100%"]} height={36} gap={12} />;

export function AuditPage({ projectId }: SettingsSectionProps) {
  const { workspace, isPending, error, retry } = useAuditWorkspace(projectId);
  if (isPending) return <Loading />;
  if (workspace === undefined && error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (workspace?.permissions.includes("ManageWorkspace") !== true)
    return (
      <EmptyState icon={LockKeyhole} title="For owners and admins">
        The audit log shows what people did. Owners and admins of the workspace can read it.
      </EmptyState>
    );
  return <Log key={workspace.id} id={workspace.id} />;
}

function Log({ id }: { id: string }) {
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <SettingsGroup
      title="What people did"
      hint="The latest comes first. Entries are kept for a year."
      action={<ExportMenu id={id} filter={filter} />}
    >
      <Filters id={id} filter={filter} onChange={setFilter} />
      <Entries id={id} filter={filter} onReset={() => setFilter(NO_FILTER)} />
    </SettingsGroup>
  );
}

function ExportMenu({ id, filter }: { id: string; filter: Filter }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" leftSection={<Download size={15} aria-hidden="true" />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(["csv", "json"] as const).map((format) => (
          <Menu.Item key={format} component="a" href={exportHref(id, filter, format)} download>
            {format === "csv" ? "Spreadsheet (CSV)" : "JSON"}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface FiltersProps {
  id: string;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

function Filters({ id, filter, onChange }: FiltersProps) {
  const people = useRoute(auditContract.people, { params: { id } }).data?.people ?? [];
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label="Person"
        value={filter.person}
        data={[
          { value: "", label: "Everyone" },
          ...people.map((person) => ({ value: person.id, label: `${person.name} (${person.email})` })),
        ]}
        onChange={(event) => change({ person: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Kind"
        value={filter.kind}
        data={[
          { value: "", label: "Everything" },
          ...AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
        ]}
        onChange={(event) => change({ kind: event.currentTarget.value as AuditKind | "" })}
      />
      <NativeSelect
        aria-label="Time"
        value={filter.period}
        data={Object.entries(PERIODS)
          .map(([value, label]) => ({ value, label }))
          .toSorted((one, other) => Number(other.value === "all") - Number(one.value === "all"))}
        onChange={(event) => change({ period: event.currentTarget.value as Period, chosenAt: Date.now() })}
      />
    </div>
  );
}

function Entries({ id, filter, onReset }: { id: string; filter: Filter; onReset: () => void }) {
  const pages = useRoutePages(
    auditContract.list,
    { params: { id }, query: queryOf(filter) },
    {
      with: (input, before) => ({ ...input, query: { ...input.query, before } }),
      next: ({ next_cursor }) => next_cursor,
    },
  );
  if (pages.isPending) return <Loading />;
  if (pages.data === undefined) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  const entries = pages.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return isFiltered(filter) ? (
      <EmptyState
        icon={ScrollText}
        title="No entries match"
        action={<Button onClick={onReset}>Show everything</Button>}
      >
        Nobody did anything of this kind in this time.
      </EmptyState>
    ) : (
      <EmptyState icon={ScrollText} title="No entries yet">
        Changes to people, access, publishing and settings appear here.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.entries} aria-label="Entries">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button mt={12} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { actor, kind, at } = entry;
  return (
    <li className={classes.entry}>
      <PersonAvatar id={actor.id} name={actor.name} size={24} />
      <p>
        <strong title={actor.email}>{actor.name}</strong> {auditWords(entry)}
        <small>
          <RelativeTime at={at} /> · {KIND_LABELS[kind]}
        </small>
      </p>
    </li>
  );
}
