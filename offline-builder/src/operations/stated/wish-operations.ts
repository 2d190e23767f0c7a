/**
 * What of a first request may be carried out on the app just planned: rules, orders, marks and figures of its lists. None of
 * them adds a page or changes the look, and each says nothing where it does not find what the words name.
 */
import { addChart } from "../charts/add-chart.ts";
import { namedOptionTone } from "../choices/option-tone.ts";
import { markOverdue } from "../lists/mark-overdue.ts";
import { fieldRule } from "../records/field-rules.ts";
import { hideDone } from "../rows/hide-done.ts";
import { totalLine } from "../rows/total-line.ts";
import { dayOrder } from "../rules/day-order.ts";
import { fieldLimits } from "../rules/limits.ts";
import { uniqueField } from "../rules/unique-field.ts";
import { valueMark } from "../values/value-mark.ts";
import type { Operation } from "../operation.ts";
import { countedBy } from "./counted-by.ts";
import { dayLimits } from "./day-limits.ts";
import { entriesFirst } from "./entries-first.ts";
import { listOrder } from "./list-order.ts";
import { markEntries } from "./mark-entries.ts";
import { mostPer } from "./most-per.ts";
import { overlap } from "./overlap.ts";
import { wishedFigure } from "./stated-figure.ts";

export const wishOperations: readonly Operation[] = [
  overlap,
  dayLimits,
  mostPer,
  uniqueField,
  dayOrder,
  fieldLimits,
  fieldRule,
  markEntries,
  valueMark,
  markOverdue,
  namedOptionTone,
  entriesFirst,
  listOrder,
  countedBy,
  wishedFigure,
  hideDone,
  totalLine,
  addChart,
];
