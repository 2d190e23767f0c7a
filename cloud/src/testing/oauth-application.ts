/** Another application that signs people in with their account of a project's app, as a program of its own would. */
import { createHash, randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { AUTH, type TestApp } from "./test-app.ts";

export const CALLBACK = "https://partner.example/callback";

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface Application {
  id: string;
  secret: string;
  redirect: string;
}

export interface Started {
  /** Null where the answer leads elsewhere. */
  authorizationId: string | null;
  status: number;
  location: URL | null;
  body: Record<string, unknown> | null;
  verifier: string;
}

export interface Applications {
  /** Confidential unless told otherwise. */
  register(fields?: Record<string, unknown>): Promise<Application>;
  /** Sends somebody to the project: `params` replace what is usually asked, undefined leaves it out. */
  begin(application: Application, params?: Record<string, string | undefined>): Promise<Started>;
  /** Where the person is led after they agreed. */
  agree(person: SupabaseClient, authorizationId: string): Promise<URL>;
  /** The whole way to a code. */
  codeFor(
    person: SupabaseClient,
    application: Application,
    params?: Record<string, string | undefined>,
  ): Promise<{ code: string; verifier: string; back: URL }>;
  /** `fields` go as a form; an application with a secret proves itself by Basic. */
  token(application: Application, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  redeem(application: Application, got: { code: string; verifier: string }): Promise<Answer>;
  get(path: string, token?: string): Promise<Answer>;
  /** The whole way to tokens. */
  tokensFor(person: SupabaseClient, application: Application): Promise<Record<string, unknown>>;
  refresh(application: Application, refreshToken: unknown): Promise<Answer>;
  /** A new person of the project's own app. */
  signedUp(data?: Record<string, unknown>): Promise<{ app: SupabaseClient; id: string; email: string }>;
}

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
};

const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");
const basicOf = ({ id, secret }: Application): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`;

export function applicationsOf({ project, admin, client, someone }: TestApp): Applications {
  let address = 0;
  const from = (): Record<string, string> => ({ "x-test-address": `192.0.2.${(address += 1) % 250}` });
  const applications: Applications = {
    async register(fields = {}) {
      const wanted = { client_name: "Partner", redirect_uris: [CALLBACK], ...fields };
      const { data, error } = await admin().oauth.createClient(wanted);
      if (error) throw error;
      return { id: data.client_id, secret: data.client_secret ?? "", redirect: data.redirect_uris[0]! };
    },
    async begin(application, params = {}) {
      const verifier = randomBytes(32).toString("base64url");
      const query = new URLSearchParams();
      const asked = {
        response_type: "code",
        client_id: application.id,
        redirect_uri: application.redirect,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
        scope: "openid email profile",
        state: "s 1&2",
        ...params,
      };
      for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, value);
      const response = await project.fetch(`${AUTH}/oauth/authorize?${query}`, { headers: from() });
      const to = response.headers.get("location");
      const location = to === null ? null : new URL(to);
      return {
        status: response.status,
        location,
        authorizationId: location?.searchParams.get("authorization_id") ?? null,
        body: to === null ? ((await response.json()) as Record<string, unknown>) : null,
        verifier,
      };
    },
    async agree(person, authorizationId) {
      const { data, error } = await person.auth.oauth.approveAuthorization(authorizationId);
      if (error) throw error;
      return new URL(data.redirect_url);
    },
    async codeFor(person, application, params) {
      const { authorizationId, verifier } = await applications.begin(application, params);
      const back = await applications.agree(person, authorizationId!);
      return { code: back.searchParams.get("code")!, verifier, back };
    },
    async token(application, fields, headers = {}) {
      const proof: Record<string, string> = application.secret === "" ? {} : { authorization: basicOf(application) };
      const body = new URLSearchParams(application.secret === "" ? { client_id: application.id, ...fields } : fields);
      return answerOf(
        await project.fetch(`${AUTH}/oauth/token`, {
          method: "POST",
          headers: { ...from(), ...proof, ...headers },
          body,
        }),
      );
    },
    redeem: (application, { code, verifier }) =>
      applications.token(application, {
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: application.redirect,
      }),
    async get(path, token) {
      const proof: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return answerOf(await project.fetch(`${AUTH}${path}`, { headers: { ...from(), ...proof } }));
    },
    async tokensFor(person, application) {
      return (await applications.redeem(application, await applications.codeFor(person, application))).body;
    },
    refresh: (application, refreshToken) =>
      applications.token(application, { grant_type: "refresh_token", refresh_token: String(refreshToken) }),
    async signedUp(data = {}) {
      const app = client();
      const person = someone();
      const { data: made, error } = await app.auth.signUp({ ...person, options: { data } });
      if (error) throw error;
      return { app, id: made.user!.id, email: person.email };
    },
  };
  return applications;
}
