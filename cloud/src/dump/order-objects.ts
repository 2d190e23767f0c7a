/** The order in which objects are made: each behind those that it needs, otherwise by rank and age. */

export interface DumpedObject {
  rank: number;
  /** Class and oid in the catalogs. */
  key: string;
  /** Objects that it brings along: their needs are its own. */
  owns: readonly string[];
  sql: string;
}

export interface Dependency {
  of: string;
  needs: string;
}

type Needs = ReadonlyMap<string, readonly string[]>;

/** Objects of the dump that one needs: by way of anything that the dump makes along with others, such as types of arrays. */
function neededBy(object: DumpedObject, byKey: ReadonlyMap<string, DumpedObject>, needs: Needs): Set<DumpedObject> {
  const found = new Set<DumpedObject>();
  const waiting = [object.key, ...object.owns];
  const seen = new Set(waiting);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const next of needs.get(key) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      const other = byKey.get(next);
      if (other === undefined || other === object) waiting.push(next);
      else found.add(other);
    }
  }
  return found;
}

export function orderObjects(objects: readonly DumpedObject[], dependencies: readonly Dependency[]): DumpedObject[] {
  const byKey = new Map(objects.flatMap((object) => [object.key, ...object.owns].map((key) => [key, object] as const)));
  const needs = new Map<string, string[]>();
  for (const { of, needs: needed } of dependencies) needs.set(of, [...(needs.get(of) ?? []), needed]);
  const age = ({ key }: DumpedObject): number => Number(key.split(" ")[1]);
  const inRank = objects.toSorted((one, other) => one.rank - other.rank || age(one) - age(other));
  const ordered = new Set<DumpedObject>();
  // Deeper than the stack of calls may be, so without recursion. In a ring the first one that was met comes last.
  for (const object of inRank) {
    const path: { object: DumpedObject; left: DumpedObject[] }[] = [];
    const begun = new Set<DumpedObject>();
    const enter = (one: DumpedObject): void => {
      if (ordered.has(one) || begun.has(one)) return;
      begun.add(one);
      const left = [...neededBy(one, byKey, needs)].toSorted((a, b) => b.rank - a.rank || age(b) - age(a));
      path.push({ object: one, left });
    };
    enter(object);
    while (path.length > 0) {
      const top = path.at(-1)!;
      const next = top.left.pop();
      if (next !== undefined) enter(next);
      else ordered.add(path.pop()!.object);
    }
  }
  return [...ordered];
}
