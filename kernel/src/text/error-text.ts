/** Error text as the agent gets it: without terminal colours, at most 20,000 characters. [T5.11] [T9.17] */
import { limits } from "../limits.ts";

/** CSI sequences (colours, cursor moves) and the one-character escapes beside them. */
const ANSI = /[\u001b\u009b](?:\[[0-?]*[ -/]*[@-~]|[@-Z\\-_])/g;
const CUT = "... (truncated)";

export function errorTextForAgent(text: string): string {
  const plain = text.replace(ANSI, "");
  const max = limits.errorTextCharacters;
  return plain.length > max ? plain.slice(0, max) + CUT : plain;
}
