import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { GivenLevel } from "../level-rules.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** At most one link of a project has not ended. [S5] */
export const magicCodes = pgTable("magic_codes", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  codeHash: text("code_hash").notNull(),
  /** For showing the link again. Null once it has ended. [S4] */
  sealedCode: text("sealed_code"),
  accessLevel: text("access_level").$type<GivenLevel>().notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  /** People who joined, and accounts that were asked for with it. */
  uses: integer("uses").notNull().default(0),
  endedAt: time("ended_at"),
});
