/** A connection to a provider, new or changed. The key goes in and never comes out again. */
import { Button, Modal, NumberInput, PasswordInput, Select, TextInput } from "@mantine/core";
import { MODEL_OPTIONS, type ModelOption } from "@slipway/kernel/model-options";
import type { AppError } from "@slipway/kernel/errors";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useFocusBack } from "@slipway/ui/page/use-focus-back";
import { Plus, X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { modelsContract, type ModelConnection } from "../contract/index.ts";
import { providerFacts, PROVIDERS, type ProviderId } from "../contract/providers.ts";
import { MODEL_ROUTES } from "./model-routes.ts";
import classes from "./models.module.css";

export interface Draft {
  provider: ProviderId;
  baseUrl?: string;
  model?: string;
  /** The one that is changed. */
  connection?: ModelConnection;
}

interface Line {
  option: ModelOption;
  model: string;
  creditsIn: number | "";
  creditsOut: number | "";
  contextTokens: number | null;
}

const linesOf = ({ connection, model }: Draft, free: ModelOption): Line[] =>
  connection === undefined
    ? [{ option: free, model: model ?? "", creditsIn: "", creditsOut: "", contextTokens: null }]
    : connection.models.map((mapped) => ({
        option: mapped.option,
        model: mapped.model,
        creditsIn: mapped.credits_in ?? "",
        creditsOut: mapped.credits_out ?? "",
        contextTokens: mapped.context_tokens,
      }));

export function ConnectionForm({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { connection } = draft;
  useFocusBack();
  const [provider, setProvider] = useState<ProviderId>(draft.provider);
  const [baseUrl, setBaseUrl] = useState(
    connection?.base_url ?? draft.baseUrl ?? providerFacts(draft.provider).baseUrl,
  );
  const [key, setKey] = useState("");
  const [lines, setLines] = useState<Line[]>(() => linesOf(draft, "auto"));
  const [problem, setProblem] = useState<string | null>(null);
  const shown = (error: AppError): boolean => {
    setProblem(error.userMessage);
    return error.status < 500;
  };
  const done = {
    invalidates: () => MODEL_ROUTES,
    onError: shown,
    onSuccess: () => {
      showToast({ tone: "ok", title: "Connected", message: "It answers from the next message on." });
      onClose();
    },
  };
  const connect = useRouteMutation(modelsContract.connect, done);
  const change = useRouteMutation(modelsContract.change, done);
  const tryOut = useRouteMutation(modelsContract.tryOut, { onError: shown });
  const facts = providerFacts(provider);
  const keeps = connection !== undefined && connection.key === "set" && connection.base_url === baseUrl;
  const complete =
    baseUrl.trim() !== "" &&
    lines.every(({ model }) => model.trim() !== "") &&
    (key !== "" || keeps || !facts.needsKey);
  const api_key = key === "" ? {} : { api_key: key };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    setProblem(null);
    const models = lines.map(({ option, model, creditsIn, creditsOut, contextTokens }) => ({
      option,
      model: model.trim(),
      credits_in: creditsIn === "" ? null : creditsIn,
      credits_out: creditsOut === "" ? null : creditsOut,
      context_tokens: contextTokens,
    }));
    const body = { provider, base_url: baseUrl.trim(), models, ...api_key };
    if (connection === undefined) connect.mutate({ body });
    else change.mutate({ params: { connectionId: connection.id }, body });
  };
  const test = () => {
    setProblem(null);
    const { model } = lines[0]!;
    const stored = keeps && key === "" ? { connection_id: connection.id } : {};
    tryOut.mutate({ body: { provider, base_url: baseUrl.trim(), model: model.trim(), ...api_key, ...stored } });
  };
  return (
    <Modal
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
        <Models lines={lines} onChange={setLines} own={connection?.models.map(({ option }) => option) ?? []} />
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
          <Button variant="default" loading={tryOut.isPending} disabled={!complete} onClick={test}>
            Test
          </Button>
          <Button type="submit" variant="filled" loading={connect.isPending || change.isPending} disabled={!complete}>
            {connection === undefined ? "Connect" : "Save"}
          </Button>
        </div>
      </form>
    </Modal>
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

interface CreditsInputProps {
  label: string;
  value: number | "";
  onChange: (value: number | "") => void;
}

/** Empty: no price. */
function CreditsInput({ label, value, onChange }: CreditsInputProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      min={0}
      max={1000}
      decimalScale={4}
      hideControls
      placeholder="none"
      onChange={(next) => onChange(next === "" ? "" : Number(next))}
    />
  );
}

interface ModelsProps {
  lines: Line[];
  onChange: (lines: Line[]) => void;
  /** Options that this connection serves already. */
  own: readonly ModelOption[];
}

function Models({ lines, onChange, own }: ModelsProps) {
  const listed = useRoute(modelsContract.list, {});
  const label = (option: ModelOption): string => {
    if (option === "auto") return "Automatic";
    return listed.data?.options.find((known) => known.option === option)?.label ?? option;
  };
  const taken = new Set(listed.data?.connections.flatMap(({ models }) => models.map(({ option }) => option)));
  const used = new Set(lines.map(({ option }) => option));
  const free = (option: ModelOption): boolean => !taken.has(option) || own.includes(option);
  const next = MODEL_OPTIONS.find((option) => free(option) && !used.has(option));
  const put = (index: number, change: Partial<Line>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)));
  return (
    <fieldset className={classes.lines}>
      <legend>Models</legend>
      {lines.map((line, index) => (
        <div key={line.option} className={classes.line}>
          <Select
            className={classes.wide}
            label="Option"
            value={line.option}
            allowDeselect={false}
            searchable
            data={MODEL_OPTIONS.filter((option) => option === line.option || (free(option) && !used.has(option))).map(
              (option) => ({ value: option, label: label(option) }),
            )}
            onChange={(value) => value !== null && put(index, { option: value as ModelOption })}
          />
          <TextInput
            className={classes.wide}
            label="Model"
            value={line.model}
            maxLength={200}
            placeholder="As the provider calls it"
            onChange={(event) => put(index, { model: event.currentTarget.value })}
          />
          <CreditsInput label="Credits in" value={line.creditsIn} onChange={(creditsIn) => put(index, { creditsIn })} />
          <CreditsInput
            label="Credits out"
            value={line.creditsOut}
            onChange={(creditsOut) => put(index, { creditsOut })}
          />
          <button
            type="button"
            className={classes.less}
            aria-label={`Remove ${label(line.option)}`}
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </div>
      ))}
      <p className={classes.quiet}>Credits are per 1,000 tokens. Without a price nothing is charged.</p>
      {next !== undefined && (
        <Button
          variant="subtle"
          leftSection={<Plus size={14} />}
          onClick={() =>
            onChange([...lines, { option: next, model: "", creditsIn: "", creditsOut: "", contextTokens: null }])
          }
        >
          Another option
        </Button>
      )}
    </fieldset>
  );
}
