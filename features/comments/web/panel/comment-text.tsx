/** A comment as plain text: addresses become links, names of mentioned people stand out. Nothing else is interpreted. */
import type { ReactNode } from "react";
import type { Comment } from "../../contract/index.ts";
import classes from "./panel.module.css";

export type Piece = { type: "text" | "link" | "mention"; text: string };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
/** Ends a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}]+$/u;

function mentionPieces(text: string, names: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (;;) {
    const found = names
      .map((name) => ({ name, at: rest.indexOf(`@${name}`) }))
      .filter(({ at }) => at !== -1)
      .sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0];
    if (found === undefined) break;
    const { name, at } = found;
    if (at > 0) pieces.push({ type: "text", text: rest.slice(0, at) });
    pieces.push({ type: "mention", text: `@${name}` });
    rest = rest.slice(at + name.length + 1);
  }
  return rest === "" ? pieces : [...pieces, { type: "text", text: rest }];
}

export function piecesOf({ text, mentions }: Pick<Comment, "mentions" | "text">): Piece[] {
  const names = mentions.map(({ name }) => name);
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, "");
    if (URL.parse(address) === null) continue;
    pieces.push(...mentionPieces(text.slice(at, match.index), names), { type: "link", text: address });
    at = match.index + address.length;
  }
  return [...pieces, ...mentionPieces(text.slice(at), names)];
}

const drawn = ({ type, text }: Piece, key: number): ReactNode => {
  if (type === "mention") return <strong key={key}>{text}</strong>;
  if (type === "text") return text;
  return (
    <a key={key} href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
};

export const CommentText = ({ comment }: { comment: Pick<Comment, "mentions" | "text"> }) => (
  <p className={classes.text} dir="auto">
    {piecesOf(comment).map(drawn)}
  </p>
);
