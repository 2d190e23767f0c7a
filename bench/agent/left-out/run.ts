/** Builds requests one after the other and judges what became of their wishes. */
import { createOfflineBuilder } from "@slipway/offline-builder/model";
import { runTurn } from "@slipway/offline-builder/testing";
import { judgeWishes, type Judged } from "./judge.ts";
import type { MarkedRequest } from "./requests.ts";

export interface JudgedRequest extends Judged {
  text: string;
  /** Sentences of the answer about parts that it left out. */
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
