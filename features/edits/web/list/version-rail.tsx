/** All versions, newest first: filters, search, and the keys of a list. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import { History, Search } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import type { EditDocument } from "../../contract/index.ts";
import { usePublished } from "./use-versions.ts";
import { byDay, dayLabel, matchingVersions, type VersionFilter } from "./version-list.ts";
import { VersionRow } from "./version-row.tsx";
import classes from "./version-rail.module.css";

const FILTERS: { value: VersionFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "mine", label: "Mine" },
  { value: "bookmarked", label: "Bookmarked" },
  { value: "published", label: "Published" },
];

export interface VersionRailProps {
  projectId: string;
  /** Newest first. */
  versions: readonly EditDocument[];
  chosenId: string | null;
  onChoose: (edit: EditDocument) => void;
  onBookmark: (edit: EditDocument) => void;
  /** Null: these are all. */
  older: { load: () => void; loading: boolean } | null;
}

/** Arrows walk the rows; the row itself opens with Enter as every button does. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-version]")];
  const at = rows.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  event.preventDefault();
  rows[at + by]?.focus();
}

function useRailQuestion(projectId: string) {
  const [filter, setFilter] = useState<VersionFilter>("all");
  const [search, setSearch] = useState("");
  const userId = useRouteOrNull(accountsContract.user, {}).data?.id ?? null;
  const published = usePublished(projectId);
  return { question: { filter, search, userId, published: published.all }, published, setFilter, setSearch };
}

export function VersionRail({ projectId, versions, chosenId, onChoose, onBookmark, older }: VersionRailProps) {
  const { question, published, setFilter, setSearch } = useRailQuestion(projectId);
  const found = matchingVersions(versions, question);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    walk(event);
    const id = (event.target as HTMLElement).dataset["version"];
    const edit = versions.find((one) => one.id === id);
    if (event.key === "b" && edit !== undefined) onBookmark(edit);
  };
  return (
    <aside className={classes.rail} aria-label="All versions">
      <div className={classes.tools}>
        <TextInput
          aria-label="Search versions"
          placeholder="Search"
          leftSection={<Search size={14} />}
          value={question.search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Show"
          data={FILTERS}
          value={question.filter}
          onChange={(event) => setFilter(event.currentTarget.value as VersionFilter)}
        />
      </div>
      <div className={classes.list} onKeyDown={onKeyDown}>
        {found.length === 0 && <NoneFound any={versions.length > 0} {...question} />}
        {byDay(found).map(([day, edits]) => (
          <section key={day} aria-label={dayLabel(edits[0]!.created_at, Date.now())}>
            <h3 className={classes.day}>{dayLabel(edits[0]!.created_at, Date.now())}</h3>
            {edits.map((edit) => (
              <VersionRow
                key={edit.id}
                edit={edit}
                chosen={edit.id === chosenId}
                current={edit.id === versions[0]?.id}
                live={edit.commit_sha === published.live}
                onChoose={onChoose}
              />
            ))}
          </section>
        ))}
        {older !== null && (
          <Button variant="subtle" fullWidth loading={older.loading} onClick={older.load}>
            Older versions
          </Button>
        )}
      </div>
    </aside>
  );
}

const NONE_OF: Readonly<Record<VersionFilter, string>> = {
  all: "No version matches.",
  mine: "None of these versions is yours.",
  bookmarked: "None of these versions is bookmarked.",
  published: "None of these versions was published.",
};

const NoneFound = ({ any, filter, search }: { any: boolean; filter: VersionFilter; search: string }) =>
  any ? (
    <p className={classes.none}>{NONE_OF[search.trim() === "" ? filter : "all"]}</p>
  ) : (
    <EmptyState icon={History} title="No versions yet">
      Versions appear after the first change.
    </EmptyState>
  );
