/** People who see no plan, price or top-up at all. The only place for this rule; screens ask here. [WS4] [V3] */
import { hidesPurchases } from "./embedded-device.ts";

interface Person {
  user_is_temporary_edu?: boolean | undefined;
}

interface Workspace {
  workspace_is_temporary_edu?: boolean | undefined;
}

/** `workspace`: that the screen is about. What is not known yet counts as not being one of education. */
export const buysNothing = (person: Person | null | undefined, workspace: Workspace | null | undefined): boolean =>
  hidesPurchases() || person?.user_is_temporary_edu === true || workspace?.workspace_is_temporary_edu === true;
