/** A real OpenID Connect provider on this machine, with its own pages: any address signs in with any password. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";

export interface RealProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly client: { client_id: string; client_secret: string };
  /** Opens it for the client, once. */
  register(redirectUrl: string): void;
}

/** The name that signs in is the email address. */
export async function startRealProvider(): Promise<RealProvider> {
  let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: "slipway", client_secret: "a-secret-of-the-test" };
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "own", alg: "RS256", use: "sig" };
  return {
    issuer,
    client,
    register(redirectUrl) {
      const provider = new Provider(issuer, {
        clients: [{ ...client, redirect_uris: [redirectUrl] }],
        claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({ sub: id, email: id, email_verified: true, name: id.split("@")[0]! }),
        }),
        pkce: { required: () => true },
        cookies: { keys: ["one key of the test"] },
        jwks: { keys: [key] },
        ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
      });
      handle = provider.callback();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
