import { request as httpRequest } from "node:http";

/** `fetch` for a server on this machine: not every resolver knows names below `localhost`, so its name goes in the Host header only. */
export const fetchByAddress: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const outgoing = httpRequest(
    {
      host: "127.0.0.1",
      port: url.port,
      method: request.method,
      path: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
    },
    (incoming) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers))
        for (const one of [value ?? []].flat()) headers.append(name, one);
      incoming
        .toArray()
        .then(
          (pieces: Buffer[]) => resolve(new Response(Buffer.concat(pieces), { status: incoming.statusCode!, headers })),
          reject,
        );
    },
  );
  outgoing.on("error", reject);
  request.arrayBuffer().then((body) => outgoing.end(Buffer.from(body)), reject);
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
