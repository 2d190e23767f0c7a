/** `/inbox`: the page of phones, and of mails that lead to all notices. */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { askToSignIn } from "@slipway/ui/api/session-gate";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { AppBar } from "@slipway/ui/kit/app-page/app-bar.tsx";
import page from "@slipway/ui/kit/app-page/app-page.module.css";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { usePageTitle, usePageUnread } from "@slipway/ui/page/page-status";
import { LockKeyhole, Settings2 } from "lucide-react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { useInboxState } from "../use-inbox.ts";
import { NoticeList } from "./notice-list.tsx";
import { useNotices } from "./use-notices.ts";
import classes from "./notices.module.css";

export function InboxPage() {
  usePageTitle("Inbox");
  const user = useRouteOrNull(accountsContract.user, {});
  return (
    <div className={page.page}>
      <AppBar />
      <main className={`${page.main} ${classes.page}`}>
        {user.isPending && <SkeletonLines widths={["30%", "100%", "100%"]} height={24} gap={16} />}
        {user.isError && <ErrorState error={user.error} onRetry={() => void user.refetch()} />}
        {user.data === null && (
          <EmptyState
            icon={LockKeyhole}
            title="Sign in to see your inbox"
            action={<Button onClick={() => void askToSignIn({ mode: "sign-in", reason: "plain" })}>Sign in</Button>}
          />
        )}
        {user.data && <Inbox userId={user.data.id} />}
      </main>
    </div>
  );
}

function Inbox({ userId }: { userId: string }) {
  const { openSettings } = useNavigation();
  const state = useInboxState(userId);
  usePageUnread(state?.unread ?? 0);
  const inbox = useNotices(state);
  return (
    <>
      <header className={classes.pageHead}>
        <h1>Inbox</h1>
        {inbox.hasUnread && (
          <Button variant="default" onClick={inbox.markAllRead}>
            Mark all read
          </Button>
        )}
        <Tooltip label="Notification settings">
          <ActionIcon size={40} aria-label="Notification settings" onClick={() => openSettings("notifications")}>
            <Settings2 size={18} strokeWidth={1.75} />
          </ActionIcon>
        </Tooltip>
      </header>
      <NoticeList inbox={inbox} onOpen={inbox.markRead} />
    </>
  );
}
