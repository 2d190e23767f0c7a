import { partFailure } from "./part-failure.ts";

const loaded = new Map<() => Promise<readonly unknown[]>, Promise<readonly unknown[]>>();

/** One promise for each loader, for React's `use`. A list that could not be loaded is asked for again the next time. */
export function loadedList<Entry>(load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
  const known = loaded.get(load) as Promise<readonly Entry[]> | undefined;
  if (known !== undefined) return known;
  const list = load().catch(async (error: unknown) => {
    loaded.delete(load);
    throw await partFailure(error);
  });
  loaded.set(load, list);
  return list;
}
