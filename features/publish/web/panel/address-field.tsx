/** The editable part of the site's address. Enter saves, Escape or a click outside cancels. [W5.11-W5.17] [T5.04] [T2.35] */
import { ActionIcon, TextInput } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { nameProblem } from "@slipway/kernel/project-name";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { ExternalLink, Pencil } from "lucide-react";
import { useState } from "react";
import { projectsContract, type Project } from "../../../projects/contract/index.ts";
import styles from "./publish-panel.module.css";

/** `.sites.localhost:4400`: what follows the editable part. */
const suffixOf = (project: Project): string => new URL(project.site_url).host.slice(project.name.length);

function AddressEditor({ project, onDone }: { project: Project; onDone: () => void }) {
  const [typed, setTyped] = useState(project.name);
  const [refused, setRefused] = useState<string | null>(null);
  const save = useRouteMutation(projectsContract.update, {
    invalidates: () => [`/projects/${project.id}`],
    onSuccess: () => {
      showToast({ tone: "ok", title: "URL succesfully updated" });
      onDone();
    },
    onError: (error) => {
      setRefused(error.userMessage);
      return true;
    },
  });
  const name = typed.toLowerCase();
  const problem = refused ?? (name === project.name ? null : (nameProblem(name)?.message ?? null));
  const submit = () => {
    if (name === project.name) onDone();
    else if (nameProblem(name) === null) save.mutate({ params: { id: project.id }, body: { name } });
  };
  return (
    <TextInput
      autoFocus
      aria-label="Site address"
      value={typed}
      maxLength={limits.slugCharacters}
      error={problem}
      rightSection={<span className={styles.suffix}>{suffixOf(project)}</span>}
      rightSectionWidth="auto"
      spellCheck={false}
      disabled={save.isPending}
      onChange={(event) => {
        setRefused(null);
        setTyped(event.currentTarget.value);
      }}
      onBlur={() => !save.isPending && onDone()}
      onKeyDown={(event) => {
        if (event.key === "Enter") submit();
        if (event.key === "Escape") {
          event.stopPropagation();
          onDone();
        }
      }}
    />
  );
}

export function AddressField({ project }: { project: Project }) {
  const [editing, setEditing] = useState(false);
  const url = project.url ?? project.site_url;
  if (editing) return <AddressEditor project={project} onDone={() => setEditing(false)} />;
  return (
    <div className={styles.address}>
      <span className={styles.url} title={url}>
        {project.name}
        <span className={styles.suffix}>{suffixOf(project)}</span>
      </span>
      {project.permissions.includes("EditProject") && (
        <ActionIcon aria-label="Edit the address" onClick={() => setEditing(true)}>
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
