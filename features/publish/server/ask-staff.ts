/** A note to the people who run this Slipway: somebody wants their site to open on other computers, too. */
import { notFound } from "@slipway/kernel/errors";
import type { Actor } from "../../feature.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** Mails each of them and answers their names. Throws AppError when the mail server refuses, or when there is nobody to ask. */
export async function askStaffToReach(
  services: Needs<"accounts" | "addresses" | "database" | "mail">,
  projectId: string,
  { displayName, email }: Pick<Actor, "displayName" | "email">,
): Promise<string[]> {
  const { name, displayName: title } = await getProject(services, projectId);
  const staff = await services.accounts.staffPeople();
  if (staff.length === 0) throw notFound("Somebody who runs this Slipway");
  const { appUrl } = services.addresses;
  const site = services.addresses.siteUrl(name);
  for (const person of staff)
    await services.mail.send({
      to: person.email,
      subject: `${oneLine(displayName)} asks you to put a site online`,
      text: `${oneLine(displayName)} (${email}) published "${oneLine(title)}" at ${site}, which only opens on the computer that runs Slipway.\n\nGive this Slipway an address that others can open:\n${appUrl}/?settings=staff-addresses\n`,
    });
  return staff.map((person) => person.name);
}
