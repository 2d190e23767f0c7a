/** Routes of provisioning: those of owners, and those of SCIM, which an identity provider calls with a token. */
import { parseJson } from "@slipway/kernel/json-bounds";
import { actorOf } from "../../../accounts/server/index.ts";
import type { Call, Handlers } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import type { provisioningRoutes } from "../../contract/provisioning.ts";
import {
  configDocument,
  listDocument,
  MAX_PAGE,
  scimAnswer,
  scimFailure,
  schemasDocument,
  typesDocument,
  userDocument,
} from "./scim-answers.ts";
import { patchScimUser, readScimUser } from "./scim-attributes.ts";
import { whereOf } from "./scim-filter.ts";
import { invalidSyntax, invalidValue } from "./scim-refusals.ts";
import {
  baseUrl,
  createScimToken,
  deleteScimToken,
  showProvisioning,
  type TokenPorts,
  workspaceOfToken,
} from "./scim-tokens.ts";
import { changeUser, createUser, deleteUser, listUsers, readUser, type ScimPorts } from "./scim-users.ts";

export type ProvisioningPorts = Needs<"addresses"> & ScimPorts & TokenPorts;

async function bodyOf({ request }: Call): Promise<unknown> {
  const text = await request.text();
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidSyntax("The body is not JSON that can be read.");
    throw error;
  }
}

/** A whole number of the query, kept between two others. */
function numberOf(search: URLSearchParams, name: string, { min, max, standard }: Record<string, number>): number {
  const text = search.get(name);
  if (text === null) return standard!;
  if (!/^-?\d{1,9}$/.test(text)) throw invalidValue(`${name} must be a whole number.`);
  return Math.min(Math.max(Number(text), min!), max!);
}

/** A stranger gets the API's own 401; whoever has a token, errors of SCIM. */
async function scim(
  services: ProvisioningPorts,
  call: Call,
  work: (workspaceId: string, base: string) => Promise<Response>,
): Promise<Response> {
  const workspaceId = await workspaceOfToken(services, call.request);
  try {
    return await work(workspaceId, baseUrl(services));
  } catch (error) {
    return scimFailure(error);
  }
}

export const provisioningHandlers = (services: ProvisioningPorts): Handlers<typeof provisioningRoutes> => ({
  provisioning: ({ params }) => showProvisioning(services, params.id),
  createScimToken: ({ params }, call) => createScimToken(services, { workspaceId: params.id, actor: actorOf(call) }),
  deleteScimToken: async ({ params }, call) => {
    await deleteScimToken(services, { workspaceId: params.id, actor: actorOf(call) }, params.tokenId);
    return {};
  },
  scimServiceProvider: (_input, call) =>
    scim(services, call, (_id, base) => Promise.resolve(scimAnswer(configDocument(base)))),
  scimResourceTypes: (_input, call) =>
    scim(services, call, (_id, base) => Promise.resolve(scimAnswer(typesDocument(base)))),
  scimSchemas: (_input, call) =>
    scim(services, call, (_id, base) => Promise.resolve(scimAnswer(schemasDocument(base)))),
  scimList: (_input, call) =>
    scim(services, call, async (workspaceId, base) => {
      const search = new URL(call.request.url).searchParams;
      const where = whereOf(search.get("filter"));
      const startIndex = numberOf(search, "startIndex", { min: 1, max: 1_000_000, standard: 1 });
      const count = numberOf(search, "count", { min: 0, max: MAX_PAGE, standard: MAX_PAGE });
      const { total, users } = await listUsers(services, workspaceId, { where, startIndex, count });
      const documents = users.map((user) => userDocument(user, base));
      return scimAnswer(listDocument(documents, total, startIndex));
    }),
  scimCreate: (_input, call) =>
    scim(services, call, async (workspaceId, base) => {
      const user = await createUser(services, workspaceId, readScimUser(await bodyOf(call)));
      const document = userDocument(user, base);
      return scimAnswer(document, 201, { location: document.meta.location });
    }),
  scimRead: ({ params }, call) =>
    scim(services, call, async (workspaceId, base) =>
      scimAnswer(userDocument(await readUser(services, workspaceId, params.scimId), base)),
    ),
  scimReplace: ({ params }, call) =>
    scim(services, call, async (workspaceId, base) => {
      const wanted = readScimUser(await bodyOf(call));
      const user = await changeUser(services, { workspaceId, id: params.scimId }, () => wanted);
      return scimAnswer(userDocument(user, base));
    }),
  scimPatch: ({ params }, call) =>
    scim(services, call, async (workspaceId, base) => {
      const body = await bodyOf(call);
      const user = await changeUser(services, { workspaceId, id: params.scimId }, (before) =>
        patchScimUser(before, body),
      );
      return scimAnswer(userDocument(user, base));
    }),
  scimDelete: ({ params }, call) =>
    scim(services, call, async (workspaceId) => {
      await deleteUser(services, workspaceId, params.scimId);
      return scimAnswer(null, 204);
    }),
});
