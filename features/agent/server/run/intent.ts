/** What kind of request this is, by rules; models may later do better. Read-only kinds get no editing tools. */
import type { RunRequest } from "./run-request.ts";

export type Intent = "question" | "fix_error" | "security_fix_v2" | "edit_ui" | "build" | "edit_feature";

export function intentOf(
  request: Pick<RunRequest, "chatOnly" | "containsError" | "tags" | "context">,
  isFirstVersion: boolean,
): Intent {
  if (request.chatOnly) return "question";
  // security_fix is accepted from old clients. [CH6]
  if (request.tags.some((tag) => tag === "security_fix_v2" || tag === "security_fix")) return "security_fix_v2";
  if (request.containsError) return "fix_error";
  if (request.context.selected_elements.length > 0) return "edit_ui";
  return isFirstVersion ? "build" : "edit_feature";
}
