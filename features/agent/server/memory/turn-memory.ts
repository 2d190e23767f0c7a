/** Keeps the messages of a turn for the turns after it, and reads those of earlier turns. */
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { ModelMessage } from "ai";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import { ownMessages } from "../drafts/draft-messages.ts";
import { agentMemory, agentSummaries } from "./memory-tables.ts";
import type { TurnNote } from "./turn-note.ts";

/** Turns of a project that are kept. The summary holds older ones. */
const MAX_TURNS = 120;
/** Bound of the messages of one turn. The texts of the oldest are left out first. */
const MAX_CHARACTERS = 200_000;
/** Bound of what a stored turn may unpack to. */
const MAX_UNPACKED_BYTES = 16 * 1_048_576;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export interface RememberedTurn {
  aiMessageId: string;
  messageId: string;
  /** The request as it was sent, then the turn's calls and results. */
  messages: ModelMessage[];
  /** The project's files when the turn began, as the model was told them. */
  files: string[];
  note: TurnNote;
}

interface Stored {
  messages: ModelMessage[];
  files: string[];
}

export interface HeardTurn {
  /** The whole conversation of the turn. */
  conversation: readonly ModelMessage[];
  /** The message that the turn began with. */
  request: ModelMessage;
  aiMessageId: string;
  messageId: string;
  projectId: string;
  files: readonly string[];
  note: TurnNote;
}

type Stores = Needs<"clock" | "database">;

/** A turn whose request is not found among the messages is not kept. */
export async function rememberTurn({ clock, database }: Stores, turn: HeardTurn): Promise<void> {
  const { aiMessageId, messageId, projectId, note, files } = turn;
  const messages = ownMessages(turn.conversation, turn.request, MAX_CHARACTERS);
  if (messages.length === 0) return;
  const stored: Stored = { messages, files: [...files] };
  const content = await zip(JSON.stringify(stored), { level: 1 });
  const row = { aiMessageId, messageId, projectId, note, content, createdAt: clock.now() };
  await database.sql.insert(agentMemory).values(row).onConflictDoUpdate({ target: agentMemory.aiMessageId, set: row });
  const old = database.sql
    .select({ id: agentMemory.aiMessageId })
    .from(agentMemory)
    .where(eq(agentMemory.projectId, projectId))
    .orderBy(desc(agentMemory.createdAt))
    .offset(MAX_TURNS);
  await database.sql.delete(agentMemory).where(inArray(agentMemory.aiMessageId, old));
}

/** By the answer's id. A turn that cannot be read is left out: the conversation still has its words. */
export async function rememberedTurns(
  { database, log }: Needs<"database" | "log">,
  projectId: string,
  aiMessageIds: readonly string[],
): Promise<Map<string, RememberedTurn>> {
  if (aiMessageIds.length === 0) return new Map();
  const rows = await database.sql
    .select()
    .from(agentMemory)
    .where(and(eq(agentMemory.projectId, projectId), inArray(agentMemory.aiMessageId, [...aiMessageIds])));
  const turns = await Promise.all(
    rows.map(async ({ aiMessageId, messageId, note, content }): Promise<RememberedTurn | null> => {
      try {
        const text = (await unzip(content, { maxOutputLength: MAX_UNPACKED_BYTES })).toString("utf8");
        return { aiMessageId, messageId, note, ...(JSON.parse(text) as Stored) };
      } catch (error) {
        log.warn("the memory of a turn could not be read", { projectId, aiMessageId, error });
        return null;
      }
    }),
  );
  return new Map(turns.flatMap((turn) => (turn === null ? [] : [[turn.aiMessageId, turn]])));
}

export async function forgetMemory({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.delete(agentMemory).where(eq(agentMemory.projectId, projectId));
  await database.sql.delete(agentSummaries).where(eq(agentSummaries.projectId, projectId));
}
