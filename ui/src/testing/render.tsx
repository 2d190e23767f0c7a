/** Puts a screen on the page as the shell does, for tests: theme, query cache, toasts, dialogs from code. */
import { MantineProvider } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { DialogHost } from "../kit/dialogs/dialog-host.tsx";
import { theme } from "../theme/theme.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Rendered extends AsyncDisposable {
  readonly cache: QueryClient;
  /** Resolves once the condition holds; rejects with its last failure after 5 s. */
  settle(condition: () => void): Promise<void>;
}

const WITHIN_MS = 5000;

/** Updates are drawn when `act` ends, so every check of the page has its own. */
async function settle(condition: () => void): Promise<void> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    await act(() => new Promise<void>((done) => void setTimeout(done, 10)));
    try {
      condition();
      return;
    } catch (unmet) {
      if (Date.now() > until) throw unmet;
    }
  }
}

export async function render(node: ReactNode): Promise<Rendered> {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const cache = createQueryClient();
  await act(async () =>
    root.render(
      <MantineProvider env="test" theme={theme} withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={cache}>
          {node}
          <DialogHost />
        </QueryClientProvider>
        <Notifications />
      </MantineProvider>,
    ),
  );
  return {
    cache,
    settle,
    async [Symbol.asyncDispose]() {
      await act(async () => {
        notifications.clean();
        root.unmount();
      });
      host.remove();
    },
  };
}

/** Everything a person can read now, dialogs and toasts included. */
export const pageText = (): string => document.body.textContent ?? "";

const nameOf = (element: Element): string => {
  const labelled =
    document.getElementById(element.getAttribute("aria-labelledby") ?? "") ??
    (element.id === "" ? null : document.querySelector(`label[for="${element.id}"]`));
  return (element.getAttribute("aria-label") ?? labelled?.textContent ?? element.textContent ?? "").trim();
};

/** The newest element of a kind with this name: `aria-label`, its label, else its text. */
export function named<E extends HTMLElement>(selector: string, name: string): E {
  const found = [...document.querySelectorAll<E>(selector)].findLast((element) => nameOf(element) === name);
  if (found === undefined) throw new Error(`no ${selector} is named ${name}; there is: ${pageText()}`);
  return found;
}

export const press = (name: string): Promise<void> =>
  act(async () => named("button, a, [role=menuitem]", name).click());

/** Types as a keyboard does: React listens to the input event, not to the property. */
export const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

export const key = (target: HTMLElement, name: string): Promise<void> =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: name, code: name, bubbles: true, cancelable: true }));
  });

/** Tooltips open on keyboard focus as they do on hover. */
export const focus = (target: HTMLElement): Promise<void> => act(async () => target.focus());

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  /** Set for calls with a token; the browser itself sends the session's cookie. */
  authorization?: string;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/** Answers the app's calls by `"METHOD /path"` below `/api`; others get 404. Undo with `vi.unstubAllGlobals()`. */
export function answerCalls(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/api/, "");
    const authorization = new Headers(init.headers).get("authorization");
    const one: Asked = {
      method: init.method ?? "GET",
      path,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      ...(authorization === null ? {} : { authorization }),
    };
    asked.push(one);
    const answer = answers[`${one.method} ${path.split("?", 1)[0]!}`];
    return answer === undefined ? failure(404, { code: "not_found", message: "Not there." }) : answer(one);
  });
  return asked;
}

export const success = (body: object = {}): Response => Response.json(body);

export const failure = (
  status: number,
  error: { code?: string; message: string; details?: unknown; trace_id?: string },
): Response => Response.json({ error: { code: "x", trace_id: "trace-1", ...error } }, { status });
