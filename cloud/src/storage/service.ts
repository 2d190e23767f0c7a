/** The service behind `/storage/v1`: the storage dialect over the project's own schema storage and the platform's objects. */
import type { Backend } from "../backend/port.ts";
import type { Service, ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from "./buckets/bucket-routes.ts";
import { createByteBudget, type ByteBudget } from "./byte-budget.ts";
import { getAuthenticated, getInfo, getObject, getPublic, getPublicInfo, getSigned } from "./objects/download.ts";
import { listObjects, listObjectsV2 } from "./objects/list.ts";
import { renderAuthenticated, renderPublic, renderSigned } from "./objects/render.ts";
import { copyObject, deleteObject, deleteObjects, moveObject } from "./objects/relocate.ts";
import { signObject, signObjects, signUpload } from "./objects/signed-urls.ts";
import { postObject, putObject, putSignedUpload } from "./objects/upload.ts";
import { describeResumable, resumable, signedResumable } from "./resumable/resumable-routes.ts";
import { claimsOf, decodeName, storageSettingsSchema, type StorageHandler } from "./storage-call.ts";
import { asFailure, failureResponse, storageError } from "./storage-error.ts";

/** Bytes of uploads that nobody has been charged for yet: they stand on the disk until they are stored or refused. */
const BODIES_AT_ONCE = 256 * 1024 * 1024;

type Methods = Partial<Record<string, StorageHandler>>;

/** The first that fits: what is spelled out comes before a bucket of the same name. `*` is an object's name, slashes and all. */
const ROUTES: readonly (readonly [pattern: RegExp, methods: Methods])[] = [
  [/^\/bucket$/, { GET: listBuckets, POST: createBucket }],
  [/^\/bucket\/([^/]+)\/empty$/, { POST: emptyBucket }],
  [/^\/bucket\/([^/]+)$/, { GET: getBucket, PUT: updateBucket, DELETE: deleteBucket }],
  [/^\/upload\/resumable\/?$/, { OPTIONS: describeResumable, POST: resumable.create }],
  [/^\/upload\/resumable\/sign\/?$/, { OPTIONS: describeResumable, POST: signedResumable.create }],
  [
    /^\/upload\/resumable\/sign\/([^/]+)$/,
    { HEAD: signedResumable.look, PATCH: signedResumable.write, DELETE: signedResumable.end },
  ],
  [/^\/upload\/resumable\/([^/]+)$/, { HEAD: resumable.look, PATCH: resumable.write, DELETE: resumable.end }],
  [/^\/object\/list-v2\/([^/]+)$/, { POST: listObjectsV2 }],
  [/^\/object\/list\/([^/]+)$/, { POST: listObjects }],
  [/^\/object\/move$/, { POST: moveObject }],
  [/^\/object\/copy$/, { POST: copyObject }],
  [/^\/object\/upload\/sign\/([^/]+)\/(.+)$/, { POST: signUpload, PUT: putSignedUpload }],
  [/^\/object\/sign\/([^/]+)\/(.+)$/, { POST: signObject, GET: getSigned }],
  [/^\/object\/sign\/([^/]+)$/, { POST: signObjects }],
  [/^\/object\/info\/public\/([^/]+)\/(.+)$/, { GET: getPublicInfo, HEAD: getPublicInfo }],
  [/^\/object\/info\/authenticated\/([^/]+)\/(.+)$/, { GET: getInfo, HEAD: getInfo }],
  [/^\/object\/info\/([^/]+)\/(.+)$/, { GET: getInfo, HEAD: getInfo }],
  [/^\/object\/public\/([^/]+)\/(.+)$/, { GET: getPublic, HEAD: getPublic }],
  [/^\/object\/authenticated\/([^/]+)\/(.+)$/, { GET: getAuthenticated, HEAD: getAuthenticated }],
  [/^\/render\/image\/public\/([^/]+)\/(.+)$/, { GET: renderPublic, HEAD: renderPublic }],
  [/^\/render\/image\/authenticated\/([^/]+)\/(.+)$/, { GET: renderAuthenticated, HEAD: renderAuthenticated }],
  [/^\/render\/image\/sign\/([^/]+)\/(.+)$/, { GET: renderSigned, HEAD: renderSigned }],
  [
    /^\/object\/([^/]+)\/(.+)$/,
    { GET: getObject, HEAD: getObject, POST: postObject, PUT: putObject, DELETE: deleteObject },
  ],
  [/^\/object\/([^/]+)$/, { DELETE: deleteObjects }],
];

/** Read by people's browsers, without a program that could add a key. */
const OPEN =
  /^\/upload\/resumable\/sign(\/|$)|^\/(object\/(public|sign|upload\/sign|info\/public)|render\/image\/(public|sign))\//;

function routeOf({ method, path }: ServiceRequest): { handler: StorageHandler; bucket: string; name: string } {
  const trimmed = path.replace(/^(\/bucket(?:\/[^/]+)?)\/$/, "$1");
  for (const [pattern, methods] of ROUTES) {
    const match = pattern.exec(trimmed);
    if (match === null) continue;
    const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (handler === undefined) break;
    return { handler, bucket: decodeName(match[1] ?? ""), name: decodeName(match[2] ?? "") };
  }
  const message = `Route ${method}:${path.slice(0, 200)} not found`;
  throw storageError({ status: 404, code: "NotFound", message, name: "Not Found" });
}

async function answer(request: ServiceRequest, backend: Backend, budget: ByteBudget): Promise<ServiceResponse> {
  const { handler, bucket, name } = routeOf(request);
  const now = backend.clock.now();
  return handler({
    request,
    backend,
    bucket,
    name,
    now,
    budget,
    settings: storageSettingsSchema.parse((await backend.settings.read("storage")) ?? {}),
    query: new URLSearchParams(request.query),
    ...(await claimsOf(backend, request.credential, now)),
  });
}

export function createStorageService(): Service {
  const budget = createByteBudget(BODIES_AT_ONCE);
  return {
    prefix: "/storage/v1",
    isOpen: (path) => OPEN.test(path),
    async handle(request, backend) {
      try {
        return await answer(request, backend, budget);
      } catch (error) {
        const failure = asFailure(error);
        if (failure.status >= 500)
          backend.log.error("storage call failed", { path: request.path, error: failure.cause ?? error });
        return failureResponse(failure);
      }
    },
  };
}
