/** The app's process: API, live connections, agent, jobs, sandboxes and previews. Requests come from the gateway process. */
import { unlink } from "node:fs/promises";
import { connectRpc } from "@slipway/platform/rpc/socket-rpc";
import { runApp } from "./run-app.ts";
import { runChild } from "../child.ts";

runChild("app", async (setting, supervisor) => {
  const { config, sockets, databaseUrl, port } = setting;
  await using stack = new AsyncDisposableStack();
  const gateway = stack.use(connectRpc({ path: sockets.calls }));
  // Requests that arrive before this process listens are told to wait; a file of a killed one would have them refused.
  await unlink(sockets.app).catch(() => undefined);
  const running = stack.use(
    await runApp(config, {
      gatewayed: { gateway, databaseUrl, port, socketPath: sockets.app },
      onMigrated: supervisor.sayMigrated,
      giveUp: supervisor.giveUp,
    }),
  );
  const owned = stack.move();
  return { ...running, [Symbol.asyncDispose]: () => owned.disposeAsync() };
});
