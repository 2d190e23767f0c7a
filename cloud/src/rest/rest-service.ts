/** `/rest/v1`: the PostgREST dialect over a project's database. */
import type { Backend } from "../backend/port.ts";
import { headerOf, readBytes } from "../gateway/body.ts";
import type { Service, ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import { callerOf } from "./caller.ts";
import { databaseRefusal } from "./database-error.ts";
import { parsePreferences } from "./request/preferences.ts";
import { badPreferences, RestError, unknownPath, unknownSchema } from "./rest-error.ts";
import type { UnansweredContext } from "./rest-context.ts";
import { restSettings, roleSettings } from "./rest-settings.ts";
import { handleRoot } from "./root-request.ts";
import { handleRoutine } from "./routine-request.ts";
import { CacheKeeper } from "./schema/cache-keeper.ts";
import { handleTable } from "./table-request.ts";

const tooLarge = (): RestError =>
  new RestError({ status: 413, code: "PGRST102", message: "The request body is too large" });

/** `/todos`, `/rpc/add`: percent-decoded. */
function resourceOf(path: string): { kind: "root" } | { kind: "table" | "routine"; name: string } {
  let parts: string[];
  try {
    parts = path.split("/").slice(1).map(decodeURIComponent);
  } catch {
    throw unknownPath();
  }
  const [first = "", second] = parts;
  if (parts.length <= 1 && first === "") return { kind: "root" };
  if (parts.length === 1) return { kind: "table", name: first };
  if (parts.length === 2 && first === "rpc" && second !== "") return { kind: "routine", name: second! };
  throw unknownPath();
}

async function contextOf(request: ServiceRequest, backend: Backend, keeper: CacheKeeper): Promise<UnansweredContext> {
  const caller = await callerOf(request.credential, backend);
  const settings = await restSettings(backend);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const profile = headerOf(request, isRead ? "accept-profile" : "content-profile");
  const schema = profile ?? settings.schemas[0]!;
  if (!settings.schemas.includes(schema)) throw unknownSchema(schema, settings.schemas);
  const cache = await keeper.of(backend, settings.schemas);
  const role = roleSettings(cache, settings);
  const preferences = parsePreferences(headerOf(request, "prefer"), {
    mayEndTransaction: role.mayEndTransaction,
  });
  if (preferences.handling === "strict" && preferences.invalid.length > 0) throw badPreferences(preferences.invalid);
  const isProfileChosen = profile !== null || settings.schemas.length > 1;
  const accept = headerOf(request, "accept");
  return { request, backend, caller, cache, settings, role, schema, isProfileChosen, preferences, accept };
}

async function handle(request: ServiceRequest, backend: Backend, keeper: CacheKeeper): Promise<ServiceResponse> {
  const context = await contextOf(request, backend, keeper);
  const resource = resourceOf(request.path);
  if (resource.kind === "root") return handleRoot(context);
  const hasBody = !["GET", "HEAD", "OPTIONS", "DELETE"].includes(request.method);
  const body = hasBody ? await readBytes(request.body, context.settings.maxBodyBytes) : Buffer.alloc(0);
  if (body === null) throw tooLarge();
  return resource.kind === "table"
    ? handleTable(context, resource.name, body)
    : handleRoutine(context, resource.name, body);
}

function refused(error: RestError): ServiceResponse {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "proxy-status": `PostgREST; error=${error.code}`,
    ...error.headers,
  };
  return { status: error.status, headers, body: error.body() };
}

export function restService(): Service & Disposable {
  const keeper = new CacheKeeper();
  return {
    prefix: "/rest/v1",
    async handle(request, backend) {
      try {
        return await handle(request, backend, keeper);
      } catch (error) {
        if (error instanceof RestError) return refused(error);
        const refusal = databaseRefusal(error, false);
        if (refusal === null) throw error;
        return refused(refusal);
      }
    },
    [Symbol.dispose]: () => keeper[Symbol.dispose](),
  };
}
