/** Everything one request is answered with. */
import type { Backend } from "../backend/port.ts";
import { headerOf } from "../gateway/body.ts";
import type { ServiceRequest } from "../gateway/service.ts";
import type { RestCaller } from "./caller.ts";
import { badRange } from "./rest-error.ts";
import type { Media } from "./request/media.ts";
import type { Preferences } from "./request/preferences.ts";
import type { QueryParameters, Range } from "./request/query-parameters.ts";
import type { RestSettings, RoleSettings } from "./rest-settings.ts";
import type { SchemaCache } from "./schema/schema-cache.ts";

export interface RestContext {
  request: ServiceRequest;
  backend: Backend;
  caller: RestCaller;
  cache: SchemaCache;
  settings: RestSettings;
  role: RoleSettings;
  /** Chosen by `Accept-Profile` or `Content-Profile`, else the first. */
  schema: string;
  isProfileChosen: boolean;
  preferences: Preferences;
  /** `Accept`, as it came. */
  accept: string | null;
  media: Media;
}

/** Before it is known what is asked for, and so which forms it can be had in. */
export type UnansweredContext = Omit<RestContext, "media">;

/** `Range: 0-9` narrows what the query string says of the root. Throws RestError PGRST103. */
export function applyRangeHeader(context: UnansweredContext, query: QueryParameters): void {
  const { request } = context;
  if (request.method !== "GET") return;
  const found = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(headerOf(request, "range") ?? "");
  if (found === null) return;
  const lower = Number(found[1]);
  const upper = found[2] === "" ? null : Number(found[2]);
  if (upper !== null && upper < lower) {
    throw badRange("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  }
  const known: Range = query.ranges.get("")?.range ?? { offset: 0, limit: null };
  const offset = Math.max(lower, known.offset);
  const ends = [upper, known.limit === null ? null : known.offset + known.limit - 1].filter((end) => end !== null);
  const limit = ends.length === 0 ? null : Math.max(0, Math.min(...ends) - offset + 1);
  query.ranges.set("", { path: [], range: { offset, limit } });
}

export const rootRange = (query: QueryParameters): Range => query.ranges.get("")?.range ?? { offset: 0, limit: null };
