/** Notes with which the app hands a request or a socket over to the gateway process. Decision record 130. */
import { z } from "zod";

export const socketNote = z.strictObject({ socketPath: z.string() });
export const devServerNote = z.strictObject({
  socketPath: z.string(),
  /** If this server goes away as well, the page says so. */
  isLast: z.boolean(),
  visit: z.strictObject({
    projectId: z.string(),
    viewer: z.strictObject({ userId: z.string().nullable(), madeBy: z.string().nullable() }),
  }),
});
export type SocketNote = z.output<typeof socketNote>;
export type DevServerNote = z.output<typeof devServerNote>;
