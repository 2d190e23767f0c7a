/** The bell of both bars: how many notices are unread, and the way to them. What it opens is loaded then. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { watchSession } from "@slipway/ui/api/session-ended";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { useKey } from "@slipway/ui/keys/use-key";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { usePageUnread } from "@slipway/ui/page/page-status";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { useDesktopNotices, useInboxState, useUnread } from "./use-inbox.ts";
import classes from "./bell.module.css";

const InboxPopover = lazyNamed(() => import("./list/inbox-popover.tsx"), "InboxPopover");
/** A larger number says no more, and needs more room. */
const MAX_COUNTED = 9;

export function Bell({ projectId }: { projectId?: string }) {
  const userId = useRouteOrNull(accountsContract.user, {}).data?.id;
  return userId === undefined ? null : <BellOf key={userId} userId={userId} projectId={projectId} />;
}

function BellOf({ userId, projectId }: { userId: string; projectId: string | undefined }) {
  const { go } = useNavigation();
  const mobile = useIsMobile();
  const [open, setOpen] = useState(false);
  const state = useInboxState(userId);
  const unread = useUnread(state, projectId);
  usePageUnread(unread);
  useDesktopNotices(userId, state);
  // The bell stands on every page of somebody who is signed in.
  useEffect(watchSession, []);
  const toggle = (): void => (mobile ? go("/inbox") : setOpen(!open));
  useKey(
    { keys: "g i", label: "Open inbox", group: "Everywhere", words: ["notices", "notifications", "bell"] },
    toggle,
  );
  const label = unread === 0 ? "Inbox" : `Inbox, ${unread} unread`;
  const button = (
    <ActionIcon
      size={mobile ? 40 : 30}
      className={classes.bell}
      aria-label={label}
      aria-haspopup={mobile ? undefined : "dialog"}
      aria-expanded={mobile ? undefined : open}
      onClick={toggle}
    >
      <BellIcon size={mobile ? 19 : 17} strokeWidth={1.75} />
      {unread > 0 && <span className={classes.count}>{unread > MAX_COUNTED ? `${MAX_COUNTED}+` : unread}</span>}
    </ActionIcon>
  );
  if (!open) return mobile ? button : <Tooltip label={label}>{button}</Tooltip>;
  return (
    <SlotBoundary fallback={button} whenBroken="nothing">
      <InboxPopover state={state} onClose={() => setOpen(false)}>
        {button}
      </InboxPopover>
    </SlotBoundary>
  );
}
