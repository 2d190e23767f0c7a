import { Button } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { RelativeTime, relativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { accountsContract } from "../../contract/index.ts";
import { browserName } from "./browser-name.ts";

export function Sessions() {
  const list = useRoute(accountsContract.listSessions, {});
  const end = useRouteMutation(accountsContract.deleteSession, { invalidates: () => ["/user/sessions"] });
  return (
    <SettingsGroup title="Sessions" hint="Browsers you are signed in with.">
      {list.isPending && <SkeletonLines widths={["100%", "100%"]} height={36} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.sessions.map((session) => (
        <SettingsRow
          key={session.id}
          title={browserName(session.user_agent)}
          facts={
            <>
              Signed in <RelativeTime at={session.created_at} />
              {session.ip_address !== null && ` · ${session.ip_address}`}
            </>
          }
        >
          {session.is_current ? (
            <StatusDot tone="ok">This browser</StatusDot>
          ) : (
            <Button
              variant="subtle"
              aria-label={`Sign out ${browserName(session.user_agent)}, signed in ${relativeTime(Date.parse(session.created_at), Date.now())}`}
              onClick={() => end.mutate({ params: { sessionId: session.id } })}
            >
              Sign out
            </Button>
          )}
        </SettingsRow>
      ))}
    </SettingsGroup>
  );
}
