import type { ListShape } from "../entities/entity.ts";
import { dailyRows } from "./daily.ts";
import { homeRows } from "./home.ts";
import { moneyRows } from "./money.ts";
import { peopleRows } from "./people.ts";
import { rowLines, rowsFrom, type ListRows } from "./row-lines.ts";
import { salesRows } from "./sales.ts";
import { sharingRows } from "./sharing.ts";
import { stockRows } from "./stock.ts";
import { workRows } from "./work.ts";

const lines = rowLines(stockRows, moneyRows, workRows, peopleRows, homeRows, salesRows, sharingRows, dailyRows);

/** The sample rows of a list in the three languages. */
export function knownRows(shape: ListShape): ListRows {
  const found = lines.get(shape.key);
  if (!found) throw new Error(`No sample rows for ${shape.key}`);
  return rowsFrom(found, shape);
}
