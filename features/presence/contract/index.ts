/** The people at a project, the view each has open, and the line of code. [W3.19] [T3.18] [W7.31] [T7.27] [PR1] */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { livePath } from "@slipway/kernel/contract/live";
import { idSchema } from "../../accounts/contract/index.ts";

/** Interval at which an open page reports its person. [W9.04] [T9.15] */
export const BEAT_MS = 60_000;
/** People seen within this time are shown. [W4.22] */
export const SHOWN_MS = 24 * 3_600_000;
/** People seen within this time are present now. [W4.22] */
export const NOW_MS = 5 * 60_000;
/** [W4.22] [W9.04] */
export const MAX_SHOWN = { wide: 5, mobile: 1 } as const;

/** One person at one project, as the live document `status/{projectId}` has it. [W3.19] */
export interface Presence {
  [field: string]: unknown;
  id: string;
  /** Epoch milliseconds of the server's clock. */
  lastSeen: number;
  username: string | null;
  displayName: string;
  photoURL: string | null;
  email: string;
  /** Id of the view on screen; null where the page did not say. */
  view: string | null;
  /** The file open in the code editor and the line with the cursor, from 1; null anywhere else. */
  place: CodePlace | null;
}

export interface CodePlace {
  path: string;
  line: number;
}

/** Outsiders of a public project neither appear nor see who is present. [PR1] [T6.06] */
const among = { project: "ViewProjectCollaborators" } as const;

export const presenceContract = {
  beat: route({
    method: "POST",
    path: "/projects/{id}/presence",
    // Each person has one row that is overwritten, and presence matters most while nothing can be saved.
    needsNoRoom: true,
    // One for each line on which a cursor comes to rest.
    rate: { max: 240, seconds: 60 },
    policy: among,
    summary: "Says that the caller is at the project; sent every 60 s, and when another view or line is opened",
    params: z.object({ id: idSchema }),
    query: z.object({
      /** Besides the specification's empty body: the id of the view on screen. */
      view: z
        .string()
        .regex(/^[A-Za-z]{1,40}$/, "is not a view")
        .optional(),
      /** In the code editor: the open file, with the line of the cursor. */
      path: z.string().min(1).max(500).optional(),
      line: z.coerce.number().int().min(1).max(10_000_000).optional(),
    }),
  }),
} as const satisfies Contract;

export const presenceLive = livePath({
  path: "status/{projectId}",
  policy: among,
  summary: "People seen at the project within the last day",
});
export const presenceLivePaths = [presenceLive] as const;
