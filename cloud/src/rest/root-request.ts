/** The root: what can be asked here, as OpenAPI, or what a function of the project's says instead. */
import type { ServiceResponse } from "../gateway/service.ts";
import { asCaller } from "./execute.ts";
import { readDescribed } from "./openapi/described.ts";
import { description } from "./openapi/description.ts";
import { negotiateDescription } from "./request/media.ts";
import type { UnansweredContext } from "./rest-context.ts";
import { noRootMetadata, unsupportedMethod } from "./rest-error.ts";
import { handleRoutine } from "./routine-request.ts";

/** `schema.name` or a name of the request's schema. */
function routineOf(context: UnansweredContext, text: string): { schema: string; name: string } {
  const dot = text.indexOf(".");
  return dot < 0 ? { schema: context.schema, name: text } : { schema: text.slice(0, dot), name: text.slice(dot + 1) };
}

/** Throws RestError. */
export async function handleRoot(context: UnansweredContext): Promise<ServiceResponse> {
  const { request, role, cache, schema, isProfileChosen } = context;
  const { method } = request;
  if (method === "OPTIONS") return { status: 200, headers: { allow: "OPTIONS,GET,HEAD" } };
  if (method !== "GET" && method !== "HEAD") throw unsupportedMethod(method);
  if (role.rootSpec !== null) {
    const routine = routineOf(context, role.rootSpec);
    return handleRoutine({ ...context, schema: routine.schema }, routine.name, Buffer.alloc(0));
  }
  if (role.openApi.mode === "disabled") throw noRootMetadata();
  const headers = {
    "content-type": negotiateDescription(context.accept),
    ...(isProfileChosen ? { "content-profile": schema } : {}),
  };
  const showsAll = role.openApi.mode === "ignore-privileges";
  const described = await asCaller(context, (tx) => readDescribed(tx, { schema, showsAll }));
  if (method === "HEAD") return { status: 200, headers };
  const { proxyUrl, showsSecurity } = role.openApi;
  const url = proxyUrl ?? request.baseUrl;
  return { status: 200, headers, body: JSON.stringify(description(cache, described, { schema, url, showsSecurity })) };
}
