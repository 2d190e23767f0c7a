/** `?settings=staff-models`: which providers answer, connected here and effective at once. (product page, item 22) */
import { Button } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Plus } from "lucide-react";
import { useState } from "react";
import { modelsContract, type ModelConnection } from "../contract/index.ts";
import { providerFacts } from "../contract/providers.ts";
import { ConnectionForm, type Draft } from "./connection-form.tsx";
import { EFFORT_LABELS } from "./mapped-models.tsx";
import { MODEL_ROUTES } from "./model-routes.ts";
import classes from "./models.module.css";

export function ModelsPage() {
  const list = useRoute(modelsContract.list, {});
  const [draft, setDraft] = useState<Draft | null>(null);
  const add = (
    <Button leftSection={<Plus size={14} />} onClick={() => setDraft({ provider: "openai" })}>
      Connect a model
    </Button>
  );
  const labels = new Map(list.data?.options.map(({ option, label }) => [option as string, label]));
  return (
    <>
      <SettingsGroup
        title="Connected models"
        hint="Each option that people can pick is served by one model of one provider. Changes count from the next message on."
        action={add}
      >
        {list.isPending && (
          <div role="status" aria-label="Reading the models">
            <SkeletonLines widths={["100%", "100%"]} height={52} />
          </div>
        )}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.connections.length === 0 && (
          <SettingsRow
            title="No language model is connected."
            facts="The offline builder answers: it needs no key and costs nothing."
          />
        )}
        {list.data?.connections.map((connection) => (
          <ConnectionRow key={connection.id} connection={connection} labels={labels} onChange={setDraft} />
        ))}
        {list.data && <p className={classes.auto}>Default: {list.data.auto}.</p>}
      </SettingsGroup>
      <LocalServers known={list.data?.connections ?? []} onPick={setDraft} />
      {draft !== null && <ConnectionForm draft={draft} onClose={() => setDraft(null)} />}
    </>
  );
}

interface RowProps {
  connection: ModelConnection;
  labels: ReadonlyMap<string, string>;
  onChange: (draft: Draft) => void;
}

function effortWords({ effort }: ModelConnection["models"][number]): string {
  return effort == null ? "" : `${EFFORT_LABELS[effort].toLowerCase()} effort, `;
}

function priceOf({ credits_in, credits_out }: ModelConnection["models"][number]): string {
  if (credits_in === null && credits_out === null) return "no price";
  return `${credits_in ?? 0} / ${credits_out ?? 0} credits per 1,000 tokens in / out`;
}

function ConnectionRow({ connection, labels, onChange }: RowProps) {
  const { id, provider, base_url, models, source, key } = connection;
  const label = providerFacts(provider).label;
  const test = useRouteMutation(modelsContract.test, {
    invalidates: () => MODEL_ROUTES,
  });
  const remove = useRouteMutation(modelsContract.remove, {
    invalidates: () => MODEL_ROUTES,
    onSuccess: () => showToast({ tone: "ok", title: `${label} is no longer connected` }),
  });
  const askAndRemove = async () => {
    const body = "Its key is deleted. Messages that ask for one of its models are refused until another serves it.";
    if (await askToConfirm({ title: `Remove ${label}?`, body, confirm: "Remove", tone: "danger" }))
      remove.mutate({ params: { connectionId: id } });
  };
  return (
    <div className={classes.connection}>
      <div className={classes.head}>
        <div className={classes.what}>
          <span className={classes.name}>{label}</span>
          <code className={classes.address}>{base_url}</code>
        </div>
        <div className={classes.controls}>
          <Button
            variant="default"
            loading={test.isPending}
            onClick={() => test.mutate({ params: { connectionId: id }, body: {} })}
          >
            Test
          </Button>
          {source === "in_place" && (
            <>
              <Button variant="default" onClick={() => onChange({ provider, connection })}>
                Change
              </Button>
              <Button variant="subtle" loading={remove.isPending} onClick={() => void askAndRemove()}>
                Remove
              </Button>
            </>
          )}
        </div>
      </div>
      <ul className={classes.models}>
        {models.map((model) => (
          <li key={model.option}>
            <span>{model.option === "auto" ? "Automatic" : (labels.get(model.option) ?? model.option)}</span>
            <code>{model.model}</code>
            <span className={classes.quiet}>
              {effortWords(model)}
              {priceOf(model)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        {key === "none" ? "No key. " : key === "set" ? "Key set. " : ""}
        {source === "environment" && "Set where Slipway is started. "}
      </p>
      {key === "unreadable" && (
        <p className={classes.problem}>
          The key was stored by another installation and cannot be read here. Change the connection and enter it again.
        </p>
      )}
      <LastCheck check={test.data ?? connection.last_check} />
    </div>
  );
}

function LastCheck({ check }: { check: ModelConnection["last_check"] }) {
  if (check === null)
    return (
      <p className={classes.check}>
        <StatusDot tone="quiet">Not tested</StatusDot>
      </p>
    );
  return (
    <p className={classes.check} aria-live="polite">
      <StatusDot tone={check.ok ? "ok" : "err"}>{check.ok ? "Answers" : "Does not answer"}</StatusDot>
      <span>
        {check.sentence} <span className={classes.quiet}>{(check.duration_ms / 1000).toFixed(1)} s, </span>
        <span className={classes.quiet}>
          <RelativeTime at={check.at} />
        </span>
      </span>
    </p>
  );
}

/** Ollama and others on this machine: found, and offered with one click. */
function LocalServers({ known, onPick }: { known: readonly ModelConnection[]; onPick: (draft: Draft) => void }) {
  const local = useRoute(modelsContract.local, {}, { staleTime: 15_000 });
  const connected = new Set(known.map(({ base_url }) => base_url));
  const found = (local.data?.servers ?? []).filter(({ base_url }) => !connected.has(base_url));
  return (
    <SettingsGroup
      title="On this machine"
      hint="Ollama, vLLM, LM Studio and llama.cpp are looked for at their usual ports. They need no key."
      action={
        <Button variant="default" loading={local.isFetching} onClick={() => void local.refetch()}>
          Look again
        </Button>
      }
    >
      {local.isError && <ErrorState error={local.error} onRetry={() => void local.refetch()} />}
      {local.data !== undefined && found.length === 0 && <SettingsRow title="Nothing else was found." />}
      {found.map(({ name, base_url, models }) => (
        <SettingsRow
          key={base_url}
          title={name}
          facts={`${base_url} · ${models.slice(0, 4).join(", ")}${models.length > 4 ? ` and ${models.length - 4} more` : ""}`}
        >
          <Button
            variant="default"
            onClick={() =>
              onPick({ provider: "compatible", baseUrl: base_url, ...(models[0] && { model: models[0] }) })
            }
          >
            Connect
          </Button>
        </SettingsRow>
      ))}
    </SettingsGroup>
  );
}
