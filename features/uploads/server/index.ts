import { and, desc, eq } from "drizzle-orm";
import { forbidden, notFound } from "@slipway/kernel/errors";
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { uploadsContract } from "../contract/index.ts";
import { discardUpload, forgetProjectUploads, forgetUnsent, keepUpload, projectPictureBytes } from "./keep-upload.ts";
import { migrations, objectKey, uploads, type UploadRow } from "./uploads-table.ts";

export { attachImages, ownUploads, readImages, type OwnUpload } from "./sent-images.ts";

function requireOwnFolder(call: Call, folder: string): string {
  const { userId } = actorOf(call);
  if (folder !== userId) throw forbidden("Files are stored in your own folder only.");
  return userId;
}

/** Browsers must treat it as a picture only: no sniffing, no scripts, no origin of its own. */
async function picture(services: Needs<"objects">, row: UploadRow | undefined, call: Call): Promise<Response> {
  if (row === undefined) throw notFound("This image");
  const headers = {
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": row.mediaType,
    "x-content-type-options": "nosniff",
    etag: `"${row.id}"`,
  };
  if (call.request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
  const bytes = await services.objects.get(objectKey(row.id));
  if (bytes === null) throw notFound("This image");
  return new Response(new Uint8Array(bytes), { headers });
}

const handlers = (
  services: Needs<"addresses" | "clock" | "database" | "disk" | "objects">,
): Handlers<typeof uploadsContract> => ({
  upload: async ({ params }, call) => {
    const userId = requireOwnFolder(call, params.dir_name);
    const { request } = call;
    return { file_id: await keepUpload(services, { userId, fileName: params.file_name, request }) };
  },
  generateDownloadUrl: async ({ body }, call) => {
    const userId = requireOwnFolder(call, body.dir_name);
    const [row] = await services.database.sql
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), eq(uploads.fileName, body.file_name)))
      .orderBy(desc(uploads.createdAt))
      .limit(1);
    if (row === undefined) throw notFound("This file");
    return { url: `${services.addresses.appUrl}/api/files/uploads/${row.id}` };
  },
  ownUpload: async ({ params }, call) => {
    const [row] = await services.database.sql
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, params.fileId), eq(uploads.userId, actorOf(call).userId)));
    return picture(services, row, call);
  },
  discard: async ({ params }, call) => {
    await discardUpload(services, actorOf(call).userId, params.fileId);
    return {};
  },
  projectImage: async ({ params }, call) => {
    const [row] = await services.database.sql
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, params.fileId), eq(uploads.projectId, params.id)));
    return picture(services, row, call);
  },
});

export const feature: Feature = {
  name: "uploads",
  migrations,
  mount(services) {
    services.disk.countAlso((projectId) => projectPictureBytes(services, projectId));
    return mounted({
      name: "uploads",
      contract: uploadsContract,
      handlers: handlers(services),
      async start() {
        services.events.on(projectPurged, ({ projectId }) => forgetProjectUploads(services, projectId));
        await services.jobs.schedule("uploads.forget-unsent", "23 * * * *", () => forgetUnsent(services));
      },
    });
  },
};
