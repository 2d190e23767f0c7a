/** Builds requests one after the other and judges what became of their wishes. */
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";
import { judgeWishes, type Judged } from "./judge.ts";
import type { MarkedRequest } from "./requests.ts";

export interface JudgedRequest extends Judged {
  text: string;
  /** What the answer leaves out, as it says it. */
  says: readonly string[];
}

export async function judgeRequests(requests: readonly MarkedRequest[]): Promise<JudgedRequest[]> {
  const model = createOfflineBuilder();
  const judged: JudgedRequest[] = [];
  for (const request of requests) {
    const result = await runTurn(model, request.text);
    judged.push({ text: request.text, says: result.finish?.not_done ?? [], ...judgeWishes(request, result) });
  }
  return judged;
}

export const sumOf = (judged: readonly Judged[], part: keyof Judged): number =>
  judged.reduce((sum, one) => sum + one[part].length, 0);
