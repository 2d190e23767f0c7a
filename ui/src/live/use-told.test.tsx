import { route } from "@slipway/kernel/contract/route";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useRoute } from "../api/use-route.ts";
import { answerCalls, pageText, render, success, type Rendered } from "../testing/render.tsx";
import type { LiveState } from "./live-state.ts";
import { useTold } from "./use-told.ts";

const LIVE = "workspaces/w1/changes";
const role = route({ method: "GET", path: "/role", policy: "signedIn", summary: "" });

function Screen() {
  useTold(LIVE, ["/role"]);
  const answer = useRoute(role, {}).data as { role: string } | undefined;
  return <p>{answer?.role}</p>;
}

afterEach(() => void vi.unstubAllGlobals());

/** Fills the live path as the hub would. */
const tell = (page: Rendered, state: Pick<LiveState<unknown>, "closed"> & { changed?: string; seq: number }) =>
  act(async () => {
    const { changed, seq, closed } = state;
    const data = new Map([["changes", changed === undefined ? {} : { changed }]]);
    page.cache.setQueryData(["live", LIVE, {}], { data, seq, ready: true, closed });
  });

it("reads again once following begins, at each change, and when the path is closed", async () => {
  let now = "owner";
  const asked = answerCalls({ "GET /role": () => success({ role: now }) });
  await using page = await render(<Screen />);
  const shows = (word: string, requests: number) =>
    page.settle(() => {
      expect(pageText()).toContain(word);
      expect(asked).toHaveLength(requests);
    });
  await shows("owner", 1);
  // Changed before anybody was there to be told.
  now = "editor";
  await tell(page, { seq: 1, closed: null });
  await shows("editor", 2);
  now = "viewer";
  await tell(page, { changed: "c1", seq: 2, closed: null });
  await shows("viewer", 3);
  now = "nobody";
  await tell(page, { changed: "c1", seq: 2, closed: "not_found" });
  await shows("nobody", 4);
});
