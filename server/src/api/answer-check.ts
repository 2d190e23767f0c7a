/** In tests every answer has to be what its contract declares, no field less and no field more. */
import { isDeepStrictEqual } from "node:util";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { z } from "zod";

export function checkAnswer(route: RouteDefinition, answer: unknown): void {
  const wire = JSON.parse(JSON.stringify(answer ?? {})) as unknown;
  const schema = route.result ?? z.strictObject({});
  const result = schema.safeParse(wire);
  const name = `${route.method} ${route.path}`;
  if (!result.success) throw new Error(`the answer of ${name} breaks its contract: ${z.prettifyError(result.error)}`);
  if (!isDeepStrictEqual(result.data, wire)) {
    throw new Error(
      `the answer of ${name} has fields its contract does not declare: ${JSON.stringify(wire).slice(0, 500)}`,
    );
  }
}
