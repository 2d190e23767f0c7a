/** The editable part of the site's address. Enter saves, Escape or a click outside cancels. [W5.11-W5.17] [T5.04] [T2.35] */
import { ActionIcon, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { limits } from "@slipway/kernel/limits";
import { nameProblem } from "@slipway/kernel/project-name";
import { failureKind, failureSentence } from "@slipway/ui/errors/error-texts";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Check, ExternalLink, Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { projectsContract, type Project } from "../../../projects/contract/index.ts";
import styles from "./publish-panel.module.css";

const CHECK_AFTER_MS = 300;

/** The part after the editable one, such as `.sites.localhost:4400`. */
const suffixOf = (project: Project): string => new URL(project.site_url).host.slice(project.name.length);

/** The server's verdict on an address that breaks no rule, asked once typing has paused. */
function useTaken(project: Project, name: string, enabled: boolean) {
  const [asked] = useDebouncedValue(name, CHECK_AFTER_MS);
  const isAsked = enabled && asked === name;
  const check = useRoute(
    projectsContract.checkName,
    { params: { id: project.id }, query: { name: asked } },
    { enabled: isAsked, retries: 0, staleTime: 5000 },
  );
  return isAsked ? check.data : undefined;
}

function AddressEditor({ project, onDone }: { project: Project; onDone: (byKey: boolean) => void }) {
  const [typed, setTyped] = useState(project.name);
  const [refused, setRefused] = useState<string | null>(null);
  const save = useRouteMutation(projectsContract.update, {
    invalidates: () => [`/projects/${project.id}`],
    onSuccess: () => {
      showToast({ tone: "ok", title: "URL succesfully updated" });
      onDone(true);
    },
    onError: (error) => {
      setRefused(failureSentence(error, failureKind(error)));
      return true;
    },
  });
  const name = typed.toLowerCase();
  const broken = name === project.name ? null : (nameProblem(name)?.message ?? null);
  const check = useTaken(project, name, name !== project.name && broken === null);
  const problem = refused ?? broken ?? check?.problem ?? null;
  const submit = () => {
    if (name === project.name) onDone(true);
    // An address that was free may be taken by now, and vice versa, so the server decides.
    else if (broken === null) save.mutate({ params: { id: project.id }, body: { name } });
  };
  return (
    <TextInput
      autoFocus
      aria-label="Site address"
      value={typed}
      maxLength={limits.slugCharacters}
      error={problem}
      rightSection={
        <>
          <span className={styles.suffix}>{suffixOf(project)}</span>
          {check?.problem === null && (
            <Check size={15} className={styles.free} role="img" aria-label="This address is free" />
          )}
        </>
      }
      rightSectionWidth="auto"
      spellCheck={false}
      readOnly={save.isPending}
      aria-busy={save.isPending}
      // On phones the sheet would take Escape before the field does.
      data-mantine-stop-propagation="true"
      onChange={(event) => {
        setRefused(null);
        setTyped(event.currentTarget.value);
      }}
      onBlur={() => !save.isPending && onDone(false)}
      onKeyDown={(event) => {
        if (event.key === "Enter") submit();
        if (event.key === "Escape") {
          event.stopPropagation();
          onDone(true);
        }
      }}
    />
  );
}

export function AddressField({ project }: { project: Project }) {
  const [editing, setEditing] = useState(false);
  const endedByKey = useRef(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (editing || !endedByKey.current) return;
    endedByKey.current = false;
    pencil.current?.focus();
  }, [editing]);
  const url = project.url ?? project.site_url;
  const finish = (byKey: boolean) => {
    endedByKey.current = byKey;
    setEditing(false);
  };
  if (editing) return <AddressEditor project={project} onDone={finish} />;
  return (
    <div className={styles.address}>
      <span className={styles.url} title={url}>
        {project.name}
        <span className={styles.suffix}>{suffixOf(project)}</span>
      </span>
      {project.permissions.includes("EditProject") && (
        <ActionIcon ref={pencil} aria-label="Edit the address" onClick={() => setEditing(true)}>
          <Pencil size={14} />
        </ActionIcon>
      )}
      <CopyIcon text={url} label="Copy link" />
      {project.is_published && (
        <ActionIcon component="a" href={url} target="_blank" rel="noopener" aria-label="Open the site">
          <ExternalLink size={15} />
        </ActionIcon>
      )}
    </div>
  );
}
