import { useEffect, useState, type ReactNode } from "react";
import { SearchBox } from "@/components/answers/SearchBox";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import type { AnswerField, AnswerForm } from "@/content/answers";
import { PAGE_SIZE, deleteAnswer, markAllSeen, markCancelled, markPublished, markSeen, readAllAnswers, readAnswers, restoreAnswer, type AnswerQuery, type AnswerRow } from "@/lib/answer-rows";
import { downloadCsv } from "@/lib/csv";

const moment = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeZone: "UTC" });
const clock = new Intl.DateTimeFormat("$locale$", { timeStyle: "short", timeZone: "UTC" });
const first: AnswerQuery = { search: "", sort: "-created_at", newOnly: false, page: 0 };
const firstOfBookings: AnswerQuery = { ...first, sort: "day", day: "coming" };
const failed = __("The database did not answer. Please try again in a moment.");
/** A pause in typing, so that not every letter is searched for. */
const TYPING_MS = 250;

interface Shown {
  rows: AnswerRow[];
  total: number;
}

interface InboxProps {
  form: AnswerForm;
  /** Something may be new, or no longer. */
  onChange: () => void;
  /** There is none, or none for who looks: somebody who was an owner reads nothing, without an error. */
  onNothing: () => void;
}

/** The answers to one form. */
export function AnswerInbox({ form, onChange, onNothing }: InboxProps) {
  const isBooked = form.kind === "bookings";
  const [query, setQuery] = useState(isBooked ? firstOfBookings : first);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown | null>(null);
  const [isAway, setAway] = useState(false);
  const [asked, setAsked] = useState(0);
  const reload = () => setAsked((count) => count + 1);

  useEffect(() => {
    if (search === query.search) return;
    const timer = window.setTimeout(() => setQuery((known) => ({ ...known, search, page: 0 })), TYPING_MS);
    return () => window.clearTimeout(timer);
  }, [search, query.search]);

  useEffect(() => {
    let isCurrent = true;
    readAnswers(form, query).then(
      (answer) => {
        if (!isCurrent) return;
        setShown(answer);
        setAway(false);
        if (answer.total === 0 && query.search === "" && !query.newOnly) onNothing();
        // The page that was open has no entries any more.
        if (answer.rows.length === 0 && query.page > 0) setQuery((known) => ({ ...known, page: known.page - 1 }));
      },
      () => isCurrent && setAway(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [form, query, asked]);

  // What came while the page was in the background.
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  function act(work: Promise<void>, said?: () => void) {
    work.then(
      () => {
        said?.();
        reload();
        onChange();
      },
      () => toast(failed),
    );
  }

  function remove(row: AnswerRow) {
    const undo = { label: __("Undo"), run: () => act(restoreAnswer(form, row)) };
    act(deleteAnswer(form, row.id), () => toast(__("Deleted."), undo));
  }

  if (isAway) {
    return (
      <EmptyState
        title={__("The entries could not be loaded")}
        hint={__("The database does not answer. Nothing is lost; please try again in a moment.")}
        action={<Button onClick={reload}>{__("Try again")}</Button>}
      />
    );
  }
  const isNarrowed = query.search !== "" || query.newOnly || (query.day ?? "") !== "";
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <SearchBox label={__("Search the entries")} value={search} onChange={setSearch} />
        <Select aria-label={__("Order")} value={query.sort} onChange={(event) => setQuery({ ...query, sort: event.target.value, page: 0 })} className="w-full sm:w-56">
          {isBooked && <option value="day">{__("By day and time")}</option>}
          <option value="-created_at">{__("Newest first")}</option>
          <option value="created_at">{__("Oldest first")}</option>
          {form.fields
            .filter(({ kind }) => kind !== "list" && kind !== "day" && kind !== "time")
            .map(({ column, label }) => (
              <option key={column} value={column}>
                {`${__("By")} ${label}`}
              </option>
            ))}
        </Select>
        {isBooked && (
          <>
            <Select
              aria-label={__("Days")}
              value={query.day === "coming" ? "coming" : ""}
              onChange={(event) => setQuery({ ...query, day: event.target.value, page: 0 })}
              className="w-full sm:w-44"
            >
              <option value="coming">{__("From today on")}</option>
              <option value="">{__("All days")}</option>
            </Select>
            <Input
              type="date"
              aria-label={__("One day")}
              value={query.day === "coming" ? "" : query.day}
              onChange={(event) => setQuery({ ...query, day: event.target.value || "coming", page: 0 })}
              className="w-full sm:w-44"
            />
          </>
        )}
        <Checkbox label={__("New only")} checked={query.newOnly} onChange={(event) => setQuery({ ...query, newOnly: event.target.checked, page: 0 })} />
        <Button variant="outline" size="sm" onClick={() => act(markAllSeen(form))}>
          {__("Mark all as read")}
        </Button>
        <Button variant="outline" size="sm" disabled={!shown?.total} onClick={() => void exportAll(form, query)}>
          {__("Export CSV")}
        </Button>
      </div>
      <p role="status" className="mb-4 text-sm text-muted-foreground">
        {shown ? `${form.label}: ${shown.total}` : __("Loading…")}
      </p>
      {shown?.total === 0 && <EmptyState title={isNarrowed ? __("Nothing matches") : isBooked ? __("Nobody has booked yet.") : __("Nobody has written yet")} />}
      <ul className="grid gap-4">
        {shown?.rows.map((row, at) => (
          <li key={row.id}>
            {query.sort === "day" && row.day !== shown.rows[at - 1]?.day && <h2 className="text-heading mt-4 mb-3">{dayText(String(row.day))}</h2>}
            <Answer form={form} row={row} onCancel={isBooked ? (cancelled) => act(markCancelled(form, row.id, cancelled)) : undefined} onPublish={form.kind === "published" ? (published) => act(markPublished(form, row.id, published)) : undefined} onSeen={(seen) => act(markSeen(form, row.id, seen))} onDelete={() => remove(row)} />
          </li>
        ))}
      </ul>
      <Pages total={shown?.total ?? 0} page={query.page} onPage={(page) => setQuery({ ...query, page })} />
    </>
  );
}

interface AnswerProps {
  form: AnswerForm;
  row: AnswerRow;
  onSeen: (seen: boolean) => void;
  onDelete: () => void;
  onCancel?: (cancelled: boolean) => void;
  onPublish?: (published: boolean) => void;
}

function Answer({ form, row, onSeen, onDelete, onCancel, onPublish }: AnswerProps) {
  const isNew = row.seen_at === null;
  const came = moment.format(new Date(row.created_at));
  return (
    <article aria-label={came} className={`rounded-card border bg-card p-5 text-card-foreground ${isNew ? "border-primary" : ""}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isNew && <Badge tone="primary">{__("New")}</Badge>}
        <time dateTime={row.created_at} className="text-sm text-muted-foreground">
          {came}
        </time>
        {row.published_at && <Badge tone="success">{__("On the site")}</Badge>}
        {row.cancelled_at && <Badge tone="warning">{__("Cancelled")}</Badge>}
        <span className="ml-auto flex flex-wrap gap-2">
          {onPublish && (
            <Button variant="outline" size="sm" aria-label={`${row.published_at ? __("Hide") : __("Show on the site")}: ${came}`} onClick={() => onPublish(!row.published_at)}>
              {row.published_at ? __("Hide") : __("Show on the site")}
            </Button>
          )}
          {onCancel && (
            <Button variant="outline" size="sm" aria-label={`${row.cancelled_at ? __("Not cancelled") : __("Cancel")}: ${came}`} onClick={() => onCancel(!row.cancelled_at)}>
              {row.cancelled_at ? __("Not cancelled") : __("Cancel")}
            </Button>
          )}
          <Button variant="outline" size="sm" aria-label={`${isNew ? __("Mark as read") : __("Mark as new")}: ${came}`} onClick={() => onSeen(isNew)}>
            {isNew ? __("Mark as read") : __("Mark as new")}
          </Button>
          <Button variant="outline" size="sm" aria-label={`${__("Delete")}: ${came}`} onClick={onDelete}>
            {__("Delete")}
          </Button>
        </span>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {form.fields.map((field) => (
          <div key={field.column} className="contents">
            <dt className="text-sm text-muted-foreground">{field.label}</dt>
            <dd className="-mt-2 wrap-anywhere whitespace-pre-line sm:mt-0">{valueOf(field, row[field.column])}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Addresses and numbers can be used at once. */
function valueOf(field: AnswerField, value: unknown): ReactNode {
  const text = textOf(field, value);
  const link = "underline underline-offset-4";
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return <a href={`mailto:${text}`} className={link}>{text}</a>;
  if (/phone|tel/i.test(field.column) && /\d/.test(text)) return <a href={`tel:${text.replace(/[^\d+]/g, "")}`} className={link}>{text}</a>;
  return text === "" ? "–" : text;
}

function textOf({ kind }: AnswerField, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (kind === "boolean") return value ? __("Yes") : __("No");
  if (kind === "list") return listText(value);
  if (kind === "time") return clock.format(new Date(Number(value) * 60_000));
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value)) return dayText(value);
  return String(value);
}

/** A visitor may have sent any letters. */
function dayText(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : day.format(date);
}

/** `2 × Bread, 1 × Roll`; what has another shape is shown as it is. */
function listText(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === "object" ? JSON.stringify(value) : String(value);
  return value
    .map((item: { name?: unknown; count?: unknown; quantity?: unknown } | string | null) =>
      typeof item === "object" && item !== null && typeof item.name === "string" ? `${String(item.count ?? item.quantity ?? 1)} × ${item.name}` : String(item),
    )
    .join("\n");
}

async function exportAll(form: AnswerForm, query: AnswerQuery): Promise<void> {
  try {
    const rows = await readAllAnswers(form, query);
    const header = [__("Received"), ...form.fields.map(({ label }) => label), ...(form.kind === "bookings" ? [__("Cancelled")] : [])];
    const lines = rows.map((row) => [row.created_at, ...form.fields.map((field) => (field.kind === "number" ? Number(row[field.column] ?? 0) : textOf(field, row[field.column]))), ...(form.kind === "bookings" ? [row.cancelled_at ?? ""] : [])]);
    downloadCsv(`${form.table}.csv`, header, lines);
  } catch {
    toast(failed);
  }
}

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const last = Math.ceil(total / PAGE_SIZE) - 1;
  if (last < 1) return null;
  return (
    <nav aria-label={__("Pages")} className="mt-8 flex flex-wrap items-center gap-4">
      <Button variant="outline" size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {__("Previous")}
      </Button>
      <span className="tabular-nums">
        {page + 1} / {last + 1}
      </span>
      <Button variant="outline" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {__("Next")}
      </Button>
    </nav>
  );
}
