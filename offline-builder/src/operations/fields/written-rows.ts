import type { ObjectExpression } from "oxc-parser";
import { blankOf } from "../../emit/app/entity-data.ts";
import { entityNames, property } from "../../emit/app/naming.ts";
import { appendProperty, propertyOf } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, removeWithLine, type Source } from "../../edit/source.ts";
import type { Entity, Field } from "../../plan/plan.ts";

/** Rows that pages write themselves, `sessions.add({ … })`, beside the form: they get the new fields, empty. */
export function completeWrites(project: ProjectEdit, entity: Entity, added: readonly Field[]) {
  inWrites(project, entity, (source, row) => {
    const missing = added.filter((field) => !propertyOf(row, property(field)));
    for (const field of missing) appendProperty(source, row, `${property(field)}: ${blankOf(field)}`);
    return missing.length > 0;
  });
}

/** The same rows without a field that is gone. */
export function takeFromWrites(project: ProjectEdit, entity: Entity, key: string) {
  inWrites(project, entity, (source, row) => {
    const own = propertyOf(row, key);
    if (!own) return false;
    const at = row.properties.indexOf(own);
    if (at > 0 && at === row.properties.length - 1) source.edits.remove(row.properties[at - 1]!.end, own.end);
    else removeWithLine(source, own);
    return true;
  });
}

type Change = (source: Source, row: ObjectExpression) => boolean;

function inWrites(project: ProjectEdit, entity: Entity, change: Change) {
  const { many } = entityNames(entity);
  for (const path of project.paths.filter((name) => /\.tsx?$/.test(name))) {
    if (!project.text(path)?.includes(`${many}.add({`)) continue;
    const source = project.open(path);
    if (!source) continue;
    const done = findAll(source.program, "CallExpression").map(({ node: { callee, arguments: given } }) => {
      const [row] = given;
      const adds =
        callee.type === "MemberExpression" &&
        callee.object.type === "Identifier" &&
        callee.object.name === many &&
        callee.property.type === "Identifier" &&
        callee.property.name === "add";
      return adds && row?.type === "ObjectExpression" && !row.properties.some(({ type }) => type === "SpreadElement")
        ? change(source, row)
        : false;
    });
    if (done.some(Boolean)) project.save(path, source);
  }
}
