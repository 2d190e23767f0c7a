/** Notices by day, for the popover and the page. Arrow keys move between them. */
import { Button, VisuallyHidden } from "@mantine/core";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import {
  AtSign,
  Bell,
  CircleAlert,
  CircleCheck,
  Eye,
  EyeOff,
  Gauge,
  Globe,
  KeyRound,
  MessageCircle,
  MessageCircleQuestionMark,
  ShieldAlert,
  UserRoundPlus,
  UserRoundX,
  type LucideIcon,
} from "lucide-react";
import type { KeyboardEvent } from "react";
import { wordsOf, type Notice, type NoticeKind } from "../../contract/index.ts";
import { byDay } from "./days.ts";
import type { useNotices } from "./use-notices.ts";
import classes from "./notices.module.css";

const ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  invited: UserRoundPlus,
  access_asked: KeyRound,
  access_given: CircleCheck,
  access_declined: UserRoundX,
  run_finished: CircleCheck,
  run_failed: CircleAlert,
  run_asks: MessageCircleQuestionMark,
  mentioned: AtSign,
  comment_replied: MessageCircle,
  security: ShieldAlert,
  taken_down: EyeOff,
  given_back: Eye,
  usage: Gauge,
  staff_asked: Globe,
  address: Globe,
};

/** Up and down go from notice to notice; Tab does, too. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-notice]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export interface NoticeListProps {
  inbox: ReturnType<typeof useNotices>;
  onOpen: (notice: Notice) => void;
}

export function NoticeList({ inbox, onOpen }: NoticeListProps) {
  const { pages, notices } = inbox;
  if (pages.isPending)
    return (
      <div className={classes.loading} aria-busy="true" aria-label="Loading notices">
        <SkeletonLines widths={["90%", "70%", "80%"]} height={30} gap={14} />
      </div>
    );
  if (pages.isError && notices.length === 0)
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  if (notices.length === 0)
    return (
      <EmptyState icon={Bell} title="Nothing new">
        Invitations, requests and what happens in your projects while you are away appear here.
      </EmptyState>
    );
  return (
    <div className={classes.days} onKeyDown={walk}>
      {byDay(notices, new Date()).map((day) => (
        <section key={day.key} aria-labelledby={`notices-${day.key}`}>
          <h3 id={`notices-${day.key}`} className={classes.day}>
            {day.title}
          </h3>
          <ul className={classes.list}>
            {day.notices.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} onOpen={() => onOpen(notice)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages.hasNextPage && (
        <Button variant="subtle" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show older
        </Button>
      )}
    </div>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const Icon = ICONS[notice.kind];
  const { title, detail } = wordsOf(notice);
  const isUnread = notice.read_at === null;
  return (
    <AppLink
      href={notice.link}
      className={classes.notice}
      data-notice={notice.kind}
      data-unread={isUnread || undefined}
      onClick={onOpen}
    >
      <span className={classes.icon} aria-hidden="true">
        <Icon size={16} strokeWidth={1.75} />
      </span>
      <span className={classes.words}>
        {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
        <strong>{title}</strong>
        {detail !== "" && <span className={classes.detail}>{detail}</span>}
        <span className={classes.time}>
          <RelativeTime at={notice.made_at} />
        </span>
      </span>
    </AppLink>
  );
}
