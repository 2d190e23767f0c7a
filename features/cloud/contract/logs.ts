/** Queries of a backend's logs. [C7.02] [C7.21] [C9.03] [LG1] */
import { z } from "zod";

export const logsQuerySchema = z.object({
  start: z.iso.datetime({ offset: true }).optional(),
  end: z.iso.datetime({ offset: true }).optional(),
  query: z.string().max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
