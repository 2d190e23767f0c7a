/** Sends a message: refuses before anything is written, then queues, then starts. [CH1] [W8.01-W8.04] */
import { and, eq } from "drizzle-orm";
import { AppError, conflict, notFound, rateLimited } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import { refuseSecrets } from "@slipway/kernel/text/refuse-secrets";
import type { Transaction } from "@slipway/platform/database/port";
import { requireCredits } from "../../../billing/server/index.ts";
import { ENABLE_CLOUD_VIEW } from "../../../cloud/contract/enable.ts";
import { claimFix, isClaimedFix, isFreeFix, passFixOn } from "../../../errors/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { newest, truncateReplay, type ChatRequest, type MessageStatus } from "../../contract/index.ts";
import { chatDocuments, chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { patchDocuments } from "../documents/change-documents.ts";
import { clientClosed, notRetryable } from "../queue/queue-errors.ts";
import type { TurnRunner } from "../queue/turn-runner.ts";
import { appendTurn, findSameTurn, isHeldByOthers, lockQueue, mayBeFree, type NewTurn } from "../queue/turn-rows.ts";
import { withoutLeaks } from "./without-leaks.ts";
import type { MessageRate } from "./message-rate.ts";

export interface SentTurn {
  id: string;
  ai_message_id: string;
  status: MessageStatus;
  queued_position: number | null;
}

/** Needs of refusing a message, then of queueing it. */
type SendNeeds = Needs<"cloud" | "config" | "models"> & Needs<"clock" | "database" | "disk" | "live">;

export interface SendDependencies {
  services: SendNeeds;
  runner: TurnRunner;
  rate: MessageRate;
}

/** Cuts to the bounds that the client also keeps. [W5.05] [W5.06] */
export function boundedRequest(request: ChatRequest): ChatRequest {
  return {
    ...withoutLeaks(request),
    session_replay: truncateReplay(request.session_replay),
    client_logs: newest(request.client_logs, limits.logsPerMessage),
    network_requests: newest(request.network_requests, limits.networkRequestsPerMessage),
    runtime_errors: newest(request.runtime_errors, limits.logsPerMessage),
  };
}

export function sendMessage(dependencies: SendDependencies, turn: NewTurn, signal: AbortSignal): Promise<SentTurn> {
  return queueTurn(dependencies, { turn, signal });
}

interface Queued {
  turn: NewTurn;
  signal: AbortSignal;
  /** The turn that this one retries. Both are stored, or neither. */
  again?: ChatTurnRow;
}

async function queueTurn(
  { services, runner, rate }: SendDependencies,
  { turn, signal, again }: Queued,
): Promise<SentTurn> {
  refuseSecrets(turn.request);
  await requireModel(services, turn);
  const known = await findSameTurn(services.database.sql, turn);
  if (known !== null) {
    // The first sender may have lost the answer before the turn was started.
    if (known.state === "queued") await runner.advance(turn.projectId);
    return sentTurn(services, known);
  }
  await requireSendable({ services, runner }, turn, again);
  rate.take(turn.user.id, turn.projectId);
  // Before anything is written: where it may not be enabled, the message is refused with the reason. [C4.12] [CF2]
  if (turn.request.view === ENABLE_CLOUD_VIEW) await services.cloud.enable(turn.projectId, { userId: turn.user.id });
  if (signal.aborted) throw clientClosed();
  const row = await services.database
    .transaction(async (tx) => {
      await lockQueue(tx, turn.projectId);
      const same = await findSameTurn(tx.sql, turn);
      if (same !== null) return same;
      if (again !== undefined) await giveUpRetry(services, tx, again);
      const { row } = await appendTurn(services, tx, turn);
      await takeFix(services, tx, { turn, again });
      return row;
    })
    .catch((error: unknown) => {
      // The turn may be in the queue although the confirmation was lost.
      if (!(error instanceof AppError)) runner.advanceLater(turn.projectId);
      throw error;
    });
  await runner.advance(turn.projectId);
  return sentTurn(services, row);
}

/** Throws 400 `model_not_configured` for an option without a model, and for a model of another workspace. [AG1] */
async function requireModel(services: Needs<"database" | "models">, { projectId, request }: NewTurn): Promise<void> {
  const { workspaceId } = await getProject(services, projectId);
  services.models.resolve(request.model, workspaceId);
}

/** Refuses a message for reasons other than its text. Also called before a version is undone for it. */
export async function requireSendable(
  { services, runner }: Pick<SendDependencies, "services" | "runner">,
  turn: NewTurn,
  again?: ChatTurnRow,
): Promise<void> {
  await requireModel(services, turn);
  if (!(await costsNothing(services, turn, again))) await refuseWithoutCredits(services, turn);
  await refuseWhileRestoring(services, turn.projectId);
  if (runner.isOverloaded) throw rateLimited(30, "We are currently under heavy load, please try again later");
}

/** A fix of errors that the app has reported, or a retry of one. */
async function costsNothing(
  services: Needs<"clock" | "database">,
  turn: NewTurn,
  again: ChatTurnRow | undefined,
): Promise<boolean> {
  const { projectId, request } = turn;
  if (!mayBeFree(request)) return false;
  if (again !== undefined) return isClaimedFix(services, again.aiMessageId);
  return isFreeFix(services, { projectId, errorIds: request.error_ids });
}

async function takeFix(
  services: Needs<"clock" | "live">,
  tx: Transaction,
  { turn, again }: Pick<Queued, "turn" | "again">,
): Promise<void> {
  const { projectId, request } = turn;
  if (!mayBeFree(request)) return;
  const { ai_message_id: aiMessageId, error_ids: errorIds } = request;
  if (again === undefined) await claimFix(services, tx, { projectId, errorIds, aiMessageId });
  else await passFixOn(services, tx, { projectId, from: again.aiMessageId, to: aiMessageId });
}

/** Refuses before anything is written or streamed, so that nothing typed is lost. [W8.01] */
async function refuseWithoutCredits(
  services: Needs<"clock" | "config" | "database" | "models">,
  { projectId, request }: NewTurn,
): Promise<void> {
  if (request.use_offline_builder) return;
  const { model, mode, chat_only: chatOnly } = request;
  await requireCredits(services, { projectId, model, mode, chatOnly });
}

/** A restore locks the project for a moment, and a message must not build on files that are being replaced. [P5] */
async function refuseWhileRestoring(services: Needs<"clock" | "database">, projectId: string): Promise<void> {
  if (await isHeldByOthers(services, projectId))
    throw conflict("project_locked", "Another change is running in this project. Please wait until it has finished.");
}

/** The turn in its documents' present state. */
async function sentTurn(services: Needs<"database">, turn: ChatTurnRow): Promise<SentTurn> {
  const [document] = await services.database.sql
    .select({ fields: chatDocuments.fields })
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, turn.projectId), eq(chatDocuments.id, turn.aiMessageId)));
  const fields = document?.fields ?? { status: "stopped", queued_position: null };
  return {
    id: turn.messageId,
    ai_message_id: turn.aiMessageId,
    status: fields["status"] as MessageStatus,
    queued_position: fields["queued_position"] as number | null,
  };
}

/** Queues the same message as a new turn of the caller. The old turn cannot be retried after that. */
export async function retryTurn(
  dependencies: SendDependencies,
  input: Omit<NewTurn, "request"> & { aiMessageId: string; ids: { id: string; ai_message_id: string } },
  signal: AbortSignal,
): Promise<SentTurn> {
  const { services } = dependencies;
  const [old] = await services.database.sql
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.projectId, input.projectId), eq(chatTurns.aiMessageId, input.aiMessageId)));
  if (old === undefined) throw notFound("This message");
  // The message is already in the conversation, so it is not checked for secrets again. Turns stored before pictures
  // existed have no list.
  const kept = { images: old.request.images ?? [], answer_to: old.request.answer_to ?? null, not_a_secret: true };
  const request = { ...old.request, ...kept, ...input.ids, session_replay: [] };
  const turn = { projectId: input.projectId, user: input.user, traceId: input.traceId, request };
  return queueTurn(dependencies, { turn, signal, again: old });
}

/** Requires the lock of the queue. */
async function giveUpRetry(services: Needs<"live">, tx: Transaction, old: ChatTurnRow): Promise<void> {
  const [document] = await tx.sql
    .select({ fields: chatDocuments.fields })
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, old.projectId), eq(chatDocuments.id, old.aiMessageId)));
  if (document?.fields["can_retry"] !== true) throw notRetryable();
  await patchDocuments(services, tx, {
    projectId: old.projectId,
    patches: [{ id: old.aiMessageId, fields: { can_retry: false } }],
  });
}
