/** States of a place that is empty, failed or still loading, always in the frame of the real content. */
import { Button, Skeleton } from "@mantine/core";
import { traceIdOf } from "@slipway/kernel/contract/client";
import { AppError, SSO_REQUIRED } from "@slipway/kernel/errors";
import { CircleAlert, CloudOff, LockKeyhole, RefreshCw, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FAILURE_TEXTS, failureKind, failureSentence, isPageOutdated } from "../../errors/error-texts.ts";
import { CopyIcon } from "../copying/copy.tsx";
import classes from "./states.module.css";

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.tile} aria-hidden="true">
        <Icon size={19} strokeWidth={1.75} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}

const FAILURE_ICONS: Partial<Record<string, LucideIcon>> = {
  network: CloudOff,
  permission: LockKeyhole,
  auth: LockKeyhole,
};

export interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** True (default) for a failed read: an unknown failure is then called "Could not load this". */
  reading?: boolean;
}

/** Null for other failures. A plain link, because the sign-in leaves the app. */
export function ssoLinkOf(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== SSO_REQUIRED) return null;
  const { workspace_id: id } = (error.details ?? {}) as { workspace_id?: string };
  const { pathname, search } = window.location;
  return `/sso/${encodeURIComponent(id ?? "")}?next=${encodeURIComponent(pathname + search)}`;
}

function SsoNeeded({ href, error }: { href: string; error: unknown }) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.tile} aria-hidden="true">
        <LockKeyhole size={19} strokeWidth={1.75} />
      </span>
      <h2 className={classes.title}>Single sign-on needed</h2>
      <p className={classes.text}>{failureSentence(error, "permission")}</p>
      <Button component="a" href={href} variant="filled">
        Sign in with single sign-on
      </Button>
    </div>
  );
}

export function ErrorState({ error, onRetry, reading = true }: ErrorStateProps) {
  const ssoLink = ssoLinkOf(error);
  if (ssoLink !== null) return <SsoNeeded href={ssoLink} error={error} />;
  const kind = failureKind(error, reading);
  const outdated = isPageOutdated(error);
  const Icon = outdated ? RefreshCw : (FAILURE_ICONS[kind] ?? CircleAlert);
  return (
    <div className={classes.state} role="alert">
      <span className={classes.tile} data-tone="err" aria-hidden="true">
        <Icon size={19} strokeWidth={1.75} />
      </span>
      <h2 className={classes.title}>{outdated ? "Slipway was updated" : FAILURE_TEXTS[kind].title}</h2>
      <p className={classes.text}>{failureSentence(error, kind)}</p>
      {outdated ? <Button onClick={() => location.reload()}>Reload</Button> : <Button onClick={onRetry}>Retry</Button>}
      <TraceId error={error} />
    </div>
  );
}

/** The id of the failure in the server's log; nothing where the server gave none. */
export function TraceId({ error }: { error: unknown }) {
  const traceId = traceIdOf(error);
  if (traceId === undefined) return null;
  return (
    <span className={classes.trace}>
      <span className="mono">{traceId}</span>
      <CopyIcon text={traceId} label="Copy trace id" />
    </span>
  );
}

/** Grey lines of the given widths, for texts that are loading. Hidden from screen readers; set `busy` outside. */
export function SkeletonLines({
  widths,
  height = 12,
  gap = 10,
}: {
  widths: readonly (number | string)[];
  height?: number;
  gap?: number;
}) {
  return (
    <div aria-hidden="true" style={{ display: "grid", gap }}>
      {widths.map((width, at) => (
        <Skeleton key={at} width={width} height={height} />
      ))}
    </div>
  );
}
