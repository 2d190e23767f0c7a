/**
 * Sends messages one after another, in the order they were written. Without a connection a message waits, with all
 * behind it, and can be taken back meanwhile. The ids it carries make a second delivery the same message. [CH1]
 */
import { NETWORK_ERROR } from "@slipway/ui/errors/error-texts";
import { AppError } from "@slipway/kernel/errors";
import { liveConnection } from "@slipway/ui/live/connection";
import { create } from "zustand";

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;
/** Further messages of the project stay in the composer. */
export const MAX_UNSENT = 20;

interface Unsent {
  projectId: string;
  /** Returns the message to the composer and does not send it. */
  takeBack: () => void;
}

interface Outbox {
  /** Unsent messages by id, oldest first. */
  unsent: Readonly<Record<string, Unsent>>;
  /** By project: the message that got no answer. All behind it wait. */
  stalled: Readonly<Record<string, string>>;
}

const useOutbox = create<Outbox>(() => ({ unsent: {}, stalled: {} }));
/** By project: settles when the next message may be sent. */
const lines = new Map<string, Promise<void>>();

/** `stalled`: the message waits for the connection. Null: the server has it, or it was never sent from here. */
export function useUnsent(messageId: string): { stalled: boolean; takeBack: () => void } | null {
  const unsent = useOutbox((state) => state.unsent[messageId]);
  const stalled = useOutbox((state) => unsent !== undefined && state.stalled[unsent.projectId] !== undefined);
  return unsent === undefined ? null : { stalled, takeBack: unsent.takeBack };
}

/** True while no message of the project can be sent. */
export const useStalled = (projectId: string): boolean => useOutbox((state) => state.stalled[projectId] !== undefined);

/** The unsent state of one message, read once. */
export function unsentOf(messageId: string): { stalled: boolean; takeBack: () => void } | null {
  const { unsent, stalled } = useOutbox.getState();
  const found = unsent[messageId];
  return found === undefined ? null : { stalled: stalled[found.projectId] !== undefined, takeBack: found.takeBack };
}

export const countUnsent = (projectId: string): number =>
  Object.values(useOutbox.getState().unsent).filter((unsent) => unsent.projectId === projectId).length;

const stall = (projectId: string, messageId: string): void =>
  useOutbox.setState((state) => ({ stalled: { ...state.stalled, [projectId]: messageId } }));

function goOn(projectId: string, messageId: string): void {
  const { [projectId]: head, ...stalled } = useOutbox.getState().stalled;
  if (head === messageId) useOutbox.setState({ stalled });
}

function keep(messageId: string, unsent: Unsent): void {
  useOutbox.setState((state) => ({ unsent: { ...state.unsent, [messageId]: unsent } }));
}

function forget(messageId: string): void {
  useOutbox.setState(({ unsent: { [messageId]: _gone, ...unsent } }) => ({ unsent }));
}

/** Resolves when a retry is worthwhile: the live connection is back, the browser is online, or some time has passed. */
function worthAnother(tries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
  const leave = liveConnection.onState(() => liveConnection.getState() === "open" && resolve());
  const online = (): void => resolve();
  window.addEventListener("online", online);
  return promise.finally(() => {
    clearTimeout(timer);
    leave();
    window.removeEventListener("online", online);
  });
}

export interface OutgoingMessage {
  projectId: string;
  messageId: string;
  /** One attempt; may be called again after an attempt without an answer. */
  deliver: () => Promise<void>;
  /** Puts the text back where it was written. */
  onTakenBack: () => void;
}

/**
 * The same condition as the strip at the top of the page: the browser is offline, or the live connection does not come
 * back.
 */
const isDisconnected = (): boolean =>
  !navigator.onLine || ["waiting", "connecting"].includes(liveConnection.getState());

/** An attempt that fails while the connection works is an ordinary failure. [W8.05] */
const mayWait = (error: unknown): boolean =>
  error instanceof AppError && error.code === NETWORK_ERROR && isDisconnected();

/** Throws the server's refusal. */
export async function post({
  projectId,
  messageId,
  deliver,
  onTakenBack,
}: OutgoingMessage): Promise<"sent" | "taken-back"> {
  const before = lines.get(projectId) ?? Promise.resolve();
  const through = Promise.withResolvers<void>();
  lines.set(projectId, through.promise);
  const back = Promise.withResolvers<"taken-back">();
  const takeBack = (): void => {
    forget(messageId);
    onTakenBack();
    back.resolve("taken-back");
  };
  keep(messageId, { projectId, takeBack });
  try {
    if ((await Promise.race([before, back.promise])) === "taken-back") return "taken-back";
    for (let tries = 0; ; tries += 1) {
      try {
        await deliver();
        return "sent";
      } catch (error) {
        if (!mayWait(error)) throw error;
        stall(projectId, messageId);
        if ((await Promise.race([worthAnother(tries), back.promise])) === "taken-back") return "taken-back";
      }
    }
  } finally {
    forget(messageId);
    goOn(projectId, messageId);
    void before.then(through.resolve);
  }
}

/** Puts waiting messages into the composer when the page is left, oldest first. */
function leavePage(): void {
  const { unsent, stalled } = useOutbox.getState();
  const waiting = Object.values(unsent).filter(({ projectId }) => stalled[projectId] !== undefined);
  for (const { takeBack } of waiting.toReversed()) takeBack();
}
if (typeof window !== "undefined") window.addEventListener("pagehide", leavePage);
