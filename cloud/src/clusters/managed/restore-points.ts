/** Copies of a project's database on the operator's server to come back to. */
import { randomText } from "@slipway/kernel/ids";
import type { PointOrder, Run } from "../life-cycle/engine.ts";
import { beyondMax } from "../restore-points.ts";
import type { RestorePoint } from "../port.ts";
import { restorePointMissing } from "../refusals.ts";
import {
  beforeName,
  bytesOf,
  close,
  copy,
  dress,
  drop,
  exchange,
  nextName,
  open,
  pointName,
} from "./server/databases.ts";
import type { ManagedProject } from "./managed-project.ts";
import type { ManagedServer } from "./server/server.ts";
import { settled } from "./settle.ts";

interface Place {
  server: ManagedServer;
  project: ManagedProject;
  run: Run;
}

/** For use inside a transition. */
export async function takePoint(
  { server, project, run }: Place,
  { label, keep, now }: PointOrder & { now: number },
): Promise<RestorePoint> {
  const { ref, schema } = project.record;
  const id = `rp${randomText(14)}`;
  const name = pointName(ref, id);
  await project.quietly(run, () => copy(server, project.name, name));
  await server.run(`revoke all on database ${name} from public`);
  const point = { id, createdAt: now, label, bytes: await bytesOf(server, [name]), schema };
  const { points, gone } = beyondMax([...project.record.points, point], keep);
  await project.save({ points });
  for (const { id: old } of gone) await drop(server, pointName(ref, old));
  return { id, createdAt: now, label, bytes: point.bytes };
}

/** For use inside a transition. */
export async function dropPoint(server: ManagedServer, project: ManagedProject, pointId: string): Promise<void> {
  const { ref } = project.record;
  const points = project.record.points.filter(({ id }) => id !== pointId);
  if (points.length === project.record.points.length) return;
  await project.save({ points });
  await drop(server, pointName(ref, pointId));
}

/** For use inside a transition. What was there before keeps its name until the copy is whole. */
export async function putBack({ server, project, run }: Place, pointId: string): Promise<void> {
  const { ref } = project.record;
  const point = project.record.points.find(({ id }) => id === pointId);
  if (point === undefined) throw restorePointMissing();
  const [incoming, aside] = [nextName(ref), beforeName(ref)];
  for (const leftover of [incoming, aside]) await drop(server, leftover);
  try {
    await copy(server, pointName(ref, pointId), incoming);
    await dress(server, incoming, project.record);
    // Answers before it takes the other one's place.
    await open(server, incoming);
    await project.asOwner((client) => client.query("select 1"), { database: incoming });
    await close(server, incoming);
    // It may be from before a change of the schema.
    await project.save({ restoring: { schema: point.schema } });
    await project.quietly(run, () => exchange(server, { incoming, name: project.name, aside }));
  } finally {
    await project.save(await settled(server, project.record));
    await drop(server, incoming);
  }
  await drop(server, aside);
  project.ear.announce();
}
