import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { type Client, createClient } from "@slipway/kernel/contract/client";
import { randomText } from "@slipway/kernel/ids";

/** Paths that take a token and no cookie. */
const WITH_TOKEN = "/cloud/db-proxy/";
const PASSWORD = "correct horse battery";

export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Headers of this person's browser: session cookie and origin. */
  readonly headers: Record<string, string>;
  readonly call: Client;
}

interface SignUp {
  appUrl: string;
  send: typeof fetch;
  name: string;
}

/** Throws when the app does not let the person in. */
export async function signUpPerson({ appUrl, send, name }: SignUp): Promise<TestPerson> {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, ".")}.${randomText(6)}@example.com`;
  const origin = new URL(appUrl).origin;
  const response = await send(`${appUrl}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ name, email, password: PASSWORD }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0]!)
    .join("; ");
  if (!response.ok || cookie === "")
    throw new Error(`${name} could not sign up: ${response.status} ${await response.text()}`);
  const headers = { cookie, origin };
  const plain = createClient({ baseUrl: appUrl, fetch: send, headers: () => headers });
  /** Behaves like the web app. [K8] */
  const call: Client = async (route, input, options) => {
    if (!route.path.includes(WITH_TOKEN)) return plain(route, input, options);
    const { token } = await plain(accountsContract.createAccessToken, {});
    return plain(route, input, { ...options, headers: { authorization: `Bearer ${token}`, ...options?.headers } });
  };
  return {
    name,
    email,
    password: PASSWORD,
    headers,
    call,
  };
}
