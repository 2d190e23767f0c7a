/**
 * Decides whether a store kept its promise: acknowledged writes are stored, stored ones were sent, once each, in order.
 */
import type { Operation } from "./history.ts";

/** Values per path, in the order the store has them. */
export type Stored = ReadonlyMap<string, readonly string[]>;

/** All faults in words; empty when the store kept its promise. */
export function checkHistory(operations: readonly Operation[], stored: Stored): string[] {
  const paths = new Set([...operations.map((operation) => operation.path), ...stored.keys()]);
  return [...paths].flatMap((path) =>
    checkPath(
      path,
      operations.filter((operation) => operation.path === path),
      stored.get(path) ?? [],
    ),
  );
}

function checkPath(path: string, operations: readonly Operation[], stored: readonly string[]): string[] {
  const wrong: string[] = [];
  const sent = new Map(operations.map((operation) => [operation.value, operation]));
  const seen = new Set<string>();
  for (const value of stored) {
    const operation = sent.get(value);
    if (seen.has(value)) wrong.push(`${path}: ${value} is stored twice`);
    if (operation === undefined) wrong.push(`${path}: ${value} is stored and nobody sent it`);
    else if (operation.outcome === "fail") wrong.push(`${path}: ${value} was refused and is stored`);
    seen.add(value);
  }
  for (const { value, outcome } of operations)
    if (outcome === "ok" && !seen.has(value)) wrong.push(`${path}: ${value} was acknowledged and is lost`);
  return [...wrong, ...checkOrder(path, stored, sent)];
}

/** The store has to keep the order of two writes that did not overlap. */
function checkOrder(path: string, stored: readonly string[], sent: ReadonlyMap<string, Operation>): string[] {
  const wrong: string[] = [];
  let latest: Operation | null = null;
  for (const value of stored) {
    const operation = sent.get(value);
    if (operation === undefined) continue;
    // A write without an answer may be carried out at any later time, so only acknowledged ends count.
    if (latest !== null && operation.outcome === "ok" && operation.endedAt < latest.invokedAt)
      wrong.push(`${path}: ${value} is stored after ${latest.value}, which was sent later`);
    if (latest === null || operation.invokedAt > latest.invokedAt) latest = operation;
  }
  return wrong;
}
