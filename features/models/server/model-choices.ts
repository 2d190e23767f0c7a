/** Which model answers when nobody picks one, and which one goes on when another is down: the operator's choice. */
import { AppError } from "@slipway/kernel/errors";
import type { ModelId } from "@slipway/kernel/model-options";
import type { Needs } from "../../services.ts";
import type { ModelChoices } from "../contract/index.ts";
import { modelChoices } from "./model-tables.ts";

export async function readChoices({ database }: Needs<"database">): Promise<ModelChoices> {
  const rows = await database.sql.select().from(modelChoices);
  const chosen = (kind: "auto" | "fallback"): ModelId | null => rows.find((row) => row.kind === kind)?.option ?? null;
  return { auto: chosen("auto"), fallback: chosen("fallback") };
}

/** AppError 400 `model_not_configured` for a model that nobody serves to everybody. */
export async function putChoices(
  { database, models }: Needs<"database" | "models">,
  { auto, fallback }: ModelChoices,
): Promise<void> {
  const rows = [
    { kind: "auto" as const, option: auto },
    { kind: "fallback" as const, option: fallback },
  ].flatMap(({ kind, option }) => (option === null ? [] : [{ kind, option }]));
  for (const { option } of rows) if (option === "auto" || models.resolve(option).embedded) throw noChoice();
  await database.transaction(async (tx) => {
    await tx.sql.delete(modelChoices);
    if (rows.length > 0) await tx.sql.insert(modelChoices).values(rows);
  });
}

const noChoice = (): AppError =>
  new AppError({
    code: "model_not_configured",
    status: 400,
    userMessage: "Choose one of the connected models by its name.",
  });
