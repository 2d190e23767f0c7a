import { dealings } from "./dealings.ts";
import { gatherings } from "./gatherings.ts";
import { homeAndWork } from "./home-and-work.ts";
import { learning } from "./learning.ts";
import type { UsualApp } from "./usual-app.ts";

/** The first that a request names is built. */
export const usualApps: readonly UsualApp[] = [...dealings, ...gatherings, ...learning, ...homeAndWork];
