/** Values that only come of earlier actions: links in mails, other browsers, notes, findings, a stopped turn. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { send } from "@slipway/features/chat/testing.ts";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { inspectContract } from "@slipway/features/inspect/contract/index.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { securityContract } from "@slipway/features/security/contract/index.ts";
import type { Needs } from "@slipway/features/services.ts";
import { link } from "@slipway/features/visual-edits/testing.ts";
import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { often, several, userIdOf, type Entry, type People, type Place } from "./known-values.ts";

const PAGE = "src/pages/Index.tsx";

const parameterOf = (url: string, name: string): string => new URL(url).searchParams.get(name) ?? "missing";

/** Signs a person in with another browser. */
async function signInAgain(app: TestApp, { email, password, headers }: TestPerson): Promise<void> {
  const answer = await app.fetch("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: headers["origin"]! },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
}

async function ofAccounts(app: TestApp, { owner, member, staff, victims }: People): Promise<Entry[]> {
  const codeFor = async (email: string): Promise<string> =>
    parameterOf((await staff.call(accountsContract.inviteUser, { body: { email } })).url, "invite");
  const people = [owner, member];
  for (const person of people) await several(() => signInAgain(app, person));
  const sessions: string[] = [];
  for (const person of people)
    for (const session of (await person.call(accountsContract.listSessions, {})).sessions)
      if (!session.is_current) sessions.push(session.id);
  const tokens = await several(async (at) => {
    const params = { userId: await userIdOf(victims[at % victims.length]!) };
    return parameterOf((await staff.call(accountsContract.resetLink, { params })).url, "token");
  });
  return [
    ["code", [...(await several(() => codeFor(member.email))), ...(await several(() => codeFor(owner.email)))]],
    ["GET /auth/invitations/{code} code", [await codeFor("newcomer@example.com")]],
    ["sessionId", sessions],
    ["token", tokens],
  ];
}

/** Findings of the scan that a page follows live; no route lists them. */
async function findingsOf({ liveHub }: Needs<"liveHub">, projectId: string): Promise<string[]> {
  const found = Promise.withResolvers<string[]>();
  const connection = liveHub.connect({
    authorize: () => Promise.resolve(true),
    send: (frame) => {
      const ids = [...JSON.stringify(frame).matchAll(/"internal_id":"([0-9a-f]{16})"/g)].map(([, id]) => id!);
      if (ids.length > 0) found.resolve(ids);
      return true;
    },
  });
  await connection.receive({ type: "subscribe", path: `projects/${projectId}/security/data`, since: 0 });
  const ids = await found.promise;
  connection.close();
  return ids;
}

async function ofProject(app: TestApp, { owner, staff, victims }: People, { id }: Place): Promise<Entry[]> {
  const params = { id };
  await newVersion(app.services, id, { files: { "src/run.ts": "export const run = (text: string) => eval(text);\n" } });
  await owner.call(securityContract.scan, {
    params,
    body: { scanner_configs: [{ name: "supabase_lov" }], background: false },
  });
  const message_id = crypto.randomUUID();
  const turn = await send(owner.call, id, { id: message_id, message: "A bakery with a menu" });
  await owner.call(chatContract.stop, { params: { id, aiMessageId: turn.ai_message_id } });
  await several((at) =>
    staff.call(inspectContract.annotate, {
      params: { projectId: id },
      body: { message_id, annotation: `Note ${at}`, tags: [] },
    }),
  );
  const { collaborators } = await owner.call(sharingContract.list, { params });
  const emails = new Set(victims.map(({ email }) => email));
  const { graphs } = await staff.call(inspectContract.listGraphs, { params: { projectId: id }, query: {} });
  const notes = await staff.call(inspectContract.annotations, { params: { projectId: id, messageId: message_id } });
  const { files } = await owner.call(filesContract.sourceCode, { params, query: {} });
  const texts = Object.fromEntries(files.map((file) => [file.name, file.contents]));
  return [
    ["internalId", await findingsOf(app.services, id)],
    ["collaboratorId", collaborators.filter(({ email }) => emails.has(email)).map((one) => one.id)],
    ["graphId", graphs.map((graph) => graph.id)],
    ["chain", often([link(texts, PAGE, "<h1")])],
    ...["PUT", "DELETE"].flatMap((method): Entry[] => {
      const route = `${method} /projects/{projectId}/annotations/by-message/{messageId}/{annotationId}`;
      return [
        [`${route} projectId`, often(id)],
        [`${route} messageId`, often(message_id)],
        [`${route} annotationId`, notes.annotations.map((note) => note.id)],
      ];
    }),
    ["POST /projects/{id}/chat/{aiMessageId}/retry aiMessageId", [turn.ai_message_id]],
  ];
}

export const knownThreads = async (app: TestApp, people: People, open: Place): Promise<Entry[]> => [
  ...(await ofAccounts(app, people)),
  ...(await ofProject(app, people, open)),
];
