// Runs inside the sandbox, before a project's function: hands it its environment and makes Deno.serve what functions expect.
import { AsyncLocalStorage } from "node:async_hooks";

// Output says to which request it belongs: a line of its own, `\u0001` and the request's id, goes before the first line of another.
const trace = new AsyncLocalStorage();
const streams = [
  { print: console.log, names: ["log", "info", "debug", "dir", "table"], id: "" },
  { print: console.error, names: ["error", "warn", "trace", "assert"], id: "" },
];
// A call that may print several lines stands between a line of `\u0002` and one of `\u0003`: it is one entry of the logs.
const mayTakeLines = (one) => typeof one === "object" || (typeof one === "string" && one.includes("\n"));
for (const stream of streams) {
  for (const name of stream.names) {
    const print = console[name];
    console[name] = (...given) => {
      const id = trace.getStore() ?? "";
      if (id !== stream.id) stream.print(`\u0001${id}`);
      stream.id = id;
      const isFramed = name === "trace" || given.some(mayTakeLines);
      if (isFramed) stream.print("\u0002");
      print(...given);
      if (isFramed) stream.print("\u0003");
    };
  }
}

const SUPPORTED = ["signal", "onError"];
const serve = Deno.serve;

/** Over a socket of the file system requests have a scheme of their own, which no function knows. */
function publicRequest(request) {
  const scheme = request.headers.get("x-forwarded-proto") ?? "http";
  return new Request(scheme + request.url.slice(request.url.indexOf(":")), request);
}

/** A stack without the lines of Deno and of this file, which say nothing about the function. */
const ownLines = (stack) =>
  stack
    .split("\n")
    .filter((line) => !/^\s+at .*(ext:|file:\/\/\/runtime\/)/.test(line))
    .join("\n");

/** The handler's answer. What it throws is printed as its request's output, which Deno's own words would not be. */
async function answerOf(handler, request, info) {
  try {
    const answer = await handler(publicRequest(request), info);
    if (answer instanceof Response) return answer;
    throw new TypeError("The function answered no Response");
  } catch (error) {
    if (typeof error?.stack === "string") error.stack = ownLines(error.stack);
    console.error(error);
    return new Response("Internal Server Error", { status: 500 });
  }
}

Deno.serve = (...given) => {
  const options = given.find((one) => typeof one === "object" && one !== null) ?? {};
  const handler = given.find((one) => typeof one === "function") ?? options.handler;
  if (typeof handler !== "function") throw new TypeError("Deno.serve needs a handler");
  const kept = SUPPORTED.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return serve({ ...Object.fromEntries(kept), onListen() {} }, (request, info) =>
    trace.run(request.headers.get("sb-request-id") ?? "", () =>
      options.onError === undefined ? answerOf(handler, request, info) : handler(publicRequest(request), info),
    ),
  );
};

// Work that goes on behind the answer, under the name functions know.
globalThis.EdgeRuntime = {
  waitUntil(promise) {
    Promise.resolve(promise).catch((error) => console.error(error));
  },
};

// What nobody waits for does not end the requests of others.
for (const name of ["unhandledrejection", "error"]) {
  globalThis.addEventListener(name, (event) => {
    event.preventDefault();
    console.error(event.reason ?? event.error);
  });
}

const { env, entry } = JSON.parse(await new Response(Deno.stdin.readable).text());
for (const [name, value] of Object.entries(env)) Deno.env.set(name, value);

let main;
try {
  main = await import(entry);
} catch (error) {
  console.error(error);
  Deno.exit(1);
}
if (typeof main.default?.fetch === "function") Deno.serve((request, info) => main.default.fetch(request, info));
