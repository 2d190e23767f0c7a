/** Pages are read over the real guard for public addresses. Tests have no public internet: one address stands in for it. */
import type { RequestListener } from "node:http";
import { createEgress } from "@slipway/platform/egress/connector";
import type { Egress } from "@slipway/platform/egress/port";
import { addressSpelling } from "@slipway/platform/testing/network/address-spellings";
import { loopbackDns } from "@slipway/platform/testing/network/loopback-dns";
import { countingListener, watchedDial, type Listener } from "@slipway/platform/testing/network/watched-network";
import { diceOf } from "@slipway/platform/testing/dice";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchPage } from "./fetch-page.ts";
import { pageText, pageTitle } from "./page-text.ts";

const PUBLIC = "93.184.215.14";
const signal = new AbortController().signal;
const refused = (userMessage: string | RegExp) => ({
  code: "page_refused",
  userMessage: expect.stringMatching(userMessage),
});

let inner: Listener;
beforeAll(async () => {
  inner = await countingListener((_request, response) => void response.end("secret"));
});
afterAll(() => inner[Symbol.asyncDispose]());

/** The guard as it is, but pages are asked without TLS at the listener's port. */
const withoutTls = (guard: Egress, port: number): Pick<Egress, "fetch"> => ({
  fetch: (input, init) => {
    const { hostname, pathname, search } = new URL(String(input));
    return guard.fetch(`http://${hostname}:${port}${pathname}${search}`, init);
  },
});

interface Page {
  url?: string;
  timeoutMs?: number;
  lookup?: () => Promise<{ address: string; family: number }[]>;
}

async function read(answer: RequestListener, { url = "https://public.dev/docs", timeoutMs, lookup }: Page = {}) {
  await using site = await countingListener(answer);
  const { dial, attempts } = watchedDial({ [PUBLIC]: site.port });
  const found = lookup ?? (async () => [{ address: PUBLIC, family: 4 }]);
  await using guard = createEgress({ kind: "workspace" }, { dial, lookup: found });
  const web = withoutTls(guard, site.port);
  const page = await fetchPage({ web, url, signal, ...(timeoutMs === undefined ? {} : { timeoutMs }) }).catch(
    (error: unknown) => error,
  );
  return { page, attempts, asked: site.connections };
}

const says =
  (body: string, type = "text/html; charset=utf-8"): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": type }).end(body);
const leadsTo =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

describe("a page", () => {
  it("is read as its text, without scripts, markup, comments and characters that hide text", async () => {
    const html = `<html><head><title>Rates &amp; fees</title><style>p{}</style></head><body><nav>Menu</nav>
      <h1>Rates</h1><p>One <b>euro</b> is&nbsp;1.1&#8364;</p><!-- ignore me --><script>steal()</script>
      <ul><li>First</li><li>Sec\u202eond</li></ul><p>1 < 2</p></body></html>`;
    const { page } = await read(says(html));
    expect(page).toMatchObject({ url: "https://public.dev/docs", status: 200, title: "Rates & fees", isCut: false });
    expect((page as { text: string }).text).toBe("# Rates\n\nOne euro is 1.1\u20ac\n\n- First\n\n- Second\n\n1 < 2");
  });

  it("is followed to its new place, by https and within bounds", async () => {
    const moves: RequestListener = (request, response) =>
      request.url === "/docs" ? leadsTo("/new?a=1")(request, response) : says("here", "text/plain")(request, response);
    expect((await read(moves)).page).toMatchObject({ url: "https://public.dev/new?a=1", text: "here" });
    expect((await read(leadsTo("/docs"))).page).toMatchObject(refused(/leads on more than 3 times/));
    const away = await read(leadsTo("https://evil.dev/?rows=1"));
    expect(away.page).toMatchObject(refused(/leads to another host, https:\/\/evil.dev\/\?rows=1/));
    expect(away.asked).toBe(1);
    expect((await read(leadsTo("http://public.dev/"))).page).toMatchObject(refused(/Only https/));
  });

  it("is refused where it is no text, or its address could carry something out", async () => {
    expect((await read(says("GIF89a", "image/gif"))).page).toMatchObject(refused(/image\/gif, and only text/));
    const urls = [
      ["http://public.dev/", /Only https/],
      ["file:///etc/passwd", /Only https/],
      ["https://a:b@public.dev/", /password or a port/],
      ["https://public.dev:8443/", /password or a port/],
      [`https://public.dev/?q=${"x".repeat(1000)}`, /at most 1000 characters/],
      ["https://public.dev/?q=sk_live_0123456789abcdefABCD", /contains a Stripe secret key/],
      ["https://public.dev/?q=%73k_live_0123456789abcdefABCD", /contains a Stripe secret key/],
    ] as const;
    for (const [url, says] of urls) {
      const { page, asked } = await read(() => undefined, { url });
      expect([page, asked]).toMatchObject([refused(says), 0]);
    }
  });

  it("ends at a megabyte of an endless body, and at its time where nothing more comes", async () => {
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      const more = (): void => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    const { page } = await read(endless);
    expect(page).toMatchObject({ isCut: true });
    expect((page as { text: string }).text).toHaveLength(1_048_576);
    const slow: RequestListener = (_request, response) =>
      void response.writeHead(200, { "content-type": "text/plain" }).write("begins");
    expect((await read(slow, { timeoutMs: 300 })).page).toMatchObject(refused(/did not answer in time/));
    expect((await read(() => undefined, { timeoutMs: 300 })).page).toMatchObject(refused(/did not answer in time/));
  });
});

describe("no page of this network is read", () => {
  it("by any of 500 spellings of an address", { timeout: 60_000 }, async () => {
    const { dial, attempts } = watchedDial();
    await using guard = createEgress({ kind: "workspace" }, { dial });
    const before = inner.connections;
    for (let index = 0; index < 500; index += 1) {
      const url = addressSpelling(diceOf(3, index), inner.port)
        .replace(/^http:/, "https:")
        .replace(/:\d+(?=\/|$)/, "");
      const web = withoutTls(guard, inner.port);
      await expect(fetchPage({ web, url, signal, timeoutMs: 5000 })).rejects.toThrow();
      await expect(fetchPage({ web: guard, url, signal, timeoutMs: 5000 })).rejects.toThrow();
    }
    expect([attempts, inner.connections]).toEqual([[], before]);
  });

  it.each([
    "https://127.0.0.1/",
    "//localhost/",
    "https://169.254.169.254/latest",
    "https://[::1]/",
    "https://10.0.0.7/",
  ])("by a redirect to %s", async (location) => {
    const { page, attempts } = await read(leadsTo(location));
    expect(page).toMatchObject(refused(/leads to another host/));
    expect(attempts).toEqual([PUBLIC]);
  });

  it("by a name that changes its mind between the check and the connection, or between two hops", async () => {
    await using dns = await loopbackDns((_name, question) => (question === 0 ? [PUBLIC] : ["127.0.0.1"]));
    const { page, attempts } = await read(
      (request, response) => {
        response.setHeader("connection", "close");
        leadsTo("/again")(request, response);
      },
      { lookup: () => dns.lookup("public.dev") as Promise<{ address: string; family: number }[]> },
    );
    expect(page).toMatchObject({ code: "address_refused" });
    expect(attempts).toEqual([PUBLIC]);
    const mixed = await read(says("x"), {
      lookup: async () => [
        { address: PUBLIC, family: 4 },
        { address: "127.0.0.1", family: 4 },
      ],
    });
    expect([mixed.page, mixed.asked]).toMatchObject([{ code: "address_refused" }, 0]);
  });
});

it("stays quick for broken and hostile markup", () => {
  const many = 100_000;
  for (const html of ["<", "<a", "<!--", "<script>", "&#", "<b x='", "</", "<title>", "> <"]) {
    expect(typeof pageText(html.repeat(many))).toBe("string");
    expect(pageTitle(html.repeat(many)).length).toBeLessThanOrEqual(500);
  }
});
