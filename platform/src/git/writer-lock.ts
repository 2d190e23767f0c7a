/** One writer at a time, first come first served; waiting writers are bounded. */
import { createLimiter, type Limiter } from "./limiter.ts";

const MAX_WAITING_WRITERS = 100;

export const createWriterLock = (): Limiter => createLimiter(1, MAX_WAITING_WRITERS);
