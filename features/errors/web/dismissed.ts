/** Errors that this person does not want to see in this session. They stay open for everybody else. [T4.03] [ER2] */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

const MAX_DISMISSED = 300;

const useIds = create<{ ids: readonly string[] }>()(
  persist((): { ids: readonly string[] } => ({ ids: [] }), {
    name: "slipway-dismissed-errors",
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export const useDismissed = (): readonly string[] => useIds(({ ids }) => ids);

export function dismiss(...ids: readonly string[]): void {
  useIds.setState((state) => ({ ids: [...state.ids.filter((id) => !ids.includes(id)), ...ids].slice(-MAX_DISMISSED) }));
}
