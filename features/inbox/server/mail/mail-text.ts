/** Texts of mails. Every piece that somebody wrote is one line already. */
import { wordsOf, type NoticeKind, type NoticeParts } from "../../contract/index.ts";

interface Told {
  kind: NoticeKind;
  parts: NoticeParts;
  link: string;
}

const PARAGRAPH = "\n\n";
const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== "");

export function mailOf(notice: Told, { appUrl, offUrl }: { appUrl: string; offUrl: string }) {
  const { title, detail } = wordsOf(notice);
  const texts = [`${title}.`, detail, `Open it:\n${appUrl}${notice.link}`, `No more mails like this:\n${offUrl}`];
  return { subject: title, text: `${filled(texts).join(PARAGRAPH)}\n` };
}

/** Notices of one digest. The rest is in the app. */
const MAX_LINES = 50;

export function digestOf(notices: readonly Told[], { appUrl, offUrl }: { appUrl: string; offUrl: string }) {
  const entries = notices.slice(0, MAX_LINES).map((notice) => {
    const { title, detail } = wordsOf(notice);
    return filled([title, detail, `${appUrl}${notice.link}`]).join("\n");
  });
  const left = notices.length - entries.length;
  const all = `${left > 0 ? `And ${left} more. ` : ""}All notices:\n${appUrl}/inbox`;
  return {
    subject: notices.length === 1 ? "1 new notice in Slipway" : `${notices.length} new notices in Slipway`,
    text: `${[...entries, all, `No more digests:\n${offUrl}`].join(PARAGRAPH)}\n`,
  };
}
