import type { Navigation } from "@slipway/ui/navigation/navigation";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";

/** What rides in `history.state`: a reload keeps it, a fresh link starts clean, Back works. [WB4] */
export interface ViewState {
  tool?: string;
  half?: "chat" | "tool";
}

/** The tool a fresh link opens. */
const FIRST_TOOL = "preview";

/** Same address with `?settings=` set or removed. */
export function withSettings(href: string, section: string | null): string {
  const url = new URL(href, "http://app.invalid");
  if (section === null) url.searchParams.delete("settings");
  else url.searchParams.set("settings", section);
  return url.pathname + url.search + url.hash;
}

export function useRouterNavigation(): { navigation: Navigation; settings: string | null } {
  const router = useRouter();
  const location = useRouterState({ select: (state) => state.location });
  const view = location.state as ViewState;
  const settings = new URLSearchParams(location.searchStr).get("settings");
  const inProject = location.pathname.startsWith("/projects/");
  const tool = inProject ? (view.tool ?? FIRST_TOOL) : null;
  const half = view.half ?? null;
  const navigation = useMemo<Navigation>(() => {
    const href = () => router.history.location.href;
    const keep = () => router.history.location.state as ViewState;
    return {
      tool,
      half,
      go: (to, options) => (options?.replace ? router.history.replace(to) : router.history.push(to)),
      openSettings: (section) => {
        // Closing goes back to where the person was; the view rides along.
        const { tool: current, half: side } = keep();
        const replaces = new URLSearchParams(router.history.location.search).has("settings");
        const to = withSettings(href(), section);
        const state = { tool: current, half: side };
        if (replaces) router.history.replace(to, state);
        else router.history.push(to, state);
      },
      openTool: (next) => router.history.push(href(), { tool: next, half: "tool" }),
      showChat: () => router.history.push(href(), { tool: keep().tool, half: "chat" }),
    };
  }, [router, tool, half]);
  return { navigation, settings };
}
