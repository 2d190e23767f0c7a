/** A note to the people who run this Slipway: somebody wants their site to open on other computers, too. */
import { notFound } from "@slipway/kernel/errors";
import type { Actor } from "../../feature.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { staffAsked } from "../contract/events.ts";

/** Answers the names of those who are told. Throws AppError 404 when there is nobody to ask. */
export async function askStaffToReach(
  services: Needs<"accounts" | "addresses" | "database" | "events">,
  projectId: string,
  { displayName, email }: Pick<Actor, "displayName" | "email">,
): Promise<string[]> {
  const { name, displayName: projectName } = await getProject(services, projectId);
  const staff = await services.accounts.staffPeople();
  if (staff.length === 0) throw notFound("Somebody who runs this Slipway");
  await services.events.emit(staffAsked, {
    ...{ projectId, projectName, name: displayName, email },
    siteUrl: services.addresses.siteUrl(name),
    staffIds: staff.map(({ id }) => id),
  });
  return staff.map((person) => person.name);
}
