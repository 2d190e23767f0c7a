/** A connection to a provider, new or changed. The key can be entered and never read back. */
import { Button, PasswordInput, Select, TextInput } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import type { AppError } from "@slipway/kernel/errors";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { modelsContract, type ModelConnection } from "../contract/index.ts";
import { providerFacts, PROVIDERS, type ProviderId } from "../contract/providers.ts";
import { MappedModels } from "./mapped-models.tsx";
import { isComplete, lineOf, newLine, sentOf, type Line } from "./model-line.tsx";
import { useSaveConnection } from "./use-connections.ts";
import classes from "./models.module.css";

export interface Draft {
  provider: ProviderId;
  baseUrl?: string;
  model?: string;
  /** The one that is changed. */
  connection?: ModelConnection;
}

interface ConnectionFormProps {
  /** Null: a connection that everybody uses. */
  workspaceId: string | null;
  draft: Draft;
  onClose: () => void;
}

/** The models of an existing connection, else one line. Everybody's first one is the automatic one. */
const linesOf = ({ connection, model = "" }: Draft, workspaceId: string | null): Line[] =>
  connection === undefined ? [newLine(workspaceId === null ? "auto" : null, model)] : connection.models.map(lineOf);

export function ConnectionForm({ workspaceId, draft, onClose }: ConnectionFormProps) {
  const { connection } = draft;
  const [provider, setProvider] = useState<ProviderId>(draft.provider);
  const [baseUrl, setBaseUrl] = useState(
    connection?.base_url ?? draft.baseUrl ?? providerFacts(draft.provider).baseUrl,
  );
  const [key, setKey] = useState("");
  const [lines, setLines] = useState<Line[]>(() => linesOf(draft, workspaceId));
  const [problem, setProblem] = useState<string | null>(null);
  const shown = (error: AppError): boolean => {
    setProblem(error.userMessage);
    return error.status < 500;
  };
  const { save, isPending } = useSaveConnection(workspaceId, {
    onError: shown,
    onSuccess: () => {
      showToast({ tone: "ok", title: "Connected", message: "It answers from the next message on." });
      onClose();
    },
  });
  const tryOut = useRouteMutation(modelsContract.tryOut, { onError: shown });
  const facts = providerFacts(provider);
  const keeps = connection !== undefined && connection.key === "set" && connection.base_url === baseUrl;
  const complete = baseUrl.trim() !== "" && lines.every(isComplete) && (key !== "" || keeps || !facts.needsKey);
  const api_key = key === "" ? {} : { api_key: key };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    setProblem(null);
    save(connection?.id ?? null, { provider, base_url: baseUrl.trim(), models: lines.map(sentOf), ...api_key });
  };
  const test = () => {
    setProblem(null);
    const { model, effort } = lines[0]!;
    const stored = keeps && key === "" ? { connection_id: connection.id } : {};
    tryOut.mutate({ body: { provider, base_url: baseUrl.trim(), model: model.trim(), effort, ...api_key, ...stored } });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={connection === undefined ? "Connect a model" : "Change connection"}
    >
      <form onSubmit={submit} className={classes.form} autoComplete="off">
        <Where
          provider={provider}
          baseUrl={baseUrl}
          apiKey={key}
          keeps={keeps}
          onProvider={(next) => {
            setProvider(next);
            setBaseUrl(providerFacts(next).baseUrl);
            tryOut.reset();
          }}
          onBaseUrl={setBaseUrl}
          onKey={setKey}
        />
        <MappedModels
          workspaceId={workspaceId}
          lines={lines}
          onChange={setLines}
          own={connection?.models.map(({ option }) => option) ?? []}
        />
        {problem !== null && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        {tryOut.data && (
          <p className={classes.check} role="status">
            <StatusDot tone={tryOut.data.ok ? "ok" : "err"}>{tryOut.data.ok ? "Answers" : "Does not answer"}</StatusDot>
            <span>{tryOut.data.sentence}</span>
          </p>
        )}
        <div className={classes.buttons}>
          {workspaceId === null && (
            <Button variant="default" loading={tryOut.isPending} disabled={!complete} onClick={test}>
              Test
            </Button>
          )}
          <Button type="submit" variant="filled" loading={isPending} disabled={!complete}>
            {connection === undefined ? "Connect" : "Save"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface WhereProps {
  provider: ProviderId;
  baseUrl: string;
  apiKey: string;
  /** A key is stored and stays. */
  keeps: boolean;
  onProvider: (provider: ProviderId) => void;
  onBaseUrl: (baseUrl: string) => void;
  onKey: (key: string) => void;
}

function Where({ provider, baseUrl, apiKey, keeps, onProvider, onBaseUrl, onKey }: WhereProps) {
  const facts = providerFacts(provider);
  return (
    <>
      <Select
        label="Provider"
        value={provider}
        allowDeselect={false}
        data={PROVIDERS.map(({ id, label }) => ({ value: id, label }))}
        onChange={(value) => onProvider((value ?? provider) as ProviderId)}
      />
      <TextInput
        label="Address"
        description={facts.baseUrl === "" ? "Up to /v1, such as http://127.0.0.1:11434/v1" : undefined}
        value={baseUrl}
        maxLength={500}
        inputMode="url"
        onChange={(event) => onBaseUrl(event.currentTarget.value)}
      />
      <PasswordInput
        label={facts.needsKey ? "Key" : "Key (if it needs one)"}
        description={
          keeps
            ? "A key is set. Leave this empty to keep it."
            : "Stored encrypted. It is sent to this address only, and cannot be read here again."
        }
        value={apiKey}
        maxLength={1000}
        autoComplete="new-password"
        onChange={(event) => onKey(event.currentTarget.value)}
      />
    </>
  );
}
