/** Values of a world by the fields they fit: without them requests end at "there is no such thing", and no handler is reached. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { errorsContract } from "@slipway/features/errors/contract/index.ts";
import { INTEGRATION_NAMES } from "@slipway/features/integrations/contract/index.ts";
import { knowledgeContract } from "@slipway/features/knowledge/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { siteInfoContract } from "@slipway/features/site-info/contract/index.ts";
import { upload } from "@slipway/features/uploads/testing.ts";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Known } from "../request-values.ts";

export interface Place {
  id: string;
  workspaceId: string;
  name: string;
}

export interface People {
  owner: TestPerson;
  secret: TestPerson;
  outsider: TestPerson;
  staff: TestPerson;
  viewer: TestPerson;
  member: TestPerson;
  /** Lose roles, accounts and memberships: nobody calls as one of them. */
  victims: readonly TestPerson[];
}

export async function createProject(person: TestPerson, title: string): Promise<Place> {
  const { workspaces } = await person.call(accountsContract.user, {});
  const workspaceId = workspaces[0]!.id;
  const body = { workspace_id: workspaceId, display_name: title };
  const { id } = await person.call(projectsContract.create, { body });
  const details = await person.call(projectsContract.details, { params: { id } });
  return { id, workspaceId, name: details.name };
}

export const userIdOf = async (person: TestPerson): Promise<string> =>
  (await person.call(accountsContract.user, {})).id;

/** Some that are open, in words that tell whose they are. */
async function errorsOf(place: Place, by: TestPerson): Promise<string[]> {
  const reported = ["runtime", "build", "cors"].map((type) => ({
    type: type as "runtime",
    error_message: `${place.name} is broken (${type})`,
  }));
  const { errors } = await by.call(errorsContract.report, { params: { id: place.id }, body: { errors: reported } });
  return errors.flatMap((record) => record?.id ?? []);
}

/** Requests send messages under these ids, and ask for what became of them. */
const idsOf = (kind: number): string[] =>
  Array.from({ length: 6 }, (_none, at) => `5b0e7b5e-6a3c-4c43-9c6c-${kind}${String(at).padStart(11, "0")}`);
const MESSAGES = idsOf(1);
const ANSWERS = idsOf(2);
const SPARE = 4;

export type Entry = readonly [name: string, values: readonly unknown[]];

export const often = <T>(value: T): T[] => Array.from({ length: 6 }, () => value);
/** One that may be lost after the other. */
export const several = async <T>(make: (at: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let at = 0; at < SPARE; at += 1) made.push(await make(at));
  return made;
};

/** Ids of what people wrote down, uploaded and said, and somebody else's beside them. */
async function ofPeople({ owner, secret }: People, open: Place, hidden: Place): Promise<Entry[]> {
  const write = async (by: TestPerson, place: Place, at: number): Promise<{ project: string; workspace: string }> => {
    const body = { name: `${place.name} ${at}`, knowledge: `Of ${place.name}` };
    const [project, workspace] = [
      await by.call(knowledgeContract.addProjectKnowledge, { params: { id: place.id }, body }),
      await by.call(knowledgeContract.addWorkspaceKnowledge, { params: { id: place.workspaceId }, body }),
    ];
    return { project: project.id, workspace: workspace.id };
  };
  const written = [...(await several((at) => write(owner, open, at))), await write(secret, hidden, 0)];
  const pictures = [
    ...(await several((at) => upload(owner.call, undefined, `shot-${at}.png`))),
    await upload(secret.call),
  ];
  const tokenOf = async (by: TestPerson, at: number): Promise<string> =>
    (await by.call(accountsContract.createToken, { body: { name: `Spare ${at}` } })).id;
  const message = {
    id: crypto.randomUUID(),
    ai_message_id: crypto.randomUUID(),
    message: hidden.name,
    chat_only: true,
  };
  await secret.call(chatContract.send, { params: { id: hidden.id }, body: message });
  return [
    ["version", [1]],
    ...["PUT", "DELETE"].flatMap((method): Entry[] => [
      [`${method} /projects/{id}/knowledge/{fileId} fileId`, written.map(({ project }) => project)],
      [`${method} /workspaces/{id}/knowledge/{fileId} fileId`, written.map(({ workspace }) => workspace)],
    ]),
    ["fileId", pictures],
    ["dir_name", [await userIdOf(owner), await userIdOf(secret)]],
    ["file_name", ["shot-0.png", "shot.png"]],
    ["tokenId", [...(await several((at) => tokenOf(owner, at))), await tokenOf(secret, 0)]],
    ["id", MESSAGES],
    ["ai_message_id", ANSWERS],
    ["messageId", [...often(MESSAGES[0]), ...MESSAGES, ...ANSWERS, message.id]],
    ["aiMessageId", [...often(ANSWERS[0]), ...ANSWERS, message.ai_message_id]],
  ];
}

/** Facts that the site has, one at a time and several at once, and one that it has not. */
async function detailsOf({ owner }: People, { id }: Place): Promise<Entry> {
  const { details } = await owner.call(siteInfoContract.details, { params: { id }, query: {} });
  const changed = details.map(({ key }) => ({ key, value: "Said by somebody" }));
  const lists = [...changed.slice(0, SPARE).map((one) => [one]), changed.slice(0, SPARE), [{ key: "gone", value: "" }]];
  return ["PUT /projects/{id}/site-details details", lists.filter((list) => list.length > 0)];
}

/** A backend with a bucket and people who signed up. */
async function ofBackend({ owner }: People, open: Place, hidden: Place): Promise<Entry[]> {
  const { ref } = await enableBackend(owner.call, open.id);
  const server = { oauth_server_enabled: true, oauth_server_allow_dynamic_registration: true };
  await owner.call(cloudContract.changeAuth, { params: { id: open.id }, body: { oauth_server_settings: server } });
  const query = "insert into storage.buckets (id, name, public) values ('box', 'box', true) on conflict do nothing";
  await owner.call(cloudContract.query, { params: { id: open.id, ref }, body: { query } });
  // As the site's owner page makes it; the address is one that nobody signed up with.
  const page =
    "create table if not exists public.site_owners (user_id uuid primary key, created_at timestamptz default now())";
  const guard = "alter table public.site_owners enable row level security";
  for (const statement of [page, guard])
    await owner.call(cloudContract.query, { params: { id: open.id, ref }, body: { query: statement } });
  const ownerId = async (at: number): Promise<string> => {
    const body = { email: `owner.${at}@example.com` };
    return (await owner.call(cloudContract.addSiteOwner, { params: { id: open.id }, body })).owner.user_id;
  };
  const visitorId = async (at: number): Promise<string> => {
    const body = { email: `visitor.${at}@example.com`, password: "correct horse 7" };
    return (await owner.call(cloudContract.createUser, { params: { id: open.id }, body })).id;
  };
  return [
    ["ref", [...often(ref), hidden.id]],
    // It would end what all others ask for.
    ["POST /projects/{id}/cloud/db-proxy/v1/projects/{ref}/pause ref", [hidden.id]],
    ["query", ["select 1", "select * from storage.buckets", "select pg_sleep(0)", "nonsense"]],
    ["bucketId", ["box", "box", "nothing"]],
    ["DELETE /projects/{id}/cloud/site-owners/{userID} userID", await several(ownerId)],
    ["userID", await several(visitorId)],
  ];
}

export async function knownValues(people: People, places: readonly Place[], hidden: Place): Promise<Known> {
  const { owner, secret, victims, outsider } = people;
  const editsOf = async (id: string, by: TestPerson) =>
    (await by.call(editsContract.listEdits, { params: { id }, query: {} })).items;
  const [open, shown] = places as [Place, Place];
  const edits = [...(await editsOf(open.id, owner)), ...(await editsOf(hidden.id, secret))];
  const spare = await several(async (at) => (await createProject(owner, `Spare ${at}`)).id);
  const shas = edits.map((edit) => edit.commit_sha);
  const errorIds = [...(await errorsOf(open, owner)), ...(await errorsOf(hidden, secret))];
  const { deployments } = await owner.call(publishContract.deployments, { params: { id: open.id } });
  const victimIds = await Promise.all(victims.map(userIdOf));
  return new Map<string, readonly unknown[]>([
    ["project_id", [...often(open.id), shown.id, hidden.id, "missing"]],
    ["workspace_id", [...often(open.workspaceId), hidden.workspaceId, "missing"]],
    ["workspaceId", [...often(open.workspaceId), hidden.workspaceId, "missing"]],
    ["DELETE /projects/{id} id", [...spare, hidden.id]],
    ["POST /projects/{id}/restore id", [...spare, hidden.id]],
    ["userId", [...victimIds, ...victimIds, "missing"]],
    ["GET /projects/{id}/integrations/{name} name", INTEGRATION_NAMES],
    ["editId", edits.map((edit) => edit.id)],
    ["edit_id", edits.map((edit) => edit.id)],
    ["error_ids", errorIds.map((id) => [id])],
    ["commit_sha", shas],
    ["base_commit_sha", shas],
    ["sha", [...shas, ...shas.map((sha) => sha.slice(0, 12))]],
    ["deploymentId", deployments.map(({ id }) => id)],
    ["deployment_id", deployments.map(({ id }) => id)],
    ...(await ofPeople(people, open, hidden)),
    ...(await ofBackend(people, open, hidden)),
    await detailsOf(people, open),
    ["email", [secret.email, outsider.email, victims[0]!.email, "new@example.com"]],
    ["password", [victims[0]!.password, "another long password 7"]],
    ["path", ["src/a.ts", "index.html", "public/og-image.svg"]],
    ["site", [open.name, shown.name, hidden.name, "missing"]],
    ["POST /admin/models/test base_url", ["http://127.0.0.1:9/v1", "https://models.example/v1"]],
    // Switches that would lock the callers out of what they are here to try.
    ["enforce_sso", [false]],
    ["disable_publish", [false]],
  ]);
}
