/**
 * Browsers in which somebody has signed in before ("device cookies", OWASP). Their attempts are counted separately, so
 * strangers who guess at an account, under whatever address, never lock its owner out.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { randomText } from "@slipway/kernel/ids";
import type { Addresses } from "@slipway/platform/http/port";
import type { Installation } from "../installation.ts";
import { ownCookie } from "./session-cookie.ts";

/** People who share a browser; the least recent one is forgotten. */
const MAX_ACCOUNTS = 5;
/** Browsers keep cookies no longer than this. */
const LIFETIME_SECONDS = 400 * 86_400;
const MARK = /^([a-z0-9]{20})\.([\w-]{43})$/;

export interface KnownBrowser {
  /** Key under which its attempts are counted; null: this account has not signed in here. */
  of(account: string): string | null;
  /** A Set-Cookie line that makes this browser known for the account and keeps the others. */
  cookieFor(account: string): string;
}

const markOf = ({ secret }: Installation, account: string, id: string): Buffer =>
  createHmac("sha256", secret).update(`known browser ${id} ${account}`).digest();

export function knownBrowsers(installation: Installation, header: string | null, addresses: Addresses): KnownBrowser {
  const name = `slipway-known-${installation.id}`;
  const marks = (ownCookie(header, name, addresses) ?? "")
    .split("~")
    .slice(0, MAX_ACCOUNTS)
    .flatMap((text) => {
      const [, id, mark] = MARK.exec(text) ?? [];
      return id === undefined || mark === undefined ? [] : [{ text, id, mark: Buffer.from(mark, "base64url") }];
    });
  const find = (account: string) =>
    marks.find(({ id, mark }) => {
      const expected = markOf(installation, account, id);
      return mark.length === expected.length && timingSafeEqual(mark, expected);
    });
  return {
    of: (account) => find(account)?.id ?? null,
    cookieFor(account) {
      const known = find(account);
      const id = randomText(20);
      const mine = known?.text ?? `${id}.${markOf(installation, account, id).toString("base64url")}`;
      const others = marks.map(({ text }) => text).filter((text) => text !== known?.text);
      const value = [mine, ...others].slice(0, MAX_ACCOUNTS).join("~");
      return `__Host-${name}=${value}; Path=/; Max-Age=${LIFETIME_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
    },
  };
}
