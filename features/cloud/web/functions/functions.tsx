/**
 * Functions of the project's backend: those deployed, and why newer files are not. [C2.24] [C3.07] [C4.01] [C7.22]
 * [C8.11]
 */
import { Button } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { cloudContract, type CloudFunction } from "../../contract/index.ts";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { throughProxy } from "@slipway/ui/api/through-proxy";
import { DeployFailure } from "./deploy-failure.tsx";
import classes from "../cloud.module.css";

/** A commit deploys them while this is on screen. */
const POLL_MS = 5000;
const POLL_DEPLOYING_MS = 1000;

const TONES: Record<string, Tone> = { ACTIVE: "ok", REMOVED: "err", FAILED: "err", THROTTLED: "warn" };

const inWords = (status: string): string => status.charAt(0) + status.slice(1).toLowerCase();

function Status({ of: one }: { of: CloudFunction }) {
  if (one.is_deploying)
    return (
      <StatusDot tone="warn" pulse>
        Deploying
      </StatusDot>
    );
  return <StatusDot tone={TONES[one.status] ?? "quiet"}>{inWords(one.status)}</StatusDot>;
}

function Facts({ of: one }: { of: CloudFunction }) {
  if (one.version === 0) return <>Never deployed</>;
  return (
    <>
      Version {one.version} · deployed <RelativeTime at={new Date(one.updated_at).toISOString()} /> ·{" "}
      {one.verify_jwt ? "wants a token" : "open to everybody"}
    </>
  );
}

export function Functions({ projectId, backendRef: ref }: { projectId: string; backendRef: string }) {
  const input = { params: { id: projectId, ref } };
  const cache = useQueryClient();
  const listKey = queryKey(cloudContract.functions, input);
  const known = cache.getQueryData<CloudFunction[]>(listKey);
  const isDeploying = known?.some((one) => one.is_deploying) === true;
  const list = useQuery<CloudFunction[], AppError>({
    queryKey: listKey,
    queryFn: ({ signal }) =>
      throughProxy({ cache, issuer: accountsContract }, { route: cloudContract.functions, input, signal }),
    refetchInterval: isDeploying ? POLL_DEPLOYING_MS : POLL_MS,
  });
  const again = useRouteMutation(cloudContract.deployFunctions, {
    invalidates: () => [`/projects/${projectId}/cloud/db-proxy/v1/projects/${ref}/functions`],
  });
  const functions = list.data ?? [];
  return (
    <SettingsGroup
      title="Edge Functions"
      hint="Server-side code with access to secrets. Files in supabase/functions are deployed with each version."
    >
      {list.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the functions">
          <SkeletonLines widths={["100%", "100%"]} height={36} />
        </div>
      )}
      {list.isError && (
        <div className={classes.failed} role="alert">
          <p>
            <strong>Error loading functions</strong>
            {list.error.userMessage}
          </p>
          <Button onClick={() => void list.refetch()}>Retry</Button>
        </div>
      )}
      {list.isSuccess && functions.length === 0 && (
        <p className={classes.empty}>Edge functions will appear when adding custom background actions</p>
      )}
      {functions.map((one) => (
        <div key={one.id} role="group" aria-label={one.name}>
          <SettingsRow title={<span className="mono">{one.name}</span>} facts={<Facts of={one} />}>
            <Status of={one} />
            <CopyIcon text={one.url} label="Copy URL" />
          </SettingsRow>
          {one.error !== null && !one.is_deploying && (
            <DeployFailure
              projectId={projectId}
              name={one.name}
              error={one.error}
              keepsRunning={one.version > 0}
              onRetry={() => again.mutate({ params: { id: projectId }, body: {} })}
              retrying={again.isPending}
            />
          )}
        </div>
      ))}
    </SettingsGroup>
  );
}
