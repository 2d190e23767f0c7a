import { openDialog } from "../dialogs/dialog-store.ts";
import { showToast } from "../status/toast.ts";
import { writeClipboard } from "./clipboard.ts";
import { LinkToGive, linkWarning } from "./link-to-give.tsx";

/** Copies somebody's invite link. A browser without a clipboard shows the link instead. */
export async function copyInvite(url: string, name: string): Promise<void> {
  const message = [`It is for ${name}.`, linkWarning(url)].filter((sentence) => sentence !== null).join(" ");
  if (await writeClipboard(url)) showToast({ tone: "ok", title: "Invite link copied", message });
  else openDialog({ title: `Invite link for ${name}`, content: <LinkToGive text={url} label="invitation link" /> });
}
