import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import type { InboxState } from "../../contract/index.ts";
import { NoticeList } from "./notice-list.tsx";
import { useNotices } from "./use-notices.ts";
import classes from "./notices.module.css";

export interface InboxPopoverProps {
  state: InboxState | null;
  onClose: () => void;
  /** The bell. */
  children: ReactNode;
}

export function InboxPopover({ state, onClose, children }: InboxPopoverProps) {
  const { openSettings } = useNavigation();
  const inbox = useNotices(state);
  return (
    <Popover opened onChange={(opened) => !opened && onClose()} position="bottom-end" width={400} trapFocus>
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown p={0} aria-label="Inbox">
        <header className={classes.head}>
          <h2>Inbox</h2>
          {inbox.hasUnread && (
            <Button variant="subtle" size="compact-sm" onClick={inbox.markAllRead}>
              Mark all read
            </Button>
          )}
          <Tooltip label="Notification settings">
            <ActionIcon
              aria-label="Notification settings"
              onClick={() => {
                onClose();
                openSettings("notifications");
              }}
            >
              <Settings2 size={16} strokeWidth={1.75} />
            </ActionIcon>
          </Tooltip>
        </header>
        <div className={classes.scroll}>
          <NoticeList
            inbox={inbox}
            onOpen={(notice) => {
              inbox.markRead(notice);
              onClose();
            }}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
