/** How a turn ends: the report that the model writes for the person. The checks run first. */
import { jsonSchema, tool, type ToolSet } from "ai";
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import type { SiteDetail } from "../../../contract/index.ts";

export interface FinishReport {
  /** Name of a new app; empty if the model gave none. */
  app_name: string;
  /** Name of the version; empty if the model gave none. */
  title: string;
  /** The closing paragraphs for the person; empty if the model gave none. */
  summary: string;
  did: string[];
  not_done: string[];
  suggestions: string[];
  details: SiteDetail[];
  replies: string[];
}

export interface Finished {
  accepted: boolean;
  failures: string[];
}

const MAX_ENTRIES = 30;
const SUMMARY_CHARACTERS = 4000;

const entries = z.array(z.string().max(500)).max(MAX_ENTRIES).default([]);
const detail = z.object({ key: z.string().max(200), label: z.string().max(200), value: z.string().max(2000) });
const MAX_DETAILS = 60;
const replies = z.array(z.string().min(1).max(80)).max(8).default([]).describe("Answers the person may choose from");

const appName = z
  .string()
  .max(limits.displayNameCharacters)
  .default("")
  .describe("After a first build: the app's name. Only a project without a name takes it");

const shown = z.object({
  app_name: appName,
  title: z.string().max(200).describe("Names the change in a few words, in the person's language"),
  summary: z
    .string()
    .max(SUMMARY_CHARACTERS)
    .describe(
      "For the person, in their language, a few sentences or a short list: what changed, where to look, what was checked, what is open",
    ),
  not_done: entries.describe("What was asked for and is not done, one sentence each"),
  next: z
    .array(z.string().max(200))
    .max(MAX_ENTRIES)
    .default([])
    .describe(
      "Three changes the person may ask for next, each at most 32 characters, such as Add opening hours; longer ones are dropped",
    ),
  details: z.array(detail).max(MAX_DETAILS).default([]).describe("Facts that were made up"),
  replies,
});

/** The report of the embedded builder, which words its answer itself. Also read from other models. */
const listed = z.object({
  app_name: appName,
  did: z.array(z.string().max(500)).max(MAX_ENTRIES),
  not_done: entries,
  suggestions: z.array(z.string().max(200)).max(MAX_ENTRIES).default([]),
  details: z
    .array(detail.extend({ stated: z.boolean().optional() }))
    .max(MAX_DETAILS)
    .default([]),
  replies,
});

type Shown = z.output<typeof shown>;

const reportOf = ({ next, ...rest }: Shown): FinishReport => ({ ...rest, did: [], suggestions: next });
const reportOfList = (list: z.output<typeof listed>): FinishReport => ({ title: "", summary: "", ...list });

const either = z.union([listed.transform(reportOfList), shown.transform(reportOf)]);

/** `lists`: the tool is described in the embedded builder's form. */
export function finishTool(
  finish: (report: FinishReport) => Promise<Finished>,
  { lists }: { lists: boolean },
): ToolSet {
  const form = z.toJSONSchema(lists ? listed : shown, { io: "input", target: "draft-7" });
  return {
    finish: tool({
      description:
        "Ends the turn with a report for the person. The checks run first (types, build, pages); failures come back to be repaired.",
      inputSchema: jsonSchema<FinishReport>(form as Parameters<typeof jsonSchema>[0], {
        validate: (value) => {
          const read = either.safeParse(value);
          return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
        },
      }),
      execute: (report) => finish(report),
    }),
  };
}
