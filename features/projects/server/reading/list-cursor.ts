/** Position in a list: the sort, the last row's value, and its id. */
import { invalidRequest } from "@slipway/kernel/errors";
import type { ProjectSort } from "../../contract/index.ts";

interface Sorted {
  id: string;
  displayName: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface Place {
  value: Date | string;
  id: string;
}

export function cursorAfter(sort: ProjectSort, row: Sorted): string {
  const value =
    sort === "name"
      ? Buffer.from(row.displayName).toString("base64url")
      : (sort === "created" ? row.createdAt : row.updatedAt).getTime();
  return `${sort}.${value}.${row.id}`;
}

const rule = "is not one that a list answered";
const foreign = () => invalidRequest(`cursor: ${rule}`, { field: "cursor", rule });

/** Throws 400 for a cursor that no list has returned, or a list in another order. */
export function readCursor(sort: ProjectSort, cursor: string): Place {
  const match = /^(\w+)\.([\w-]{1,500})\.([0-9a-z]{1,64})$/.exec(cursor);
  if (match === null || match[1] !== sort) throw foreign();
  const [, , value, id] = match;
  if (sort !== "name") {
    if (!/^\d{1,13}$/.test(value!)) throw foreign();
    return { value: new Date(Number(value)), id: id! };
  }
  const title = Buffer.from(value!, "base64url").toString("utf8");
  // Postgres stores no zero character, so no title holds one.
  if (title.includes("\0")) throw foreign();
  return { value: title, id: id! };
}
