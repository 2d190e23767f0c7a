/**
 * A provider whose every answer a test can falsify. Untouched it is strict: it checks client, code, redirect address and
 * PKCE, and signs with the key that it publishes.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

export interface Script {
  claims: Record<string, unknown>;
  /** Makes another token of the claims. */
  forge?: (claims: Record<string, unknown>) => Promise<string>;
  /** Changes the discovery document. */
  discovery?: (document: Record<string, unknown>) => Record<string, unknown>;
  /** Answers instead, by path. */
  answers: Map<string, (response: ServerResponse) => void>;
}

export interface ScriptedProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly client: { client_id: string; client_secret: string };
  readonly requests: string[];
  /** Bodies that the token endpoint got. */
  readonly exchanges: URLSearchParams[];
  script: Script;
  /** As somebody who signs in at the page: the address that the browser is sent back to. */
  signIn(page: string): string;
  sign(claims: Record<string, unknown>): Promise<string>;
  /** With the signature of a token about somebody else. */
  splice(claims: Record<string, unknown>): Promise<string>;
  /** With a key that it does not publish. */
  signStrangely(claims: Record<string, unknown>): Promise<string>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const piece of request) text += String(piece);
  return text;
};

const json = (response: ServerResponse, value: unknown, status = 200): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const [own, strange] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" }] };
  const client = { client_id: "slipway", client_secret: "a+secret/with:signs%" };
  const codes = new Map<string, URLSearchParams>();
  const server = createServer((request, response) => {
    const path = request.url!.split("?")[0]!;
    provider.requests.push(path);
    const answer = provider.script.answers.get(path);
    if (answer !== undefined) answer(response);
    else if (path === "/.well-known/openid-configuration")
      json(response, (provider.script.discovery ?? ((it) => it))(discovery));
    else if (path === "/jwks") json(response, jwks);
    else if (path === "/token") void exchange(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const discovery = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  };
  const signWith = (key: CryptoKey, claims: Record<string, unknown>): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(key);

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await bodyOf(request));
    provider.exchanges.push(body);
    const asked = codes.get(body.get("code") ?? "");
    codes.delete(body.get("code") ?? "");
    const [id, secret] = Buffer.from((request.headers.authorization ?? "").replace("Basic ", ""), "base64")
      .toString()
      .split(":")
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    if (id !== client.client_id || secret !== client.client_secret)
      return json(response, { error: "invalid_client" }, 401);
    if (asked?.get("code_challenge") !== challenge || asked.get("redirect_uri") !== body.get("redirect_uri"))
      return json(response, { error: "invalid_grant" }, 400);
    const now = Math.floor(Date.now() / 1000);
    const base = {
      iss: issuer,
      aud: client.client_id,
      sub: "someone",
      iat: now,
      exp: now + 300,
      nonce: asked.get("nonce"),
    };
    const claims = { ...base, ...provider.script.claims };
    const forge = provider.script.forge ?? ((it) => signWith(own.privateKey, it));
    json(response, { access_token: "at", token_type: "Bearer", id_token: await forge(claims) });
  }

  const provider: ScriptedProvider = {
    issuer,
    client,
    requests: [],
    exchanges: [],
    script: { claims: {}, answers: new Map() },
    signIn(page) {
      const asked = new URL(page).searchParams;
      const code = `code-${codes.size}-${Math.random()}`;
      codes.set(code, asked);
      return `${asked.get("redirect_uri")!}?${new URLSearchParams({ code, state: asked.get("state")! })}`;
    },
    sign: (claims) => signWith(own.privateKey, claims),
    async splice(claims) {
      const [head, , signature] = (await provider.sign({ ...claims, email: "someone@corp.test" })).split(".");
      return [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
    },
    signStrangely: (claims) => signWith(strange.privateKey, claims),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

const JSON_TYPE = { "content-type": "application/json" };
/** Longer than is read. */
export const huge = (response: ServerResponse): void =>
  void response.writeHead(200, JSON_TYPE).end(JSON.stringify("x".repeat(300_000)));
/** Begins and never goes on. */
export const endless = (response: ServerResponse): void => void response.writeHead(200, JSON_TYPE).write("{");

/** A token without a signature. */
export const unsecured = (claims: object): string =>
  [{ alg: "none" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".") + ".";
