import { route } from "@slipway/kernel/contract/route";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { knowNobodyIsSignedIn, useRouteOrNull } from "./use-route.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const user = route({ method: "GET", path: "/user", policy: "signedIn", summary: "" });

afterEach(() => vi.unstubAllGlobals());

it("does not ask who is signed in while the page knows that nobody is, and asks after a sign-in", async () => {
  const fetched = vi.fn(async () => Response.json({ id: "u1" }));
  vi.stubGlobal("fetch", fetched);
  const cache = createQueryClient();
  knowNobodyIsSignedIn(cache, user, {});
  const seen: unknown[] = [];
  function Reader() {
    seen.push(useRouteOrNull(user, {}).data);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <Reader />
      </QueryClientProvider>,
    ),
  );
  expect([seen.at(-1), fetched.mock.calls.length]).toEqual([null, 0]);
  await act(async () => cache.invalidateQueries());
  await act(async () => vi.waitFor(() => expect(seen.at(-1)).toEqual({ id: "u1" })));
  await act(async () => root.unmount());
});
