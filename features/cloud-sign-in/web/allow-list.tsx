/** Addresses that a sign-in may return to. The app's own are always allowed. [C2.31] [C5.26] [CA4] */
import { ActionIcon, Badge, Button, TextInput } from "@mantine/core";
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { listEntryProblem, type AuthConfig } from "../../cloud/contract/index.ts";
import { UNSAVED, useSaveAuthSettings } from "./use-auth-settings.ts";
import classes from "./sign-in.module.css";

const MAX_ENTRIES = 100;
/** More than an address may have, so that a longer one is told and not cut. */
const MAX_TYPED = 2000;

interface EntriesProps {
  list: readonly string[];
  managed: readonly string[];
  onRemove: (url: string) => void;
}

const Entries = ({ list, managed, onRemove }: EntriesProps) => (
  <ul className={classes.list}>
    {managed.map((url) => (
      <li key={`managed ${url}`}>
        <span>{url}</span>
        <Badge>System-managed</Badge>
      </li>
    ))}
    {list.map((url) => (
      <li key={url}>
        <span>{url}</span>
        <ActionIcon aria-label={`Remove ${url}`} onClick={() => onRemove(url)}>
          <X size={14} />
        </ActionIcon>
      </li>
    ))}
  </ul>
);

export function AllowList({ projectId, config }: { projectId: string; config: AuthConfig }) {
  /** Null: nothing is edited. */
  const [edited, setEdited] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const list = edited ?? config.uri_allow_list;
  const isChanged = JSON.stringify(list) !== JSON.stringify(config.uri_allow_list);
  const isDirty = isChanged || typed !== "";
  useViewBlocker(isDirty, UNSAVED);
  const reset = (): void => {
    setEdited(null);
    setTyped("");
    setProblem(null);
  };
  const save = useSaveAuthSettings(projectId, {
    onSaved: reset,
    onRefused: ({ userMessage }) => setProblem(userMessage),
  });
  /** The list with the typed entry; null if that breaks a rule. */
  const withTyped = (): readonly string[] | null => {
    const url = typed.trim();
    if (url === "") return list;
    const found =
      list.length >= MAX_ENTRIES
        ? `Up to ${MAX_ENTRIES} URLs`
        : listEntryProblem(url, { list, managed: config.managed_urls });
    setProblem(found);
    return found === null ? [...list, url] : null;
  };
  const add = (): void => {
    const next = withTyped();
    if (next === null) return;
    setEdited(next);
    setTyped("");
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const next = withTyped();
    if (next !== null) save.mutate({ params: { id: projectId }, body: { uri_allow_list: [...next] } });
  };
  return (
    <form className={classes.form} aria-label="URI Allow List" onSubmit={submit} noValidate>
      <fieldset disabled={save.isPending}>
        <div className={classes.secret}>
          <TextInput
            label="URI Allow List"
            description="Sign-in may return to these. * stands for any characters."
            placeholder="https://*.example.com/**"
            maxLength={MAX_TYPED}
            value={typed}
            error={problem}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || typed.trim() === "") return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add} disabled={typed.trim() === ""}>
            Add
          </Button>
        </div>
        <Entries
          list={list}
          managed={config.managed_urls}
          onRemove={(url) => {
            setEdited(list.filter((one) => one !== url));
            setProblem(null);
          }}
        />
      </fieldset>
      <SaveBar dirty={isDirty} saving={save.isPending} disabled={problem !== null} onCancel={reset} />
    </form>
  );
}
