/**
 * The program inside an install's sandbox: npm, which speaks TCP only, and a relay from the sandbox's own loopback to the
 * host's registry relay. Arguments: the registry's path, then npm's arguments.
 */
import { spawn } from "node:child_process";
import { connect, createServer, type AddressInfo } from "node:net";

const [registryPath = "/", ...npmArguments] = process.argv.slice(2);

const relay = createServer((client) => {
  const host = connect("/run/registry.sock");
  client.on("error", () => host.destroy());
  host.on("error", () => client.destroy());
  client.pipe(host).pipe(client);
});

relay.listen(0, "127.0.0.1", () => {
  const { port } = relay.address() as AddressInfo;
  const registry = `http://127.0.0.1:${port}${registryPath}`;
  const npm = spawn(process.execPath, ["/npm/bin/npm-cli.js", ...npmArguments, `--registry=${registry}`], {
    stdio: "inherit",
  });
  npm.on("exit", (code) => process.exit(code ?? 1));
});
