/** What every answer must be, whatever was asked: of the contract or an error in the house's shape, and nobody else's business. */
import { z } from "zod";
import type { FuzzRequest } from "./fuzz-requests.ts";
import type { WireAnswer } from "./send-bytes.ts";

const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string().regex(/^[a-z][a-z_]+$/),
    message: z.string().min(1),
    details: z.unknown().optional(),
    trace_id: z.string().regex(/^[0-9a-f]{32}$/),
  }),
});
const ruleSchema = z.looseObject({ field: z.string().min(1), rule: z.string().min(1) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureProblem({ route, wire }: FuzzRequest, { status, headers, text }: WireAnswer): string | null {
  if (wire.method === "HEAD") return null;
  const failure = errorSchema.safeParse(parsed(text));
  if (!failure.success) return "is no error of the house";
  const { code, details, trace_id } = failure.data.error;
  if (headers["x-trace-id"] !== trace_id) return "has two trace ids";
  const declared = (route.errors ?? []).some((error) => error.status === status && error.code === code);
  if (status >= 500 && !declared) return `is an undeclared ${code}`;
  if (code === "invalid_request" && !ruleSchema.safeParse(details).success) return "names no field and rule";
  return null;
}

/** A path that climbs out of its route is another address by the time it arrives, a page for instance. */
const climbs = (path: string): boolean => /(^|\/)(\.|%2e){1,2}(\/|\?|$)/i.test(path);

/** Why the answer is wrong, or null. `canary`: text of somebody whom none of the callers may know of. */
export function answerProblem(request: FuzzRequest, answer: WireAnswer, canary: string): string | null {
  const { status, text } = answer;
  const { route, wire } = request;
  if (status === 0) return "did not come";
  if (text.includes(canary) || JSON.stringify(answer.headers).includes(canary)) return "tells of somebody else";
  if (status >= 400) return failureProblem(request, answer);
  if (status !== 200) return "is neither 200 nor an error";
  if (wire.method !== route.method || climbs(wire.path) || route.resultKind === "bytes") return null;
  const schema = route.result ?? z.strictObject({});
  return schema.safeParse(parsed(text)).success ? null : "breaks the contract";
}
