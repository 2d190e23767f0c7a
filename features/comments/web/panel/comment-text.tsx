/** A comment as plain text: addresses become links, names of mentioned people stand out. Nothing else is interpreted. */
import type { ReactNode } from "react";
import type { Comment } from "../../contract/index.ts";
import { mentionSpans } from "../../contract/mention-spans.ts";
import classes from "./panel.module.css";

export type Piece = { type: "text" | "link" | "mention"; text: string };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
/** Ends a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}]+$/u;

function mentionPieces(text: string, mentions: Comment["mentions"]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, end } of mentionSpans(text, mentions)) {
    if (at > from) pieces.push({ type: "text", text: text.slice(from, at) });
    pieces.push({ type: "mention", text: text.slice(at, end) });
    from = end;
  }
  return from === text.length ? pieces : [...pieces, { type: "text", text: text.slice(from) }];
}

export function piecesOf({ text, mentions }: Pick<Comment, "mentions" | "text">): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, "");
    if (URL.parse(address) === null) continue;
    pieces.push(...mentionPieces(text.slice(at, match.index), mentions), { type: "link", text: address });
    at = match.index + address.length;
  }
  return [...pieces, ...mentionPieces(text.slice(at), mentions)];
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
