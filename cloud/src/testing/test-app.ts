/** A project's app for a test file: its clients, its mails, and its settings. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { openTestProject, TEST_URL, type TestProject } from "./test-project.ts";
import type { AuthTools } from "../auth/auth-call.ts";
import { createAuthService } from "../auth/service.ts";

export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

export interface TestApp extends AsyncDisposable {
  project: TestProject;
  /** Mails since `settle` was called last. */
  mails: SentMail[];
  /** Applies settings from now on and forgets the mails. */
  settle(values?: Record<string, unknown>): void;
  /** A new person. */
  someone(): { email: string; password: string };
  /** A client with a browser and an address of its own. */
  client(key?: string, flowType?: "implicit" | "pkce"): SupabaseClient;
  admin(): SupabaseClient["auth"]["admin"];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export const SITE = "http://localhost:3000";
export const AUTH = `${TEST_URL}/auth/v1`;
export const codeIn = (mail: SentMail): string => /code: (\d+)/.exec(mail.text)![1]!;
export const linkIn = (mail: SentMail): string => /https?:\/\/\S+\/verify\S+/.exec(mail.text)![0];

const offline: typeof globalThis.fetch = async () => new Response(null, { status: 503 });

export async function openTestApp(tools: Partial<Pick<AuthTools, "fetch" | "google">> = {}): Promise<TestApp> {
  const mails: SentMail[] = [];
  const mail = { send: async (message: SentMail) => (mails.push(message), { id: String(mails.length) }) };
  const project = await openTestProject([createAuthService({ fetch: offline, ...tools, mail })]);
  let number = 0;
  const app: TestApp = {
    project,
    mails,
    settle(values = {}) {
      mails.length = 0;
      project.save("auth", { site_url: SITE, uri_allow_list: ["https://*.app.example/**"], ...values });
    },
    someone: () => ({ email: `person${(number += 1)}@mail.example`, password: `correct horse ${number}` }),
    client(key = project.keys.anonKey, flowType = "implicit") {
      const store = new Map<string, string>();
      const storage = {
        getItem: (name: string) => store.get(name) ?? null,
        setItem: (name: string, value: string) => void store.set(name, value),
        removeItem: (name: string) => void store.delete(name),
      };
      const auth = { autoRefreshToken: false, detectSessionInUrl: false, flowType, storage };
      return createClient(TEST_URL, key, {
        auth: { ...auth, storageKey: `s${(number += 1)}` },
        global: { fetch: project.fetch, headers: { "x-test-address": `198.51.100.${number % 250}` } },
      });
    },
    admin: () => app.client(project.keys.serviceKey).auth.admin,
    async post(path, body, headers = {}) {
      const answer = await project.fetch(`${AUTH}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-test-address": `203.0.113.${(number += 1) % 250}`,
          ...headers,
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
    },
    [Symbol.asyncDispose]: () => project[Symbol.asyncDispose](),
  };
  app.settle();
  return app;
}
