import type { Match, Operation, OperationRequest } from "./operation.ts";

/** One line per operation. */
export const operations: readonly Operation[] = [];

export function chooseOperation(request: OperationRequest): { operation: Operation; match: Match<unknown> } | null {
  let best: { operation: Operation; match: Match<unknown> } | null = null;
  for (const operation of operations) {
    const match = operation.match(request);
    if (match && match.confidence > (best?.match.confidence ?? 0)) best = { operation, match };
  }
  return best;
}
