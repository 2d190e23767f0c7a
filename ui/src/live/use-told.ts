/** Follows a live path that says only that something changed, and reads what was fetched before again. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { invalidatePath } from "../api/use-route.ts";
import { reduceDocs, type LiveDocs } from "./live-state.ts";
import { useLive } from "./use-live.ts";

/** Another one with each change; left out before the first. */
type Told = Record<"changed", string | undefined>;
const NONE: LiveDocs<Told> = new Map();

/**
 * `paths` of calls, each with everything below it. They are read again too when the path is closed to the person who had it,
 * and once when following begins: what changed between their answer and that moment is told to nobody.
 */
export function useTold(live: string, paths: readonly string[]): void {
  const cache = useQueryClient();
  const { data, ready, closed } = useLive(live, { initial: NONE, reducer: reduceDocs<Told> });
  const changed = [...data.values()][0]?.changed;
  const isOut = data.size > 0 && closed === "not_found";
  const version = isOut ? "closed" : ready ? (changed ?? "begun") : undefined;
  const known = useRef(version);
  const meant = paths.join(" ");
  useEffect(() => {
    if (version === undefined || version === known.current) return;
    known.current = version;
    for (const path of meant.split(" ")) void invalidatePath(cache, path);
  }, [cache, version, meant]);
}
