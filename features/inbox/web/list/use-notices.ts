import { useRouteMutation, useRoutePages } from "@slipway/ui/api/use-route";
import { inboxContract, type InboxState, type Notice } from "../../contract/index.ts";

const PAGE = 20;
const LIST = "/inbox";

export function useNotices(state: InboxState | null) {
  const pages = useRoutePages(
    inboxContract.list,
    { query: { limit: PAGE } },
    {
      with: (input, before) => ({ query: { ...input.query, before } }),
      next: ({ next_cursor }) => next_cursor,
    },
  );
  const read = useRouteMutation(inboxContract.read, { invalidates: () => [LIST] });
  const readAll = useRouteMutation(inboxContract.readAll, { invalidates: () => [LIST] });
  const notices = pages.data?.pages.flatMap((page) => page.notices) ?? [];
  const hasUnread = notices.some(({ read_at }) => read_at === null) || (state?.unread ?? 0) > 0;
  return {
    pages,
    notices,
    hasUnread,
    markRead: ({ id, read_at }: Notice) => read_at === null && read.mutate({ body: { ids: [id] } }),
    markAllRead: () => notices[0] !== undefined && readAll.mutate({ body: { until: notices[0].id } }),
  };
}
