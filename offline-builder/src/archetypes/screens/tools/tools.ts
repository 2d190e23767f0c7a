import type { Archetype } from "../../archetype.ts";
import { resume } from "./resume.ts";
import { wheel } from "./wheel.ts";

/** Small tools of one page. */
export const tools: readonly Archetype[] = [wheel, resume];
