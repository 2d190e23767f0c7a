/** For tests: what a dev server may write on a connection that asked something. */
import type { Socket } from "node:net";

export const raw =
  (...parts: string[]) =>
  (socket: Socket): void => {
    for (const part of parts) socket.write(part, "latin1");
  };
export const ended =
  (...parts: string[]) =>
  (socket: Socket): void =>
    void socket.end(parts.join(""), "latin1");
/** For as long as anybody reads. */
export const forEver =
  (begin: string, piece: string) =>
  (socket: Socket): void => {
    socket.write(begin, "latin1");
    const more = (): void => {
      while (!socket.destroyed && socket.write(piece, "latin1"));
    };
    socket.on("drain", more);
    more();
  };
export const page = (status: string, ...headers: string[]): string =>
  [`HTTP/1.1 ${status}`, ...headers, "content-length: 2", "", "hi"].join("\r\n");

/** Answers of a dev server by name, each with the status that the page gets; 0 where the page is cut off. */
export const ODD: Record<string, [number, (socket: Socket) => void]> = {
  "a status below 100": [502, raw(page("099 Odd"))],
  "the status 000": [502, raw(page("000 Odd"))],
  "the status 999": [999, raw(page("999 Odd"))],
  "a control character in its reason": [200, raw(page("200 O\u0001dd"))],
  "a control character in a header": [502, raw(page("200 OK", "x-odd: a\u0001b"))],
  "a line break in a header's name": [502, raw(page("200 OK", "x-o\rdd: a"))],
  "no HTTP at all": [502, raw("SSH-2.0-OpenSSH_9.2\r\n\r\n")],
  "HTTP/2": [502, raw("HTTP/2 200\r\ncontent-length: 0\r\n\r\n")],
  "two different lengths": [502, raw(page("200 OK", "content-length: 5"))],
  "a negative length": [502, raw("HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n")],
  "a length beyond all numbers": [502, raw(`HTTP/1.1 200 OK\r\ncontent-length: ${"9".repeat(40)}\r\n\r\n`)],
  "a length and chunks": [502, raw(page("200 OK", "transfer-encoding: chunked"))],
  "a head of 40 kB": [502, raw(page("200 OK", `x-big: ${"x".repeat(40_000)}`))],
  "a head without an end": [502, forEver("HTTP/1.1 200 OK\r\n", `x-more: ${"x".repeat(1000)}\r\n`)],
  "announcements without an end": [502, forEver("", "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n")],
  "continues without an end": [502, forEver("", "HTTP/1.1 100 Continue\r\n\r\n")],
  "one announcement": [200, raw("HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n", page("200 OK"))],
  "a switch that nobody asked for": [502, raw("HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n")],
  "an end before anything": [503, ended("")],
  "an end in the head": [503, ended("HTTP/1.1 200 OK\r\nx-a")],
  "an end in the body": [200, ended("HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhalf")],
  "a bad chunk": [0, raw("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\nzz\r\n")],
  "a body with 204": [0, raw("HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nhello")],
  "a length with 204": [204, raw("HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\n")],
  "a body without a length": [200, ended("HTTP/1.0 200 OK\r\n\r\nhello")],
};
