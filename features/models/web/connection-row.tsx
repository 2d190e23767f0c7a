/** One connection in a list: what it serves, and whether it answers. */
import { Button } from "@mantine/core";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import type { MappedModel, ModelConnection } from "../contract/index.ts";
import { providerFacts } from "../contract/providers.ts";
import type { Draft } from "./connection-form.tsx";
import { EFFORT_LABELS } from "./model-line.tsx";
import { useKeptConnection } from "./use-connections.ts";
import classes from "./models.module.css";

interface RowProps {
  /** Null: everybody uses it. */
  workspaceId: string | null;
  connection: ModelConnection;
  /** Labels of options; models with names of their own bring theirs. */
  labels: ReadonlyMap<string, string>;
  onChange: (draft: Draft) => void;
}

const nameOf = ({ option, label }: MappedModel, labels: ReadonlyMap<string, string>): string =>
  label ?? (option === "auto" ? "Automatic" : (labels.get(option) ?? option));

const seesWords = ({ sees }: MappedModel): string => (sees === null ? "" : sees ? "sees pictures, " : "text only, ");

function effortWords({ effort }: MappedModel): string {
  return effort == null ? "" : `${EFFORT_LABELS[effort].toLowerCase()} effort, `;
}

function priceOf({ credits_in, credits_out }: MappedModel): string {
  if (credits_in === null && credits_out === null) return "no price";
  return `${credits_in ?? 0} / ${credits_out ?? 0} credits per 1,000 tokens in / out`;
}

export function ConnectionRow({ workspaceId, connection, labels, onChange }: RowProps) {
  const { id, provider, base_url, models, source, key } = connection;
  const label = providerFacts(provider).label;
  const kept = useKeptConnection({ workspaceId, connectionId: id }, () =>
    showToast({ tone: "ok", title: `${label} is no longer connected` }),
  );
  const askAndRemove = async () => {
    const body = "Its key is deleted. Messages that ask for one of its models are refused until another serves it.";
    if (await askToConfirm({ title: `Remove ${label}?`, body, confirm: "Remove", tone: "danger" })) kept.remove();
  };
  return (
    <div className={classes.connection}>
      <div className={classes.head}>
        <div className={classes.what}>
          <span className={classes.name}>{label}</span>
          <code className={classes.address}>{base_url}</code>
        </div>
        <div className={classes.controls}>
          <Button variant="default" loading={kept.isTesting} onClick={kept.test}>
            Test
          </Button>
          {source === "in_place" && (
            <>
              <Button variant="default" onClick={() => onChange({ provider, connection })}>
                Change
              </Button>
              <Button variant="subtle" loading={kept.isRemoving} onClick={() => void askAndRemove()}>
                Remove
              </Button>
            </>
          )}
        </div>
      </div>
      <ul className={classes.models}>
        {models.map((model) => (
          <li key={model.option}>
            <span>{nameOf(model, labels)}</span>
            <code>{model.model}</code>
            <span className={classes.quiet}>
              {effortWords(model)}
              {seesWords(model)}
              {workspaceId === null ? priceOf(model) : "no credits"}
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
      <LastCheck check={kept.check ?? connection.last_check} />
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
