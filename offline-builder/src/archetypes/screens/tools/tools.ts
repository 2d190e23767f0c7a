import type { Archetype } from "../../archetype.ts";
import { gameTools } from "./games/games.ts";
import { making } from "./made/making.ts";
import { partyTools } from "./party/party.ts";
import { resume } from "./resume.ts";
import { soundTools } from "./sound/sounds.ts";
import { textTools } from "./text/texts.ts";
import { timing } from "./timed/timing.ts";
import { wheel } from "./wheel.ts";

/** Small tools of one page. */
export const tools: readonly Archetype[] = [
  wheel,
  resume,
  ...gameTools,
  ...soundTools,
  ...partyTools,
  ...making,
  ...timing,
  ...textTools,
];
