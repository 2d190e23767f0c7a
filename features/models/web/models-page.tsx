/** `?settings=staff-models`: which providers answer, connected here and effective at once. (product page, item 22) */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { modelsContract, type ModelConnection } from "../contract/index.ts";
import { ConnectionForm, type Draft } from "./connection-form.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { ModelChoices } from "./model-choices.tsx";
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
        hint="People pick them in the chat by their names. Changes count from the next message on."
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
          <ConnectionRow
            key={connection.id}
            workspaceId={null}
            connection={connection}
            labels={labels}
            onChange={setDraft}
          />
        ))}
        {list.data && <p className={classes.auto}>Default: {list.data.auto}.</p>}
      </SettingsGroup>
      {list.data !== undefined && list.data.connections.length > 0 && <ModelChoices list={list.data} />}
      <LocalServers known={list.data?.connections ?? []} onPick={setDraft} />
      {draft !== null && <ConnectionForm workspaceId={null} draft={draft} onClose={() => setDraft(null)} />}
    </>
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
