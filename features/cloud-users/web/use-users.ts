/** The users' view in the history, and what it asks for. [C9.08] */
import { useRoute } from "@slipway/ui/api/use-route";
import { cloudContract } from "../../cloud/contract/index.ts";
import { midnight } from "../contract/signups.ts";

export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface UsersState {
  search: string;
  /** From 1. */
  page: number;
  size: number;
  /** Local midnight of the day whose signups are shown, in epoch milliseconds; null: of all days. */
  day: number | null;
}

export function readUsersState({ search, page, size, day }: Readonly<Record<string, unknown>>): UsersState {
  return {
    search: typeof search === "string" ? search.slice(0, 200) : "",
    page: typeof page === "number" && page >= 1 ? Math.floor(page) : 1,
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    day: typeof day === "number" ? day : null,
  };
}

export function useUsers(projectId: string, { search, page, size, day }: UsersState) {
  const query = {
    limit: size,
    offset: (page - 1) * size,
    ...(search === "" ? {} : { search }),
    ...(day === null
      ? {}
      : { created_from: new Date(day).toISOString(), created_before: new Date(midnight(day, 1)).toISOString() }),
  };
  return useRoute(cloudContract.users, { params: { id: projectId }, query }, { keepPrevious: true });
}

export const usersPath = (projectId: string): string => `/projects/${projectId}/cloud/users`;
