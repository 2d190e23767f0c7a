import { request as httpRequest } from "node:http";

/** Longer than anything takes on a busy machine. */
export const SILENT_MS = 120_000;

/** `fetch` for a server on this machine: not every resolver knows names below `localhost`, so its name goes in the Host header only. */
export const fetchByAddress: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const send = (body: Buffer): void => {
    // Some methods have a body only if its length is said.
    const length = body.length === 0 ? {} : { "content-length": String(body.length) };
    const headers = { ...Object.fromEntries(request.headers), ...length, host: url.host };
    const path = url.pathname + url.search;
    const outgoing = httpRequest({ host: "127.0.0.1", port: url.port, method: request.method, path, headers });
    outgoing.on("response", (incoming) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers))
        for (const one of [value ?? []].flat()) headers.append(name, one);
      incoming.toArray().then((pieces: Buffer[]) => {
        // Some statuses have no body, not even an empty one.
        const body = pieces.length === 0 ? null : Buffer.concat(pieces);
        resolve(new Response(body, { status: incoming.statusCode!, headers }));
      }, reject);
    });
    outgoing.setTimeout(SILENT_MS, () =>
      outgoing.destroy(new Error(`nothing came for ${SILENT_MS} ms: ${request.method} ${request.url}`)),
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  };
  request.arrayBuffer().then((body) => send(Buffer.from(body)), reject);
  return promise;
};

/** To any name of the installation, through the gateway that listens on this port. */
export const fetchThrough =
  ({ port }: { port: number }): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    url.port = String(port);
    return fetchByAddress(new Request(url, request));
  };
