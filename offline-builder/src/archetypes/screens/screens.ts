import type { Archetype } from "../archetype.ts";
import { countdown } from "./gather/countdown.ts";
import { events } from "./gather/events.ts";
import { shifts } from "./gather/shifts.ts";
import { forum } from "./gather/forum.ts";
import { listing } from "./gather/listing.ts";
import { personal } from "./gather/personal.ts";
import { social } from "./gather/social.ts";
import { course } from "./media/course.ts";
import { media } from "./media/media.ts";
import { tools } from "./tools/tools.ts";
import { assistant } from "./work/assistant.ts";
import { invoicing } from "./work/invoicing.ts";
import { notes } from "./work/notes.ts";
import { seating } from "./work/seating.ts";
import { timetable } from "./work/timetable.ts";
import { weather } from "./work/weather.ts";

/** Apps made of pages of their own. */
export const screens: readonly Archetype[] = [
  forum,
  social,
  events,
  shifts,
  listing,
  media,
  course,
  assistant,
  invoicing,
  notes,
  seating,
  timetable,
  weather,
  countdown,
  personal,
  ...tools,
];
