/**
 * The page of a preview link: the app in a frame on its own host, under a bar of ours that says what it is. The app can
 * neither hide nor imitate the bar, because it stands outside of the frame. [W9.06]
 */
import { Button, Loader } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { api } from "@slipway/ui/api/client";
import { useRoute } from "@slipway/ui/api/use-route";
import { Mark } from "@slipway/ui/kit/mark.tsx";
import { ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref } from "@slipway/ui/navigation/navigation";
import { BarePage } from "@slipway/ui/page/bare-page.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { previewContract } from "../../contract/index.ts";
import classes from "./preview-link.module.css";

type Shown = RouteResult<typeof previewContract.lookUpLink>;

/** Somebody who looks is told of the end of the link; the frame alone would say that there is nothing. */
const LOOK_EVERY_MS = 4_000;
/** Shorter than the frame's cookie lives (half a day, `access/pass-cookie.ts`). */
const PASS_MS = 11 * 3_600_000;

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short" }).format(new Date(at));

const REFUSED: Readonly<Record<number, { title: string; words: string }>> = {
  404: {
    title: "This preview link doesn't work",
    words: "A part of the address may be missing. Ask the person who sent the link for a new one.",
  },
  410: {
    title: "This preview link has ended",
    words: "Preview links work for seven days, or until somebody ends them. Ask the person who sent it for a new one.",
  },
};

function Refused({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  // An address that no code has is as wrong as a code that never was.
  const refused = REFUSED[error.status === 400 ? 404 : error.status];
  usePageTitle(refused?.title ?? "Preview");
  return (
    <BarePage link={AppLink}>
      <main className={classes.refused}>
        {refused === undefined ? (
          <ErrorState error={error} onRetry={onRetry} />
        ) : (
          <>
            <h1>{refused.title}</h1>
            <p>{refused.words}</p>
          </>
        )}
      </main>
    </BarePage>
  );
}

function Bar({ shown }: { shown: Shown }) {
  return (
    <header className={classes.bar}>
      <AppLink href="/" className={classes.mark} aria-label="Slipway, start page">
        <Mark />
      </AppLink>
      <div className={classes.words}>
        <h1>
          Preview of <span>{shown.project_name}</span>
        </h1>
        <p>
          Shared by {shown.shared_by} · ends {dayOf(shown.expires_at)}
        </p>
      </div>
      {shown.has_access && (
        <Button component={AppLink} href={projectHref(shown.project_id)}>
          Open project
        </Button>
      )}
    </header>
  );
}

function Frame({ code, name }: { code: string; name: string }) {
  const opened = useQuery({
    queryKey: ["preview-link-frame", code],
    queryFn: ({ signal }) => api(previewContract.openLink, { params: { code }, body: {} }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
    refetchInterval: PASS_MS,
  });
  if (opened.data !== undefined)
    return (
      <iframe
        key={opened.data.url}
        className={classes.frame}
        src={opened.data.url}
        title={`Preview of ${name}`}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
        allow="clipboard-write; fullscreen"
      />
    );
  if (opened.isError) return <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />;
  return <Loader size={20} aria-label="Opening the preview" />;
}

export function PreviewLinkPage({ params }: { params: Record<string, string> }) {
  const code = params["code"]!;
  // A link that has ended does not begin again.
  const [isOver, setIsOver] = useState(false);
  const link = useRoute(
    previewContract.lookUpLink,
    { params: { code } },
    { staleTime: 0, pollEvery: () => LOOK_EVERY_MS, enabled: !isOver },
  );
  usePageTitle(link.data === undefined ? "Preview" : `Preview of ${link.data.project_name}`);
  const { error } = link;
  if (error?.status === 410 && !isOver) setIsOver(true);
  // An answer that says that the link has ended takes the app away; a lost connection does not.
  if (error !== null && (link.data === undefined || error.status in REFUSED))
    return <Refused error={error} onRetry={() => void link.refetch()} />;
  return (
    <div className={classes.page}>
      {link.data === undefined ? <header className={classes.bar} /> : <Bar shown={link.data} />}
      <main className={classes.main}>
        {link.data === undefined ? (
          <Loader size={20} aria-label="Opening the preview" />
        ) : (
          <Frame code={code} name={link.data.project_name} />
        )}
      </main>
    </div>
  );
}
