/** A browser's cookies for tests of sign-ins, and the domain that a workspace has proven. */
import { newId } from "@slipway/kernel/ids";

export interface TestBrowser {
  readonly cookies: Map<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function testBrowser(
  send: (path: string, init?: RequestInit) => Promise<Response>,
  appUrl: string,
  cookieHeader = "",
): TestBrowser {
  const cookies = new Map<string, string>();
  for (const pair of cookieHeader.split("; ").filter(Boolean)) {
    const at = pair.indexOf("=");
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return {
    cookies,
    async fetch(path, init) {
      const headers = new Headers(init?.headers);
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      headers.set("origin", new URL(appUrl).origin);
      if (init?.body !== undefined) headers.set("content-type", "application/json");
      const response = await send(path, { ...init, headers, redirect: "manual" });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (/max-age=0/i.test(line)) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      return response;
    },
  };
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** As after a look at DNS. */
export async function proveDomain(query: Query, workspaceId: string, domain: string): Promise<void> {
  await query("delete from email_domains where domain = $1", [domain]);
  await query(
    "insert into email_domains (id, workspace_id, domain, token, verified_at, seen_at) values ($1, $2, $3, 't', now(), now())",
    [newId("dom"), workspaceId, domain],
  );
}
