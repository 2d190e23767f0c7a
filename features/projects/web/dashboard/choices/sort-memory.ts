/** The order of the dashboard, as this browser was last asked for it. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ProjectSort } from "../../../contract/index.ts";

interface Remembered {
  sort: ProjectSort;
}

export const useSort = create<Remembered>()(
  persist((): Remembered => ({ sort: "edited" }), {
    name: "slipway-projects-sort",
    // What an older or newer Slipway has left there is no order of ours.
    merge: (stored, initial) => {
      const sort = (stored as Partial<Remembered> | undefined)?.sort;
      return sort === "name" || sort === "created" ? { sort } : initial;
    },
  }),
);

export const chooseSort = (sort: ProjectSort): void => {
  useSort.setState({ sort });
};
