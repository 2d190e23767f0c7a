/**
 * How the process that decides about a request gives it back to the one that passed it on. That one says on the request that it takes
 * requests back. The answer then carries a note in place of a page: whom to ask, and for whom. So bytes that somebody else writes are
 * parsed and streamed by one process alone. Only the listener for our own processes believes the header of the request.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** `again`: whom the last note named went away before it answered. */
export type Asked = "first" | "again";

export const ASKED_HEADER = "x-slipway-asked";
const NOTE_HEADER = "x-slipway-note";

const asked = new WeakMap<object, Asked>();

/** For a listener that only our own processes reach. The header goes no further. */
export function believeAsked(incoming: IncomingMessage): void {
  const said = incoming.headers[ASKED_HEADER];
  delete incoming.headers[ASKED_HEADER];
  if (said === "first" || said === "again") asked.set(incoming, said);
}

/** Null: nobody would take this request back. */
export const askedOf = (incoming: IncomingMessage): Asked | null => asked.get(incoming) ?? null;

const encoded = (note: object): string => Buffer.from(JSON.stringify(note)).toString("base64url");

export function handOver(response: ServerResponse, note: object): void {
  response.writeHead(200, { [NOTE_HEADER]: encoded(note), "content-length": 0 }).end();
}

/** The connection stays open for as long as the page's does, and each end ends the other. */
export function handOverSocket(socket: Duplex, note: object): void {
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: slipway\r\n${NOTE_HEADER}: ${encoded(note)}\r\n\r\n`,
  );
  untilItEnds(socket);
}

/** Null: an answer like any other. */
export function noteOf({ headers }: IncomingMessage): unknown {
  const note = headers[NOTE_HEADER];
  return typeof note === "string" ? (JSON.parse(Buffer.from(note, "base64url").toString("utf8")) as unknown) : null;
}

/** Nobody speaks on a connection that is only held open: reading it tells of its end. */
export function untilItEnds(held: Duplex): void {
  held.on("error", () => held.destroy());
  held.once("end", () => held.destroy());
  held.resume();
}
