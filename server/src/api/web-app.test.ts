import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAddresses } from "@slipway/platform/http/addresses";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { loadWebApp } from "./web-app.ts";

const PAGE = "<html><head><title>Slipway</title></head><body></body></html>";

async function load({
  supportUrl = null,
  authenticate = async () => null,
  cookie,
}: {
  supportUrl?: string | null;
  authenticate?: () => Promise<unknown>;
  cookie?: string;
}): Promise<string> {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, "assets"));
  await writeFile(join(folder.path, "index.html"), PAGE);
  const web = await loadWebApp(folder.path, { addresses: createAddresses(null, 4400), supportUrl, authenticate });
  const headers = { host: "slipway.localhost:4400", ...(cookie === undefined ? {} : { cookie }) };
  return (await web!.serve(new Request("http://slipway.localhost:4400/", { headers }))).text();
}

it("writes the operator's support address into the page, and nothing where there is none [S13]", async () => {
  const page = await load({ supportUrl: 'https://help.example.org/?a=1&b="><script>' });
  expect(page).toContain(
    'name="slipway-support-url" content="https://help.example.org/?a=1&#38;b=&#34;&#62;&#60;script&#62;"',
  );
  expect(await load({})).not.toContain("support-url");
});

it("tells a browser without a session that nobody is signed in, so that it need not ask", async () => {
  const none = '<meta name="slipway-session" content="none">';
  expect(await load({})).toContain(none);
  expect(await load({ cookie: "other=1" })).toContain(none);
  expect(await load({ cookie: "session=1", authenticate: async () => ({ userId: "u1" }) })).not.toContain(none);
});

it("serves the page even when the caller cannot be determined", async () => {
  const page = await load({ cookie: "session=1", authenticate: () => Promise.reject(new Error("no database")) });
  expect(page).toContain("<title>Slipway</title>");
  expect(page).not.toContain("slipway-session");
});
