/** A person's calls to a started Slipway: what journeys break and benchmarks measure is made from a request in words. */
import { randomUUID } from "node:crypto";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { fetchByAddress } from "./by-address.ts";
import type { Following, LiveDocument } from "./follow-live.ts";
import type { RunningSlipway } from "./start-slipway.ts";
import { signUpPerson, type TestPerson } from "./test-person.ts";

/** As long as the slowest machine may take for one turn. */
export const TURN_MS = 180_000;

export const signUp = (slipway: Pick<RunningSlipway, "url">, name: string): Promise<TestPerson> =>
  signUpPerson({ appUrl: slipway.url, send: fetchByAddress, name });

/** Makes a project in the person's own workspace; the message is its first turn. */
export async function createProject(person: TestPerson, message: string): Promise<string> {
  const { workspaces } = await person.call(accountsContract.user, {});
  const { id } = await person.call(projectsContract.create, {
    body: { workspace_id: workspaces[0]!.id, message },
  });
  return id;
}

/** The guest may change the owner's project: invited and joined. */
export async function shareProject(owner: TestPerson, guest: TestPerson, projectId: string): Promise<void> {
  const { invite_url } = await owner.call(sharingContract.add, {
    params: { projectId },
    body: { email: guest.email, access_level: "write" },
  });
  const code = invite_url === null ? null : new URL(invite_url).searchParams.get("invite");
  if (code !== null) await guest.call(accountsContract.acceptInvitation, { body: { code } });
}

/** Returns the answer's id. */
export async function sendMessage(person: TestPerson, projectId: string, message: string): Promise<string> {
  const turn = await person.call(chatContract.send, {
    params: { id: projectId },
    body: { id: randomUUID(), ai_message_id: randomUUID(), message },
  });
  return turn.ai_message_id;
}

export const isAnswer = (document: LiveDocument): boolean => document["tag"] === "ai-message";

/** The version that a turn has made. Throws when the turn ended without one. */
export async function finishedVersion(trajectory: Following, answerId: string | null): Promise<number> {
  const answer = await trajectory.until(
    (document) =>
      isAnswer(document) && (answerId === null || document["id"] === answerId) && document["status"] !== "running",
    TURN_MS,
  );
  if (typeof answer["version"] === "number") return answer["version"];
  const asked = trajectory.documents.get(String(answer["message_id"]));
  throw new Error(`"${String(asked?.["content"])}" made no version: ${String(answer["content"])}`);
}

/** Every file of the newest version. */
export async function filesOf(person: TestPerson, projectId: string): Promise<Map<string, Uint8Array>> {
  const { files } = await person.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
  const readable = files.filter((file) => !file.sizeExceeded && !file.binary);
  if (readable.length !== files.length) throw new Error("the project has files that are not text");
  return new Map(readable.map((file) => [file.name, Buffer.from(file.contents)]));
}
