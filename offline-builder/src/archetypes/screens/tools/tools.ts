import type { Archetype } from "../../archetype.ts";
import { gameTools } from "./games/games.ts";
import { partyTools } from "./party/party.ts";
import { resume } from "./resume.ts";
import { soundTools } from "./sound/sounds.ts";
import { wheel } from "./wheel.ts";

/** Small tools of one page. */
export const tools: readonly Archetype[] = [wheel, resume, ...gameTools, ...soundTools, ...partyTools];
