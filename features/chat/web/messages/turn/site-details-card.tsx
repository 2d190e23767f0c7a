/**
 * The facts of the first version: those that it invented, to be replaced by the real ones, and those that it heard, to be put
 * right. Saving is one commit and free. (item 6)
 */
import { Button, TextInput } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import type { SiteDetail } from "../../../../agent/contract/index.ts";
import { projectsContract, type Project } from "../../../../projects/contract/index.ts";
import { siteInfoContract } from "../../../../site-info/contract/index.ts";
import type { ReadDetail } from "../../../../site-info/contract/read-detail.ts";
import { useSay, type Say } from "../../language/chat-language.tsx";
import { useUndo } from "../../undo/use-undo.ts";
import styles from "../messages.module.css";

const FIRST_SHOWN = 4;

interface CurrentDetail extends SiteDetail {
  /** Still the invented value. */
  madeUp: boolean;
}

const detailsOf = (projectId: string, sha: string | null) => ({
  params: { id: projectId },
  query: sha === null ? {} : { commit_sha: sha },
});

/** The present facts in the newest version, whoever made it; undefined until they are read. */
function useCurrentDetails(projectId: string, first: readonly SiteDetail[]): CurrentDetail[] | undefined {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const sha = project !== undefined && "latest_commit_sha" in project ? project.latest_commit_sha : null;
  const now = useRoute(siteInfoContract.details, detailsOf(projectId, sha), {
    enabled: sha !== null,
    staleTime: Infinity,
    keepPrevious: true,
  }).data;
  if (now === undefined) return undefined;
  const values = new Map(now.details.map(({ key, value }) => [key, value]));
  return first.flatMap((detail) => {
    const value = values.get(detail.key);
    return value === undefined ? [] : [{ ...detail, value, madeUp: detail.stated !== true && value === detail.value }];
  });
}

/** The person's own version is known at once; the live document follows a moment later. */
function knowSaved(
  cache: QueryClient,
  projectId: string,
  saved: { sha: string; details: readonly SiteDetail[] },
): void {
  cache.setQueryData(queryKey(siteInfoContract.details, detailsOf(projectId, saved.sha)), { details: saved.details });
  const key = queryKey(projectsContract.details, { params: { id: projectId } });
  const before = cache.getQueryData<Partial<Project>>(key);
  if (before !== undefined) cache.setQueryData(key, { ...before, latest_commit_sha: saved.sha });
}

function titleOf(details: readonly CurrentDetail[], say: Say): string {
  const invented = details.filter((detail) => detail.stated !== true);
  if (invented.length > 0 && invented.every((detail) => detail.madeUp)) return say("Placeholder details. Add yours:");
  return say("Your details");
}

type Typed = Readonly<Record<string, string>>;

/** Needed once somebody saves: it knows the words of three languages for opening hours. */
const loadRules = () => import("../../../../site-info/contract/read-detail.ts");

interface SiteDetailsCardProps {
  projectId: string;
  details: readonly SiteDetail[];
  /** Later messages have come, so it is one line that opens again. A form with typed text stays open. */
  folded: boolean;
}

export function SiteDetailsCard({ projectId, details, folded }: SiteDetailsCardProps) {
  const [opened, setOpened] = useState(false);
  const say = useSay();
  const [values, setValues] = useState<Typed>({});
  const isLine = folded || details.every(({ stated }) => stated === true);
  if (isLine && !opened && Object.keys(values).length === 0)
    return (
      <Button
        className={styles.detailsLine!}
        variant="subtle"
        leftSection={<PencilLine size={14} />}
        onClick={() => setOpened(true)}
      >
        {say("Your details")}
      </Button>
    );
  return <CurrentFields projectId={projectId} first={details} asked={opened} values={values} onValues={setValues} />;
}

interface ValuesProps {
  projectId: string;
  values: Typed;
  onValues: (change: (before: Typed) => Typed) => void;
}

interface CurrentFieldsProps extends ValuesProps {
  first: readonly SiteDetail[];
  /** Somebody asked to see them, so their absence is stated. */
  asked: boolean;
}

function CurrentFields({ first, asked, ...rest }: CurrentFieldsProps) {
  const current = useCurrentDetails(rest.projectId, first);
  const say = useSay();
  if (current === undefined) return null;
  if (current.length === 0)
    return asked ? <p className={styles.notDone}>{say("This version has none of them.")}</p> : null;
  return <Fields details={current} {...rest} />;
}

function useSave(projectId: string, details: readonly CurrentDetail[], onSaved: () => void) {
  const cache = useQueryClient();
  const undo = useUndo(projectId);
  const say = useSay();
  return useRouteMutation(siteInfoContract.saveDetails, {
    onSuccess: ({ commit_sha: sha }, { body }) => {
      const typed = new Map(body.details.map(({ key, value }) => [key, value]));
      const saved = details.map((detail) => ({ ...detail, value: typed.get(detail.key) ?? detail.value }));
      knowSaved(cache, projectId, { sha, details: saved });
      onSaved();
      const action = { label: say("Undo"), run: () => undo.mutate({ params: { id: projectId } }) };
      showToast({ tone: "ok", title: say("Details saved"), action });
    },
  });
}

function Fields({ projectId, details, values, onValues }: ValuesProps & { details: readonly CurrentDetail[] }) {
  const say = useSay();
  const isInvented = (detail: CurrentDetail): boolean => detail.stated !== true;
  const invented = details.filter(isInvented).length;
  const [all, setAll] = useState(invented === 0);
  const save = useSave(projectId, details, () => onValues(() => ({})));
  const changed = details.filter((detail) => values[detail.key] !== undefined && values[detail.key] !== detail.value);
  const shown = all ? details : details.slice(0, Math.min(FIRST_SHOWN, invented));
  const marks = details.some((detail) => isInvented(detail) && !detail.madeUp) || shown.length > invented;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Typed>({});
  const submit = async () => {
    // Where the rules cannot be loaded, the server reads the values alone.
    const rules = await loadRules().catch(() => null);
    const readOf = ({ key, value }: CurrentDetail): ReadDetail =>
      rules?.readDetail(key, values[key]!, value) ?? { ok: true, value: values[key]! };
    const read = changed.map((detail) => ({ key: detail.key, read: readOf(detail) }));
    const refused = read.flatMap(({ key, read: detail }) => (detail.ok ? [] : [[key, detail.problem] as const]));
    setProblems(Object.fromEntries(refused));
    if (refused.length > 0) {
      form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(refused[0]![0])}"]`)?.focus();
      return;
    }
    const now = new Map(changed.map(({ key, value }) => [key, value]));
    // "8-12" is what the page says as 08:00-12:00: the server would refuse a version like the one before.
    const differs = read.flatMap(({ key, read: detail }) =>
      detail.ok && detail.value !== now.get(key) ? [{ key, value: detail.value }] : [],
    );
    if (differs.length > 0) return save.mutate({ params: { id: projectId }, body: { details: differs } });
    onValues(() => ({}));
    showToast({ tone: "ok", title: say("Details saved") });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length > 0) void submit();
  };
  return (
    <form ref={form} className={styles.details} aria-label={say("Your details")} noValidate onSubmit={onSubmit}>
      <p className={styles.detailsTitle}>{titleOf(details, say)}</p>
      {shown.map((detail) => (
        <TextInput
          key={detail.key}
          label={detail.label}
          description={marks && detail.madeUp ? say("Placeholder") : undefined}
          name={detail.key}
          value={values[detail.key] ?? detail.value}
          error={problems[detail.key] && say(problems[detail.key]!)}
          maxLength={500}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onValues((now) => ({ ...now, [detail.key]: value }));
            setProblems((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== detail.key)));
          }}
        />
      ))}
      <div className={styles.detailsRow}>
        {!all && details.length > shown.length && (
          <Button variant="subtle" onClick={() => setAll(true)}>
            {say("Show {count} more", { count: details.length - shown.length })}
          </Button>
        )}
        <Button type="submit" loading={save.isPending} disabled={changed.length === 0}>
          {say("Save")}
        </Button>
      </div>
    </form>
  );
}
