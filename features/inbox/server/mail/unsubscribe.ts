/** Links that end mails without a sign-in. */
import { notFound } from "@slipway/kernel/errors";
import { installationSeal } from "../../../accounts/server/index.ts";
import type { Needs } from "../../../services.ts";
import { NOTICE_KINDS, type NoticeKind } from "../../contract/index.ts";
import { choicesByKind, choose } from "../choices.ts";

const PURPOSE = "inbox unsubscribe";
const DIGEST = "digest";

/** `kind` null: the daily digest. Nobody can make or read one without the installation's secret. */
export async function unsubscribeUrl(
  services: Needs<"addresses" | "database">,
  userId: string,
  kind: NoticeKind | null,
): Promise<string> {
  const token = (await installationSeal(services)).seal(`${userId} ${kind ?? DIGEST}`, PURPOSE);
  return `${services.addresses.appUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** The list in the app goes on. Throws AppError 404 for a token that is not from here. */
export async function unsubscribe(services: Needs<"database">, token: string): Promise<{ kind: NoticeKind | null }> {
  const [userId, about] = (await installationSeal(services)).open(token, PURPOSE)?.split(" ") ?? [];
  const kind = NOTICE_KINDS.find((one) => one === about) ?? null;
  if (userId === undefined || (kind === null && about !== DIGEST)) throw notFound("This link");
  for (const [of, choice] of await choicesByKind(services, userId)) {
    const isAbout = kind === null ? choice === "digest" : of === kind && choice !== "none";
    if (isAbout) await choose(services, userId, { kind: of, choice: "app" });
  }
  return { kind };
}
