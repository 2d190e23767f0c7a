/** An OpenID provider on loopback that speaks Google's part: codes for tokens, and the keys its ID tokens are signed with. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { GoogleEndpoints } from "./google.ts";

export interface TestGoogle extends AsyncDisposable {
  endpoints: GoogleEndpoints;
  /** The code a browser brings back after this person agreed. */
  agree(claims: Record<string, unknown>): string;
  idToken(claims: Record<string, unknown>): Promise<string>;
}

const CLIENT = { id: "client.apps.example", secret: "the/secret" };
export const GOOGLE_SETTINGS = {
  external_google_enabled: true,
  external_google_client_id: `${CLIENT.id},ios.apps.example`,
  external_google_secret: CLIENT.secret,
};

export async function startTestGoogle(): Promise<TestGoogle> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256" };
  const codes = new Map<string, Record<string, unknown>>();
  let origin = "";
  const idToken = (claims: Record<string, unknown>): Promise<string> =>
    new SignJWT({ iss: origin, aud: CLIENT.id, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "k1" })
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
  const server = createServer((request, response) => {
    const answer = (status: number, value: unknown): void =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (request.url === "/keys") {
      answer(200, { keys: [key] });
      return;
    }
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const form = new URLSearchParams(text);
      const claims = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const isClient = form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
      if (claims === undefined || !isClient || !form.get("redirect_uri")!.endsWith("/auth/v1/callback")) {
        answer(400, { error: "invalid_grant" });
        return;
      }
      void idToken(claims).then((id_token) => answer(200, { id_token, access_token: "ga", refresh_token: "gr" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoints: {
      authorize: `${origin}/authorize`,
      token: `${origin}/token`,
      keys: `${origin}/keys`,
      issuers: [origin],
    },
    agree(claims) {
      const code = randomUUID();
      codes.set(code, claims);
      return code;
    },
    idToken,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
