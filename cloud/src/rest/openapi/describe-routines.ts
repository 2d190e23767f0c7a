/** Functions in OpenAPI 2.0. */
import type { Described, DescribedParameter, DescribedRoutine } from "./described.ts";
import { propertyType, queryType, repeatedType, splitComment, type Json } from "./swagger-type.ts";

const queryParameter = ({ name, type, is_required, is_variadic }: DescribedParameter): Json => ({
  name,
  in: "query",
  required: is_required,
  ...(is_variadic ? repeatedType(type) : queryType(type)),
});

function bodyParameter({ comment, parameters }: DescribedRoutine): Json {
  const required = parameters.filter(({ is_required }) => is_required).map(({ name }) => name);
  const schema = {
    type: "object",
    ...(comment === null ? {} : { description: comment }),
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(parameters.map(({ name, type }) => [name, propertyType(type)])),
  };
  return { name: "args", in: "body", required: true, schema };
}

function operationsOf(routine: DescribedRoutine): Json {
  const about = {
    tags: [`(rpc) ${routine.name}`],
    ...splitComment(routine.comment),
    produces: ["application/json", "application/vnd.pgrst.object+json"],
    responses: { "200": { description: "OK" } },
  };
  const post = { ...about, parameters: [bodyParameter(routine), { $ref: "#/parameters/preferParams" }] };
  return routine.is_volatile
    ? { post }
    : { get: { ...about, parameters: routine.parameters.map(queryParameter) }, post };
}

/**
 * The first overload is described, since a path has one description. Routines with unnamed parameters have none to
 * show.
 */
export function describeRoutines({ routines }: Described): Json {
  const paths: Json = {};
  for (const routine of routines) {
    if (routine.parameters.length > 1 && routine.parameters.some(({ name }) => name === "")) continue;
    const named = { ...routine, parameters: routine.parameters.filter(({ name }) => name !== "") };
    paths[`/rpc/${routine.name}`] ??= operationsOf(named);
  }
  return paths;
}
