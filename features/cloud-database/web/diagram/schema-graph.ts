/** Tables and references as boxes and lines of the diagram. Pure. */
import type { CloudColumn, CloudTable } from "../../../cloud/contract/index.ts";
import { layout, type Layout, type Placed } from "../../contract/diagram/layout.ts";
import type { TableReference } from "../../contract/schema-details.ts";

/** Sizes in pixels, as the style sheet draws them. */
export const BOX = { width: 232, head: 34, row: 21, foot: 6, maxColumns: 12 } as const;
const BEND = 36;

export interface BoxColumn {
  name: string;
  type: string;
  isKey: boolean;
}

export interface TableBox extends Placed {
  /** "orders", or "auth.users" outside the schema public. */
  label: string;
  /** Null: it is not one of the app's tables, and opens nothing. */
  table: CloudTable | null;
  columns: BoxColumn[];
  /** Columns that are not drawn. */
  more: number;
}

export interface Line {
  id: string;
  from: string;
  to: string;
  path: string;
}

export interface Graph extends Pick<Layout, "width" | "height"> {
  boxes: TableBox[];
  lines: Line[];
}

/** The short names that Postgres knows as well, because a box is narrow. */
const SHORT: Readonly<Record<string, string>> = {
  "timestamp with time zone": "timestamptz",
  "timestamp without time zone": "timestamp",
  "time without time zone": "time",
  "time with time zone": "timetz",
  "double precision": "float8",
};
const shortType = (type: string): string => SHORT[type] ?? type.replace("character varying", "varchar");

const idOf = (schema: string, table: string): string => JSON.stringify([schema, table]);

const sized = (box: Omit<TableBox, keyof Placed> & { id: string }): Omit<TableBox, "x" | "y"> => ({
  ...box,
  width: BOX.width,
  height: BOX.head + (box.columns.length + (box.more > 0 ? 1 : 0)) * BOX.row + BOX.foot,
});

function tableBox(table: CloudTable): Omit<TableBox, "x" | "y"> {
  const keys = new Set(table.primary_keys.map(({ name }) => name));
  const drawn = (column: CloudColumn): BoxColumn => ({
    name: column.name,
    type: shortType(column.data_type),
    isKey: keys.has(column.name),
  });
  const shown = table.columns.length > BOX.maxColumns ? table.columns.slice(0, BOX.maxColumns - 1) : table.columns;
  return sized({
    ...{ id: idOf("public", table.name), label: table.name, table },
    ...{ columns: shown.map(drawn), more: table.columns.length - shown.length },
  });
}

/** Tables that are referred to and are not among the app's own, such as `auth.users`. */
function outsideBoxes(references: readonly TableReference[], known: ReadonlySet<string>) {
  const outside = references.filter((one) => !known.has(idOf(one.to_schema, one.to_table)));
  return [...Map.groupBy(outside, (one) => idOf(one.to_schema, one.to_table))].map(([id, [first]]) =>
    sized({
      ...{ id, label: first!.to_schema === "public" ? first!.to_table : `${first!.to_schema}.${first!.to_table}` },
      ...{ table: null, more: 0 },
      columns: first!.to_columns.slice(0, BOX.maxColumns).map((name) => ({ name, type: "", isKey: true })),
    }),
  );
}

/** Height of a column's row in the diagram; a column that is not drawn counts to the last row. */
function rowOf({ y, columns, more }: TableBox, column: string): number {
  const at = columns.findIndex(({ name }) => name === column);
  const row = at === -1 ? columns.length - (more > 0 ? 0 : 1) : at;
  return y + BOX.head + (Math.max(0, row) + 0.5) * BOX.row;
}

function pathOf(from: TableBox, to: TableBox, { columns, to_columns }: TableReference): string {
  const [y, toY] = [rowOf(from, columns[0] ?? ""), rowOf(to, to_columns[0] ?? "")];
  const isRight = from.x >= to.x + to.width;
  const isLeft = from.x + from.width <= to.x;
  const [x, out] = isRight ? [from.x, -BEND] : [from.x + from.width, BEND];
  // Boxes above each other are joined at their right sides.
  const [toX, into] = isLeft ? [to.x, -BEND] : [to.x + to.width, BEND];
  return `M${x} ${y} C${x + out} ${y} ${toX + into} ${toY} ${toX} ${toY}`;
}

export function schemaGraph(tables: readonly CloudTable[], references: readonly TableReference[]): Graph {
  const own = tables.map(tableBox);
  const boxes = [...own, ...outsideBoxes(references, new Set(own.map(({ id }) => id)))];
  const ends = references.map((one) => ({
    ...{ one, from: idOf("public", one.table), to: idOf(one.to_schema, one.to_table) },
  }));
  const { boxes: places, width, height } = layout(boxes, ends);
  const placeOf = new Map(places.map((placed) => [placed.id, placed]));
  const placed = boxes.map((box) => ({ ...box, x: placeOf.get(box.id)!.x, y: placeOf.get(box.id)!.y }));
  const byId = new Map(placed.map((box) => [box.id, box]));
  const lines = ends.flatMap(({ one, from, to }) => {
    const [first, last] = [byId.get(from), byId.get(to)];
    // A table that was made since the tables were read.
    if (first === undefined || last === undefined) return [];
    return [{ id: `${from} ${one.constraint}`, from, to, path: pathOf(first, last, one) }];
  });
  return { boxes: placed, lines, width, height };
}

const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

/** The nearest of the app's tables in the direction of an arrow key; null for other keys, and at the edge. */
export function nextBox(boxes: readonly TableBox[], from: TableBox, key: string): TableBox | null {
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key as keyof typeof DIRECTIONS] : null;
  if (direction === null) return null;
  let [best, least]: [TableBox | null, number] = [null, Infinity];
  for (const box of boxes) {
    const x = box.x + box.width / 2 - from.x - from.width / 2;
    const y = box.y + box.height / 2 - from.y - from.height / 2;
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    const cost = along + 2 * aside;
    if (box.table !== null && along > 0 && aside <= 2 * along && cost < least) [best, least] = [box, cost];
  }
  return best;
}
