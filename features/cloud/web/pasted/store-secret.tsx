/**
 * Stores a key that was pasted into the chat as a secret of the project. Without a backend it offers to enable one.
 * (moment 8)
 */
import { Button, TextInput } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import type { PastedSecret, SecretSlotProps } from "@slipway/ui/slots/slots";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { cloudContract, secretNameProblem, secretValueProblem } from "../../contract/index.ts";
import { BLOCKED, useEnableCloud } from "../use-enable-cloud.ts";
import classes from "./store-secret.module.css";
import { suggestedNames } from "./secret-names.ts";

/** Interval of polling while the backend is created. */
const POLL_MS = 1000;

const twice = (names: readonly string[], at: number): string | null =>
  names.findIndex((name) => name === names[at]) < at ? "Each secret needs a name of its own." : null;

const problemsOf = (secrets: readonly PastedSecret[], names: readonly string[]): (string | null)[] =>
  secrets.map(({ value }, at) => secretNameProblem(names[at]!) ?? secretValueProblem(value) ?? twice(names, at));

function Names({ projectId, secrets, onStored, onBack }: SecretSlotProps) {
  const [names, setNames] = useState<readonly string[]>(() => suggestedNames(secrets));
  /** Errors show only after the first attempt to save, not while typing. */
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const known = useRoute(cloudContract.secrets, { params: { id: projectId } }).data?.secrets ?? [];
  const wanted = names.map((name) => name.trim());
  const store = useRouteMutation(cloudContract.createSecrets, {
    invalidates: () => [`/projects/${projectId}/cloud/secrets`],
    onSuccess: () => {
      showToast({ tone: "ok", title: "Secret(s) created successfully." });
      onStored(wanted);
    },
  });
  const problems = problemsOf(secrets, wanted);
  const replaces = (at: number): boolean => known.some(({ name }) => name === wanted[at]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problems.some((problem) => problem !== null)) return;
    const body = { secrets: secrets.map(({ value }, at) => ({ name: wanted[at]!, value })) };
    store.mutate({ params: { id: projectId }, body });
  };
  return (
    <form onSubmit={submit} className={classes.form} autoComplete="off" aria-label="Store as a secret">
      {secrets.map(({ value, masked }, at) => (
        <TextInput
          key={value}
          ref={at === 0 ? first : undefined}
          label={secrets.length === 1 ? "Name" : `Name of ${masked}`}
          value={names[at]}
          maxLength={128}
          classNames={{ input: "mono" }}
          description={replaces(at) ? "There is one of this name: its value is replaced." : undefined}
          error={tried ? problems[at] : null}
          onChange={(event) => setNames(names.with(at, event.currentTarget.value))}
        />
      ))}
      <p className={classes.words}>
        Stored encrypted for this project&rsquo;s functions; your message names it instead. Values can be replaced,
        never shown again.
      </p>
      <div className={classes.actions}>
        <Button variant="subtle" disabled={store.isPending} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant="filled" loading={store.isPending}>
          Store and send
        </Button>
      </div>
    </form>
  );
}

interface WithoutBackendProps {
  onBack: () => void;
  /** Why it cannot be enabled; null: it can. */
  reason: string | null;
  isEnabling: boolean;
  onEnable: () => void;
}

/** Says that a secret cannot be stored without a backend, and how to get one. */
function WithoutBackend({ onBack, reason, isEnabling, onEnable }: WithoutBackendProps) {
  return (
    <div className={classes.form}>
      <p className={classes.words} role="status">
        {isEnabling
          ? "Cloud is being enabled. Your message waits here."
          : `This app has no backend yet, and in the app's own code everybody could read a key. ${reason ?? "Enable Cloud, and its secrets keep this one."}`}
      </p>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onBack}>
          Back
        </Button>
        {reason === null && (
          <Button variant="filled" loading={isEnabling} onClick={onEnable}>
            Enable Cloud
          </Button>
        )}
      </div>
    </div>
  );
}

export function StoreSecret(props: SecretSlotProps) {
  const { projectId, onBack } = props;
  const { enable, isPending, isSent } = useEnableCloud(projectId);
  const overview = useRoute(
    cloudContract.overview,
    { params: { id: projectId } },
    isSent ? { pollEvery: POLL_MS } : {},
  );
  const { data, error } = overview;
  if (data === undefined)
    return error === null ? (
      <div className={classes.form} role="status" aria-busy="true" aria-label="Loading the secrets">
        <SkeletonLines widths={["100%", "60%"]} height={32} />
      </div>
    ) : (
      <ErrorState error={error} onRetry={() => void overview.refetch()} />
    );
  if (data.backend !== null) return <Names {...props} />;
  const reason = !data.is_offered
    ? "This Slipway offers no backends: go back and remove it."
    : data.blocked_by === null
      ? null
      : BLOCKED[data.blocked_by];
  return <WithoutBackend onBack={onBack} reason={reason} isEnabling={isPending || isSent} onEnable={enable} />;
}
