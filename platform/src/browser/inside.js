// Runs inside the browser's sandbox, given to `node -e`: the only "network" there is. A TCP port on the sandbox's own loopback
// stands for the one site on the UNIX socket; descriptors 3 and 4 are Chromium's control pipe and pass through.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";

const [socketPath, port, chromium, ...args] = process.argv.slice(1);

const relay = createServer((client) => {
  const site = connect(socketPath);
  client.on("error", () => site.destroy());
  site.on("error", () => client.destroy());
  client.pipe(site).pipe(client);
});
relay.listen(Number(port), "127.0.0.1", () => {
  const browser = spawn(chromium, args, { stdio: ["ignore", "ignore", "inherit", 3, 4] });
  browser.on("exit", (code) => process.exit(code ?? 1));
});
