import { boardField } from "../../emit/app/entity-views.ts";
import type { Entity } from "../../plan/plan.ts";

const board =
  /(?<![\p{L}])(?:(?:status|ticket|issue|task|support) ?-?boards?|kanban(?:[ -]board)?|pipeline(?: ?-?(?:board|view|stages))?|board (?:view|by status|of|with (?:the )?(?:status|columns))|(?:and|with|on) an? board|statusboard|ticket-?board|status-?tafel|tafel (?:nach|mit) (?:status|spalten)|tablero (?:de (?:estados?|tickets|incidencias)|por estado|kanban))(?![\p{L}])/iu;

/** "With a status board": the first list stands in columns, one for each state. */
export function asBoard(entities: Entity[], text: string): Entity[] {
  const [main, ...others] = entities;
  const columns = main && !main.view && board.test(text) ? boardField(main) : undefined;
  return main && columns ? [{ ...main, view: "board", boardBy: columns.key }, ...others] : entities;
}

const anyBoard = /(?<![\p{L}])(?:boards?|kanban|columns|tafel|spalten|tablero|columnas)(?![\p{L}])/iu;

/** The first list that moves through states, where a board is asked for among several lists. */
export function boardsOf(entities: Entity[], text: string): Entity[] {
  if (!anyBoard.test(text)) return entities;
  const states = (entity: Entity): boolean =>
    boardField(entity) !== undefined && /^(?:status|state|estado)$/iu.test(boardField(entity)!.label);
  const main = entities.find(states);
  return entities.map((entity) =>
    entity === main ? { ...entity, view: "board", boardBy: boardField(entity)!.key } : entity,
  );
}
