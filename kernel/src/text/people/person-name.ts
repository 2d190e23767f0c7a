/** Names of people, which stand in mails, invitations and lists beside the words of this product. [decision 218] */

/** Marks that turn the direction of a text or are not seen: with them a name looks like another, or like none. */
const UNSEEN =
  /[\u034f\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff\u{e0000}-\u{e00ff}]/u;
const UNSEEN_RUNS = new RegExp(`${UNSEEN.source}+`, "gu");
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** More of them on one letter reach into the lines around it. */
const PILED = /\p{M}{5}/u;
/** Signs for `@`, `:` and `/` in other widths are read as those. */
const ADDRESS = /[^\s@]@[^\s@]|:\/\/|(?:^|\s)www\./iu;
/** The log of what people did and the mails speak in this name. */
const OURS = /^slipway\b|^identity provider$/iu;

const alike = (name: string): string => name.normalize("NFKC");

/** The rule that a name breaks, to be said behind "Name"; null: none. Length is bounded where names enter. */
export function problemOfPersonName(name: string): string | null {
  if (UNSEEN.test(name)) return "has characters that cannot be shown";
  if (!VISIBLE.test(name)) return "needs letters that can be seen";
  if (PILED.test(name)) return "has too many marks on one letter";
  const read = alike(name);
  if (ADDRESS.test(read)) return "must not hold an address";
  if (OURS.test(read.trim())) return "must not begin with the name of this product";
  return null;
}

/** The name that somebody else wrote, or `fallback` where a person's own would be refused. */
export function personNameOr(name: string, fallback: string, max: number): string {
  const line = name.toWellFormed().replace(UNSEEN_RUNS, " ").replace(/\s+/gu, " ").trim();
  // Half a character cannot be stored.
  const cut = line
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
  return problemOfPersonName(cut) === null ? cut : fallback;
}
