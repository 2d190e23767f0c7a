/** Staff > Capacity: what the machine is doing, to be looked at rather than read. (product page, operator) */
import { Button } from "@mantine/core";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Moon } from "lucide-react";
import { operationsContract, type Capacity } from "../contract/index.ts";
import {
  isBackupOld,
  latencyInWords,
  queueInWords,
  sleptInWords,
  spanInWords,
  tokensInWords,
  waitingInWords,
} from "./figures-in-words.ts";
import { Bar, Plot } from "./plot.tsx";
import classes from "./capacity.module.css";

const POLL_MS = 5000;
const CAPACITY = "/admin/capacity";

export function CapacityPage() {
  const capacity = useRoute(operationsContract.capacity, {}, { pollEvery: POLL_MS });
  if (capacity.data === undefined) {
    if (capacity.isError) return <ErrorState error={capacity.error} onRetry={() => void capacity.refetch()} />;
    return (
      <div aria-busy="true" aria-label="Loading">
        <div className={classes.plots}>
          {["requests", "latency", "processor", "previews"].map((plot) => (
            <SkeletonLines key={plot} widths={["30%", "45%", "100%"]} height={30} gap={8} />
          ))}
        </div>
        <SkeletonLines widths={["20%", "100%", "100%", "100%"]} height={24} gap={16} />
      </div>
    );
  }
  const { data } = capacity;
  return (
    <div className={capacity.isError ? classes.stale : undefined}>
      {capacity.isError && (
        <p className={classes.quiet} role="status">
          These figures are old: the server is not answering.
        </p>
      )}
      <Plots data={data} />
      <Queues queues={data.queues} />
      <Models models={data.models} />
      <AwakePreviews data={data} />
      <DiskUse data={data} />
      <Storage data={data} />
    </div>
  );
}

function Plots({ data: { samples, machine, previews, queues } }: { data: Capacity }) {
  const last = samples.at(-1);
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const memory = previews.awake.reduce((sum, preview) => sum + (preview.memory_bytes ?? 0), 0);
  const processors = machine.processors === 1 ? "1 processor" : `${machine.processors} processors`;
  return (
    <div className={classes.plots} role="group" aria-label="The last 15 minutes">
      <Plot
        title="Requests"
        figure={last === undefined ? "—" : `${last.requests_per_second}/s`}
        hint="last 15 minutes"
        values={samples.map((sample) => sample.requests_per_second)}
        least={5}
      />
      <Plot
        title="Latency"
        figure={latencyInWords(last?.latency_ms ?? null)}
        hint="95 of 100 answers took at most so long"
        values={samples.map((sample) => sample.latency_ms)}
        least={20}
      />
      <Plot
        title="Processor"
        figure={last === undefined ? "—" : `${last.cpu_percent} %`}
        hint={`${processors}, ${sizeInWords(machine.memory_free_bytes)} of ${sizeInWords(machine.memory_bytes)} memory free`}
        values={samples.map((sample) => sample.cpu_percent)}
        max={100}
      />
      <Plot
        title="Awake previews"
        figure={`${previews.awake.length} of ${previews.places}`}
        hint={`${sizeInWords(memory)} of memory${waitingInWords(waiting)}`}
        values={samples.map((sample) => sample.awake)}
        least={Math.min(4, previews.places)}
      />
    </div>
  );
}

function Queues({ queues }: { queues: Capacity["queues"] }) {
  return (
    <SettingsGroup title="Queues" hint="Work that waits for a place. Workspaces take turns.">
      {queues.map(({ name, running, places, waiting }) => (
        <div key={name} className={classes.measured}>
          <span className={classes.name}>{queueInWords(name)}</span>
          <span className={classes.amount}>
            {running} of {places} running, {waiting} waiting
          </span>
          <Bar
            label={`${queueInWords(name)} running`}
            share={places === 0 ? 0 : running / places}
            tone={waiting > 0 ? "warn" : undefined}
          />
        </div>
      ))}
    </SettingsGroup>
  );
}

function Models({ models }: Pick<Capacity, "models">) {
  if (models.length === 0) return null;
  return (
    <SettingsGroup
      title="Language models"
      hint="Tokens since the server started. What a provider's cache holds costs a part of the price."
    >
      {models.map(({ model, input, cached, output }) => (
        <div key={model} className={classes.measured}>
          <span className={classes.name}>{model}</span>
          <span className={classes.amount}>{tokensInWords({ input, cached, output })}</span>
          <Bar label={`Input of ${model} from the cache`} share={cached / input} />
        </div>
      ))}
    </SettingsGroup>
  );
}

function AwakePreviews({ data: { previews, backends_awake: backends } }: { data: Capacity }) {
  const sleepIdle = useRouteMutation(operationsContract.sleepIdle, {
    invalidates: () => [CAPACITY],
    onSuccess: (slept) => showToast({ tone: "ok", title: sleptInWords(slept) }),
  });
  const action = previews.awake.length + backends > 0 && (
    <Button
      leftSection={<Moon size={14} />}
      loading={sleepIdle.isPending}
      onClick={() => sleepIdle.mutate({ body: {} })}
    >
      Sleep all idle
    </Button>
  );
  return (
    <SettingsGroup
      title="Awake previews and backends"
      hint="What sleeps wakes by itself when somebody opens it."
      action={action}
    >
      {previews.awake.length === 0 && <p className={classes.quiet}>No preview is awake.</p>}
      {backends > 0 && (
        <p className={classes.quiet}>
          {backends === 1 ? "The database of 1 project is awake." : `The databases of ${backends} projects are awake.`}
        </p>
      )}
      {previews.awake.map((preview) => (
        <AwakePreview key={preview.project_id} preview={preview} />
      ))}
    </SettingsGroup>
  );
}

function AwakePreview({ preview }: { preview: Capacity["previews"]["awake"][number] }) {
  const { project_id, display_name, idle_seconds, memory_bytes } = preview;
  const sleep = useRouteMutation(operationsContract.sleepPreview, {
    invalidates: () => [CAPACITY],
    onSuccess: () => showToast({ tone: "ok", title: `The preview of ${display_name} sleeps` }),
  });
  const idle = idle_seconds < 5 ? "in use" : `idle for ${spanInWords(idle_seconds)}`;
  const memory = memory_bytes === null ? "" : `${sizeInWords(memory_bytes)}, `;
  return (
    <SettingsRow title={display_name} facts={`${memory}${idle}`}>
      <Button
        aria-label={`Sleep the preview of ${display_name}`}
        loading={sleep.isPending}
        onClick={() => sleep.mutate({ params: { projectId: project_id }, body: {} })}
      >
        Sleep
      </Button>
    </SettingsRow>
  );
}

function DiskUse({ data: { disk, projects } }: { data: Capacity }) {
  const used = disk.total_bytes - disk.free_bytes;
  const share = disk.total_bytes === 0 ? 0 : used / disk.total_bytes;
  const tone = disk.is_low ? "err" : share >= 0.9 ? "warn" : undefined;
  return (
    <SettingsGroup
      title="Disk"
      hint={
        disk.is_low
          ? "Almost full: nothing new is saved until there is room again. Reading, downloading and deleting still work."
          : `Nothing new is saved when less than ${sizeInWords(disk.floor_bytes)} is free.`
      }
    >
      <div className={classes.measured}>
        <span className={classes.name}>{sizeInWords(disk.free_bytes)} free</span>
        <span className={classes.amount}>of {sizeInWords(disk.total_bytes)}</span>
        <Bar label="Disk in use" share={share} tone={tone} />
      </div>
      {projects === null && <p className={classes.quiet}>Measuring the projects…</p>}
      {projects?.map(({ project_id, display_name, bytes, quota_bytes }) => (
        <div key={project_id} className={classes.measured}>
          <span className={classes.name}>{display_name}</span>
          <span className={classes.amount}>
            {sizeInWords(bytes)} of {sizeInWords(quota_bytes)}
          </span>
          <Bar
            label={`Room that ${display_name} takes`}
            share={bytes / quota_bytes}
            tone={bytes >= quota_bytes * 0.9 ? "warn" : undefined}
          />
        </div>
      ))}
      {projects?.length === 0 && <p className={classes.quiet}>There is no project yet.</p>}
    </SettingsGroup>
  );
}

function Storage({ data: { database_bytes, backups, machine } }: { data: Capacity }) {
  const backup = backups.is_scheduled
    ? "Every night at three."
    : "None is made: SLIPWAY_BACKUP_DIR names no folder. ./slipway backup FILE makes one by hand.";
  return (
    <SettingsGroup title="Server">
      <SettingsRow title="Database" facts={`${sizeInWords(database_bytes)} on disk`} />
      <SettingsRow
        title="Last backup"
        facts={
          backups.last_at === null ? (
            backup
          ) : (
            <>
              <RelativeTime at={backups.last_at} />
              {isBackupOld(backups.last_at) && (
                <span className={classes.old}>
                  . Slipway did not run at three in the night, or its log says why it failed.
                </span>
              )}
            </>
          )
        }
      />
      <SettingsRow title="Running" facts={`for ${spanInWords(machine.up_seconds)}`} />
    </SettingsGroup>
  );
}
