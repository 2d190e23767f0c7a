/** The conversation as the model reads it: what still counts, the questions asked, and what people did meanwhile. */
import { and, asc, eq, lt } from "drizzle-orm";
import type { AgentQuestion } from "../../../agent/contract/index.ts";
import type { RunRequest } from "../../../agent/server/index.ts";
import type { Needs } from "../../../services.ts";
import { chatDocuments, type ChatDocumentRow } from "../chat-tables.ts";
import { documentOf } from "./documents.ts";

type Said = RunRequest["history"][number];

/**
 * The oldest documents leave a hundred at a time. If the beginning moved with every message, no provider could cache
 * it.
 */
const HISTORY_DOCUMENTS = { max: 400, step: 100 } as const;
const EVENT_CHARACTERS = 300;

/** The conversation before a message, oldest first. */
export async function historyBefore(
  services: Needs<"database">,
  projectId: string,
  messageId: string,
): Promise<Said[]> {
  const [found] = await services.database.sql
    .select({ position: chatDocuments.position })
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), eq(chatDocuments.id, messageId)));
  if (found === undefined) return [];
  const earlier = and(eq(chatDocuments.projectId, projectId), lt(chatDocuments.position, found.position));
  const total = await services.database.sql.$count(chatDocuments, earlier);
  const { max, step } = HISTORY_DOCUMENTS;
  const rows = await services.database.sql
    .select()
    .from(chatDocuments)
    .where(earlier)
    .orderBy(asc(chatDocuments.position))
    .offset(total <= max ? 0 : Math.ceil((total - max) / step) * step);
  return saidIn(rows);
}

/** A turn that was taken back to be reworded is left out. */
function saidIn(rows: readonly ChatDocumentRow[]): Said[] {
  const documents = rows.map(documentOf);
  const takenBack = new Set(
    documents.flatMap((doc) => (doc.tag === "message-based-revert-success" ? doc.reverted_event_ids : [])),
  );
  return documents.filter(({ id }) => !takenBack.has(id)).flatMap((doc) => saidBy(doc) ?? []);
}

type Document = ReturnType<typeof documentOf>;

function saidBy(doc: Document): Said | null {
  switch (doc.tag) {
    case "user-message":
      if (doc.content === "") return picturesOnly(doc);
      return { role: "user", text: `${doc.content}${withSteered(doc)}`, id: doc.id, ...within(doc) };
    case "ai-message":
    case "instant-mode-message":
      // Without words it still stands for what its turn did.
      return { role: "assistant", text: withQuestion(doc.content, doc.question), id: doc.id };
    case "revert-success":
      return event(`${doc.user_name}: ${doc.content}`);
    case "manual-edit":
      return event(`${doc.user_name} saved version ${doc.version}: ${doc.content}`);
    case "external-commit-pushed":
      return event(`A commit was pushed: ${doc.content}`);
    default:
      return null;
  }
}

type Asked = Extract<Document, { tag: "user-message" }>;

const within = ({ steered }: Asked) => (steered === undefined ? {} : { within: steered });

/** Says that a message into a running turn had pictures. Only that turn saw them, and its memory may be lost. */
const withSteered = ({ steered, images }: Asked): string =>
  steered === undefined || images.length === 0 ? "" : ` (with ${picturesIn({ images })})`;

const picturesIn = ({ images }: Pick<Asked, "images">): string =>
  images.length === 1 ? "a picture" : `${images.length} pictures`;

const event = (text: string): Said => ({ role: "event", text: text.replace(/\s+/g, " ").slice(0, EVENT_CHARACTERS) });

const picturesOnly = (doc: Asked): Said | null =>
  doc.images.length === 0
    ? null
    : { ...event(`${doc.user_name} sent ${picturesIn(doc)} without words.`), id: doc.id, ...within(doc) };

/** Adds the question, because a model that only asked has no other text, and the answer needs its question. */
function withQuestion(content: string, asked: AgentQuestion | null | undefined): string {
  if (asked === null || asked === undefined) return content;
  const { question, options } = asked;
  const offered = options.length === 0 ? "" : `Answers to choose from: ${options.join(" | ")}`;
  const parts = [content, content.includes(question) ? "" : question, offered];
  return parts.filter((part) => part !== "").join("\n\n");
}
