/** Tells the owner of a project why it was taken out of the community. */
import { oneLine } from "@slipway/kernel/text/storable-text";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

const MAX_TITLE = 100;

/** The take-down holds whether or not the mail leaves: the owner also reads the reason in the product. */
export async function mailTakeDown(
  services: Needs<"accounts" | "addresses" | "database" | "log" | "mail">,
  { projectId, reason }: { projectId: string; reason: string },
): Promise<void> {
  try {
    // Somebody else may have shown it: the one who is told is the present owner.
    const { userId, displayName } = await getProject(services, projectId);
    const { email } = await services.accounts.getUser(userId);
    const title = oneLine(displayName, MAX_TITLE);
    await services.mail.send({
      to: email,
      subject: `"${title}" was taken out of the community`,
      text: `The people who run this Slipway took "${title}" out of the community. Their reason:\n\n${reason}\n\nThe project and its site are as they were.\n\n${services.addresses.appUrl}/projects/${projectId}\n`,
    });
  } catch (error) {
    services.log.warn("the owner was not mailed about a take-down", { projectId, error });
  }
}
