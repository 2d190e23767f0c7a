import { phrases } from "../language/phrases.ts";
import { chooseOperation, operations } from "../operations/registry.ts";
import type { Match, Operation, OperationRequest } from "../operations/operation.ts";
import { planPath, printPlan } from "../plan/plan-file.ts";
import type { Language, Plan } from "../plan/plan.ts";
import type { Conversation } from "../protocol/conversation.ts";
import { writeFile, type ToolCall, type Turn } from "../protocol/tools.ts";
import { talk, threeSuggestions } from "./talk.ts";
import { checkCalls, judge } from "./verify.ts";

export interface PreparedChange {
  request: OperationRequest;
  chosen: { operation: Operation; match: Match<unknown> } | null;
  /** The first sentence; null when no operation understood the words. */
  understood: string | null;
}

export function prepareFollowUp(conversation: Conversation, language: Language): PreparedChange {
  const request = { text: conversation.request, language, conversation };
  const chosen = chooseOperation(request);
  return { request, chosen, understood: chosen?.match.understood ?? null };
}

/** Runs one operation, checks its result and reports. A request nobody understands changes nothing. */
export function* followUp(change: PreparedChange, plan: Plan, conversation: Conversation, announced: boolean): Turn {
  const { chosen, request } = change;
  const { language } = request;
  const say = phrases[language];
  const suggestions = nextSteps(plan, language);
  if (!chosen) return yield* talk(say.unknownChange, { language, suggestions, replies: suggestions });
  const { operation, match } = chosen;
  const refusal = operation.refuses?.(plan, match.values, request);
  if (refusal) return yield* talk(refusal, { language, suggestions });

  const outcome = yield* operation.run(plan, match.values, request);
  if (!outcome.plan) {
    return yield* talk(say.nothingChanged, { language, suggestions, notDone: outcome.notDone });
  }
  const checks = checkCalls(conversation.tools, outcome.routes);
  const calls: ToolCall[] = [writeFile(planPath, printPlan(outcome.plan)), ...checks];
  const results = yield { text: announced ? "" : match.understood, calls };
  const verdict = judge(checks, results.slice(1), say);
  yield {
    text: outcome.did.join(" "),
    calls: [
      {
        tool: "finish",
        input: {
          did: outcome.did,
          not_done: [...outcome.notDone, ...verdict.problems],
          suggestions: nextSteps(outcome.plan, language),
        },
      },
    ],
  };
}

function nextSteps(plan: Plan, language: Language): string[] {
  const chips = operations.map((operation) => operation.chip?.(plan)).filter((chip) => typeof chip === "string");
  return threeSuggestions([...chips, ...phrases[language].defaultSuggestions]);
}
