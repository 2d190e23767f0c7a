import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { FIRST_TOOL, NO_VIEWS, type Navigation, type ViewPlace } from "@slipway/ui/navigation/navigation";
import { currentBlocker } from "@slipway/ui/navigation/view-blocker";
import { retryAll } from "@slipway/ui/slots/retry";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { afterStep, holdingEntries, isLayerEntry } from "./layer-history.ts";

/** State in `history.state`: a reload keeps it, a fresh link starts clean, Back works. [WB4] */
export interface ViewState {
  tool?: string;
  /** Views open inside the tool. [C2.01] */
  views?: readonly ViewPlace[];
  half?: "chat" | "tool";
  /** The chat has the whole page. Any choice of a tool ends it. [T2.10] */
  fullChat?: boolean;
}

interface Place {
  pathname: string;
  state: object;
}

/** Whether the visible view would be closed: settings and dialogs over it do not close it, nor does a change within it. */
export function leavesTool(from: Place, to: Place): boolean {
  const viewAt = ({ state }: Place): string => {
    const { tool = FIRST_TOOL, views = NO_VIEWS } = state as ViewState;
    return JSON.stringify([tool, views.map(({ id }) => id)]);
  };
  return from.pathname !== to.pathname || viewAt(from) !== viewAt(to);
}

/** Asks before a view with unsaved work is left in any way: a tool, a link, Back, or the browser's close. [T2.10] */
export function useLeaveGuard(): void {
  const { history } = useRouter();
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => currentBlocker() !== null,
        blockerFn: async ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) => {
          const words = currentBlocker();
          if (words === null || !leavesTool(currentLocation, nextLocation)) return false;
          const { title, text: body, confirm } = words;
          return !(await holdingEntries(() => askToConfirm({ title, body, confirm, tone: "danger" })));
        },
      }),
    [history],
  );
}

/** Parameters of a settings section in the address, which are removed with the section. [B9] */
const OF_SECTIONS = ["openTopUp", "openAutomaticTopUp", "workspace", "checkout"];

/** Same address with `?settings=` set or removed. */
export function withSettings(
  href: string,
  section: string | null,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(href, "http://app.invalid");
  for (const name of OF_SECTIONS) url.searchParams.delete(name);
  if (section === null) url.searchParams.delete("settings");
  else for (const [name, value] of Object.entries({ settings: section, ...query })) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** The view without the router's own state. */
const viewOf = ({ tool, views, half, fullChat }: ViewState): ViewState => ({
  ...(tool === undefined ? {} : { tool }),
  ...(views === undefined ? {} : { views }),
  ...(half === undefined ? {} : { half }),
  ...(fullChat === undefined ? {} : { fullChat }),
});

export function useRouterNavigation(): { navigation: Navigation; settings: string | null } {
  const router = useRouter();
  const location = useRouterState({ select: (state) => state.location });
  const view = location.state as ViewState;
  const query = location.searchStr;
  const settings = new URLSearchParams(query).get("settings");
  const inProject = location.pathname.startsWith("/projects/");
  const tool = inProject ? (view.tool ?? FIRST_TOOL) : null;
  const views = view.views ?? NO_VIEWS;
  const half = view.half ?? null;
  const fullChat = view.fullChat === true;
  // A person who goes elsewhere and back may have provided what was missing.
  useEffect(retryAll, [location.href, tool, half, fullChat]);
  const navigation = useMemo<Navigation>(() => {
    const { history } = router;
    const here = () => ({ href: history.location.href, view: history.location.state as ViewState });
    const move = (to: string, state?: ViewState, replaces = isLayerEntry(history)) =>
      replaces ? history.replace(to, state) : history.push(to, state);
    return {
      query,
      tool,
      views,
      half,
      fullChat,
      go: (to, options) => afterStep(() => move(to, undefined, options?.replace === true || isLayerEntry(history))),
      openSettings: (section, parameters) =>
        afterStep(() => {
          const { href, view } = here();
          const replaces = new URLSearchParams(history.location.search).has("settings");
          // Closing returns to the earlier place and keeps the view.
          move(withSettings(href, section, parameters), viewOf(view), replaces || isLayerEntry(history));
        }),
      openTool: (next, views) =>
        afterStep(() => move(here().href, { tool: next, half: "tool", ...(views === undefined ? {} : { views }) })),
      showViews: (views, how = "push") =>
        afterStep(() => {
          const state = { ...viewOf(here().view), views };
          move(here().href, state, how === "replace" || isLayerEntry(history));
        }),
      showChat: () =>
        afterStep(() => {
          const { tool, views } = viewOf(here().view);
          move(here().href, { tool, ...(views === undefined ? {} : { views }), half: "chat" });
        }),
      toggleFullChat: () =>
        afterStep(() => move(here().href, { ...viewOf(here().view), fullChat: !here().view.fullChat })),
    };
  }, [router, query, tool, views, half, fullChat]);
  return { navigation, settings };
}
