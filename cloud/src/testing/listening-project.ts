/** A test project behind its gateway on a port of this machine, for clients that open connections of their own. */
import { createServer } from "node:http";
import { closeGracefully, listen } from "@slipway/platform/http/listening";
import type { Backend } from "../backend/port.ts";
import { cloudGateway, type CloudGateway } from "../gateway/gateway.ts";
import type { Service } from "../gateway/service.ts";
import { openTestProject, type TestProject, type TestProjectOptions } from "./test-project.ts";

export interface ListeningProject extends Omit<TestProject, "fetch"> {
  url: string;
  gateway: CloudGateway;
  /** As the project's owner, in one transaction. */
  run(script: string): Promise<void>;
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** Signed in. */
  tokenOf(sub: string, seconds?: number): string;
}

export async function openListeningProject(
  services: readonly Service[],
  { requiresKey = false, ...options }: TestProjectOptions & { requiresKey?: boolean } = {},
): Promise<ListeningProject> {
  const project = await openTestProject([], options);
  const gateway = cloudGateway({ services, requiresKey });
  const backend: Backend = { ...project.backend };
  const server = createServer((incoming, response) => void gateway.request(incoming, response, backend));
  server.on("upgrade", (incoming, socket, head) => {
    socket.on("error", () => socket.destroy());
    void gateway.upgrade(incoming, { socket, head }, backend);
  });
  const url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
  Object.assign(backend, { url });
  const owner = backend.database.as("postgres");
  return {
    ...project,
    backend,
    url,
    gateway,
    run: (script) => owner.transaction((tx) => tx.script(script)),
    rows: async (query) => (await owner.query(query)).rows,
    tokenOf(sub, seconds = 3600) {
      const now = Math.floor(project.clock.now() / 1000);
      return project.sign({ sub, role: "authenticated", iat: now, exp: now + seconds });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await closeGracefully(server);
      await project[Symbol.asyncDispose]();
    },
  };
}
