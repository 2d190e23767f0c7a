/** Pictures of the pages from a turn's checks: kept for a project's newest turns, deleted with the project. */
import { desc, eq } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { agentRuns } from "../run/runs-table.ts";

/** Pictures of older turns are deleted; their rows stay. */
const TURNS_WITH_PICTURES = 30;
const FORGOTTEN_AT_ONCE = 5;

export interface EvidencePicture {
  /** Such as `3-390`: the page's index and the width. */
  name: string;
  png: Uint8Array;
}

export interface PictureOwner {
  projectId: string;
  messageId: string;
}

const folderOf = ({ projectId, messageId }: PictureOwner): string => `evidence/${projectId}/${messageId}/`;

export async function keepPictures(
  services: Needs<"database" | "objects">,
  owner: PictureOwner,
  pictures: readonly EvidencePicture[],
): Promise<void> {
  await Promise.all(pictures.map(({ name, png }) => services.objects.put(folderOf(owner) + name, png)));
  const old = await services.database.sql
    .select({ messageId: agentRuns.aiMessageId })
    .from(agentRuns)
    .where(eq(agentRuns.projectId, owner.projectId))
    .orderBy(desc(agentRuns.startedAt))
    .offset(TURNS_WITH_PICTURES)
    .limit(FORGOTTEN_AT_ONCE);
  for (const { messageId } of old) await forget(services, folderOf({ ...owner, messageId }));
}

export async function dropPictures(
  services: Needs<"objects">,
  owner: PictureOwner,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await services.objects.delete(folderOf(owner) + name);
}

export async function pictureAnswer(services: Needs<"objects">, owner: PictureOwner, name: string): Promise<Response> {
  const png = await services.objects.get(folderOf(owner) + name);
  if (png === null) throw notFound("The picture");
  return new Response(new Uint8Array(png), {
    headers: {
      "cache-control": "private, max-age=86400, immutable",
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    },
  });
}

export const forgetPictures = (services: Needs<"objects">, projectId: string): Promise<void> =>
  forget(services, `evidence/${projectId}/`);

async function forget(services: Needs<"objects">, prefix: string): Promise<void> {
  for await (const { key } of services.objects.list(prefix)) await services.objects.delete(key);
}
