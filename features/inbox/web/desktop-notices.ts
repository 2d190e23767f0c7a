/** Notices of the browser, each shown by one of its tabs. */
import { api } from "@slipway/ui/api/client";
import { inboxContract, wordsOf, type Notice } from "../contract/index.ts";

const MAX_NAMED = 3;
const keyOf = (userId: string): string => `slipway-desktop-shown:${userId}`;

/** The first tab that asks gets the notices after the last one that any tab showed. */
async function claim(userId: string, notices: readonly Notice[], after: number): Promise<Notice[]> {
  return navigator.locks.request("slipway-desktop-notices", () => {
    const shown = Math.max(after, Number(localStorage.getItem(keyOf(userId)) ?? 0));
    const fresh = notices.filter(({ id, read_at }) => read_at === null && Number(id) > shown);
    if (fresh.length > 0) localStorage.setItem(keyOf(userId), fresh[0]!.id);
    return fresh;
  });
}

function show(title: string, { body, tag, link }: { body: string; tag: string; link: string }): void {
  const notification = new Notification(title, { body, tag, icon: "/favicon-unread.svg" });
  notification.onclick = () => {
    window.focus();
    window.location.assign(link);
    notification.close();
  };
}

/** `after`: the newest notice that this page knew before. */
export async function showNewest(userId: string, after: number): Promise<void> {
  const { notices } = await api(inboxContract.list, { query: { limit: 10 } });
  const fresh = await claim(userId, notices, after);
  if (fresh.length > MAX_NAMED)
    return show(`${fresh.length} new notices`, { body: "Slipway", tag: fresh[0]!.id, link: "/inbox" });
  for (const notice of fresh.toReversed()) {
    const { title, detail } = wordsOf(notice);
    show(title, { body: detail, tag: notice.id, link: notice.link });
  }
}
