/**
 * Places tables for a diagram: tables that refer to each other form a group, in which a table stands right of those that it
 * refers to. Groups fill shelves, and tables without references follow in columns. The same input gives the same picture.
 */

export interface Box {
  id: string;
  width: number;
  height: number;
}

/** `from` refers to `to`. */
export interface Link {
  from: string;
  to: string;
}

export interface Placed extends Box {
  x: number;
  y: number;
}

export interface Layout {
  boxes: Placed[];
  width: number;
  height: number;
}

/** Room for the lines between two columns. */
const COLUMN_GAP = 72;
const ROW_GAP = 22;
const GROUP_GAP = 56;
/** Width over height of the whole picture. */
const ASPECT = 1.4;
/** A column may be this much higher than that, because lines that pass a cut are hard to follow. */
const UNCUT = 1.35;
const SWEEPS = 6;

type Neighbours = ReadonlyMap<string, readonly string[]>;

/** Lists of neighbours in one direction; links to the box itself or to unknown boxes do not count. */
function neighboursOf(boxes: readonly Box[], links: readonly Link[]): Neighbours {
  const lists = new Map<string, string[]>(boxes.map(({ id }) => [id, []]));
  for (const { from, to } of links) {
    const list = lists.get(from);
    if (from !== to && list !== undefined && lists.has(to) && !list.includes(to)) list.push(to);
  }
  return lists;
}

/** Groups of boxes that links connect, each in the order of the boxes. */
function groupsOf(boxes: readonly Box[], targets: Neighbours): Box[][] {
  const parents = new Map(boxes.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    while (parents.get(root) !== root) {
      const above = parents.get(parents.get(root)!)!;
      parents.set(root, above);
      root = above;
    }
    return root;
  };
  for (const [from, list] of targets) for (const to of list) parents.set(rootOf(from), rootOf(to));
  const groups = Map.groupBy(boxes, ({ id }) => rootOf(id));
  return [...groups.values()];
}

/** Length of the longest way of references from each box. A reference that closes a circle does not count. */
function ranksOf(group: readonly Box[], targets: Neighbours): Map<string, number> {
  const ranks = new Map<string, number>();
  const isOpen = new Set<string>();
  for (const { id: first } of group) {
    // A stack of its own: references may be nested more deeply than calls may.
    const stack = [first];
    while (stack.length > 0) {
      const id = stack.at(-1)!;
      if (ranks.has(id)) {
        stack.pop();
        continue;
      }
      const list = targets.get(id)!;
      const waiting = isOpen.has(id) ? [] : list.filter((to) => !ranks.has(to) && !isOpen.has(to));
      isOpen.add(id);
      if (waiting.length > 0) {
        stack.push(...waiting);
        continue;
      }
      stack.pop();
      ranks.set(id, 1 + Math.max(-1, ...list.map((to) => ranks.get(to) ?? -1)));
    }
  }
  return ranks;
}

/** Orders each column by where the neighbours of its boxes stand in the other columns, so that few lines cross. */
function ordered(columns: Box[][], linked: Neighbours): Box[][] {
  const places = new Map<string, number>();
  const note = (column: readonly Box[]): void =>
    column.forEach(({ id }, at) => places.set(id, (at + 0.5) / column.length));
  columns.forEach(note);
  const next = [...columns];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const indexes = next.map((_, at) => (sweep % 2 === 0 ? at : next.length - 1 - at));
    for (const index of indexes) {
      const wanted = new Map(
        next[index]!.map(({ id }) => {
          const around = linked.get(id)!;
          const sum = around.reduce((total, one) => total + places.get(one)!, 0);
          return [id, around.length === 0 ? places.get(id)! : sum / around.length] as const;
        }),
      );
      next[index] = next[index]!.toSorted((one, other) => wanted.get(one.id)! - wanted.get(other.id)!);
      note(next[index]);
    }
  }
  return next;
}

const heightOf = (column: readonly Box[]): number =>
  column.reduce((sum, { height }) => sum + height + ROW_GAP, -ROW_GAP);

/** Cuts a column that is higher than `max` into columns beside each other. */
function split(column: readonly Box[], max: number): Box[][] {
  const parts: Box[][] = [];
  let height = Infinity;
  for (const box of column) {
    if (height + box.height > max) {
      parts.push([]);
      height = 0;
    }
    parts.at(-1)!.push(box);
    height += box.height + ROW_GAP;
  }
  return parts;
}

const wantedHeight = (boxes: readonly Box[], gap: number): number => {
  const area = boxes.reduce((sum, { width, height }) => sum + (width + gap) * (height + ROW_GAP), 0);
  return Math.max(Math.sqrt(area / ASPECT), ...boxes.map(({ height }) => height));
};

/** Columns from left to right; shorter ones stand in the middle when `isCentred`. */
function placeColumns(columns: readonly (readonly Box[])[], gap: number, isCentred: boolean): Layout {
  const height = Math.max(0, ...columns.map(heightOf));
  const boxes: Placed[] = [];
  let x = 0;
  for (const column of columns) {
    let y = isCentred ? (height - heightOf(column)) / 2 : 0;
    for (const box of column) {
      boxes.push({ ...box, x, y });
      y += box.height + ROW_GAP;
    }
    x += Math.max(...column.map(({ width }) => width)) + gap;
  }
  return { boxes, width: Math.max(0, x - gap), height };
}

function placeGroup(group: readonly Box[], targets: Neighbours, linked: Neighbours): Layout {
  const ranks = ranksOf(group, targets);
  const columns = Map.groupBy(group, ({ id }) => ranks.get(id)!);
  const inOrder = [...columns].toSorted(([one], [other]) => one - other).map(([, column]) => column);
  const max = UNCUT * wantedHeight(group, COLUMN_GAP);
  return placeColumns(
    ordered(inOrder, linked).flatMap((column) => split(column, max)),
    COLUMN_GAP,
    true,
  );
}

/** Fills shelves with groups, the highest first. */
function pack(groups: readonly Layout[]): Layout {
  const area = groups.reduce((sum, { width, height }) => sum + (width + GROUP_GAP) * (height + GROUP_GAP), 0);
  const max = Math.max(Math.sqrt(area * ASPECT), ...groups.map(({ width }) => width));
  const boxes: Placed[] = [];
  let [x, y, shelf, width] = [0, 0, 0, 0];
  for (const group of groups.toSorted((one, other) => other.height - one.height)) {
    if (x > 0 && x + group.width > max) {
      y += shelf + GROUP_GAP;
      [x, shelf] = [0, 0];
    }
    for (const box of group.boxes) boxes.push({ ...box, x: box.x + x, y: box.y + y });
    shelf = Math.max(shelf, group.height);
    x += group.width + GROUP_GAP;
    width = Math.max(width, x - GROUP_GAP);
  }
  return { boxes, width, height: y + shelf };
}

/** Ids of boxes are unique. */
export function layout(boxes: readonly Box[], links: readonly Link[]): Layout {
  if (boxes.length === 0) return { boxes: [], width: 0, height: 0 };
  const targets = neighboursOf(boxes, links);
  const back = neighboursOf(
    boxes,
    links.map(({ from, to }) => ({ from: to, to: from })),
  );
  const linked = new Map(boxes.map(({ id }) => [id, [...new Set([...targets.get(id)!, ...back.get(id)!])]]));
  const groups = groupsOf(boxes, targets);
  const single = groups.filter(({ length }) => length === 1).flat();
  const placed = groups.filter(({ length }) => length > 1).map((group) => placeGroup(group, targets, linked));
  const rest = single.length === 0 ? [] : split(single, wantedHeight(single, ROW_GAP));
  return pack([...placed, ...(rest.length === 0 ? [] : [placeColumns(rest, ROW_GAP, false)])]);
}
