/** Lines for the project's `AGENTS.md` that the agent proposes in a turn. A person accepts or declines them. */
import { z } from "zod";

export const MAX_PROPOSED_LINES = 5;
export const PROPOSED_LINE_CHARACTERS = 300;

export const PROPOSAL_STATES = ["open", "accepted", "declined"] as const;

export const proposedLinesSchema = z.object({ lines: z.array(z.string()), state: z.enum(PROPOSAL_STATES) });
export type ProposedLines = z.infer<typeof proposedLinesSchema>;
