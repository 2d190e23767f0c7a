/** Levels of access on the wire. */
import { z } from "zod";

/** Levels one can give; `owner` is never given. [W4.10] */
export const givenLevelSchema = z.enum(["read", "write", "admin"]);
export const accessLevelSchema = z.enum(["read", "write", "admin", "owner"]);
