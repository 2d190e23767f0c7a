/** Chat text. Own renderer over marked's lexer: raw HTML is shown as text, never inserted; nothing remote is loaded. */
import { lexer, type Token, type Tokens } from "marked";
import { Fragment, memo, useMemo, type ReactNode } from "react";
import { isBeyondBounds } from "./bounds.ts";
import { CopyCode } from "./copy-code.tsx";
import { healMarkdown } from "./heal.ts";
import { InAppLink, isInAppLink } from "./in-app-link.tsx";
import styles from "./markdown.module.css";

const SAFE_LINK = /^(https?:\/\/|mailto:)/i;

/** Characters that HTML escaping in the source stands for; the lexer leaves them as written. */
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

function link(token: Tokens.Link | Tokens.Image, key: number): ReactNode {
  const label = token.type === "link" ? inline(token.tokens) : token.text || token.href;
  if (token.type === "link" && isInAppLink(token.href))
    return (
      <InAppLink key={key} href={token.href}>
        {label}
      </InAppLink>
    );
  if (!SAFE_LINK.test(token.href)) return <Fragment key={key}>{label}</Fragment>;
  return (
    <a key={key} href={token.href} target="_blank" rel="noopener noreferrer nofollow">
      {label}
    </a>
  );
}

function inlineToken(token: Token, key: number): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong key={key}>{inline(token.tokens)}</strong>;
    case "em":
      return <em key={key}>{inline(token.tokens)}</em>;
    case "del":
      return <del key={key}>{inline(token.tokens)}</del>;
    case "codespan":
      return <code key={key}>{plain((token as Tokens.Codespan).text)}</code>;
    case "br":
      return <br key={key} />;
    case "link":
    case "image":
      return link(token as Tokens.Link | Tokens.Image, key);
    case "text":
      return "tokens" in token && token.tokens ? (
        <Fragment key={key}>{inline(token.tokens)}</Fragment>
      ) : (
        plain((token as Tokens.Text).text)
      );
    case "escape":
      return plain((token as Tokens.Escape).text);
    default:
      return token.raw;
  }
}

const inline = (tokens: Token[] | undefined): ReactNode[] => (tokens ?? []).map(inlineToken);

function table(token: Tokens.Table): ReactNode {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell, index) => (
              <th key={index}>{inline(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function list(token: Tokens.List): ReactNode {
  const items = token.items.map((item, index) => (
    <li key={index}>
      {item.tokens.map((child, position) => (
        <Fragment key={position}>{child.type === "text" ? inlineToken(child, position) : block(child)}</Fragment>
      ))}
    </li>
  ));
  return token.ordered ? <ol start={token.start === "" ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "paragraph":
      return <p>{inline(token.tokens)}</p>;
    case "heading":
      return <p className={styles.heading}>{inline(token.tokens)}</p>;
    case "code":
      return <CopyCode language={(token as Tokens.Code).lang ?? ""} code={(token as Tokens.Code).text} />;
    case "list":
      return list(token as Tokens.List);
    case "blockquote":
      return (
        <blockquote>
          {(token as Tokens.Blockquote).tokens.map((child, index) => (
            <Fragment key={index}>{block(child)}</Fragment>
          ))}
        </blockquote>
      );
    case "table":
      return table(token as Tokens.Table);
    case "hr":
      return <hr />;
    case "text":
      return <p>{inlineToken(token, 0)}</p>;
    default:
      return <p>{token.raw}</p>;
  }
}

/** One block, redrawn only when its source changes: a stream repaints its last paragraph, not the whole message. */
const Block = memo(function Block({ raw }: { raw: string }) {
  return lexer(raw).map((token, index) => <Fragment key={index}>{block(token)}</Fragment>);
});

export interface MarkdownProps {
  text: string;
  /** Text is still arriving. */
  streaming?: boolean;
}

export function Markdown({ text, streaming = false }: MarkdownProps) {
  const blocks = useMemo(
    () => (isBeyondBounds(text) ? null : lexer(streaming ? healMarkdown(text) : text).map((token) => token.raw)),
    [text, streaming],
  );
  return (
    <div className={styles.markdown}>
      {blocks === null ? (
        <p className={styles.plain}>{text}</p>
      ) : (
        blocks.map((raw, index) => <Block key={index} raw={raw} />)
      )}
    </div>
  );
}
