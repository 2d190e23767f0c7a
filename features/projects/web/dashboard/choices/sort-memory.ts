/** The dashboard's last chosen order, kept in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ProjectSort } from "../../../contract/index.ts";

interface Remembered {
  sort: ProjectSort;
}

export const useSort = create<Remembered>()(
  persist((): Remembered => ({ sort: "edited" }), {
    name: "slipway-projects-sort",
    // Another version of Slipway may have left an order that this one does not know.
    merge: (stored, initial) => {
      const sort = (stored as Partial<Remembered> | undefined)?.sort;
      return sort === "name" || sort === "created" ? { sort } : initial;
    },
  }),
);

export const chooseSort = (sort: ProjectSort): void => {
  useSort.setState({ sort });
};
