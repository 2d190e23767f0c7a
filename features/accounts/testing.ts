/** Factories for tests and seed data: accounts without the sign-up page. */
import { deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import type { Needs } from "../services.ts";
import { users } from "./server/accounts-tables.ts";
import type { AuthLimits } from "./server/accounts.ts";
import type { InvitePorts } from "./server/invitations.ts";
import { authLimits, createAuthLimiter } from "./server/sign-in/rate-limits.ts";

/** Acts as if the person had opened the link in the mail; things shared by e-mail are joined at the next sign-in. */
export async function markVerified({ database }: Needs<"database">, email: string): Promise<void> {
  await database.sql.update(users).set({ emailVerified: true }).where(eq(users.email, email));
}

/** For invitations that a test makes without a route. */
export const invitePorts = (
  services: Omit<InvitePorts, "limiter">,
  limits: AuthLimits = authLimits(true),
): InvitePorts => ({
  ...services,
  limiter: createAuthLimiter(services, limits),
});

/** A part of a PNG; nothing here reads its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A black square; `extra` stands between its header and its pixels. */
export function png(side: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const pixels = pngChunk("IDAT", deflateSync(Buffer.alloc(side * (side * 3 + 1))));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, pngChunk("IHDR", header), ...extra, pixels, pngChunk("IEND", Buffer.alloc(0))]);
}
