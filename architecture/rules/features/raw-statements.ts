/** Features ask the database through the query builder, over the tables of their schema: docs/decisions/142. */
import type { Rule } from "../../source-tree.ts";
import { placeOf } from "../../places.ts";

/** The driver's pool and connections, and statements given to them as text. */
const DRIVER = /\b(?:pool|client)\.query\b|\bdatabase\.pool\b(?!\.query)|\btx\.client\b(?!\.query)/g;

/** Files that hand the pool to a library, which makes its own statements. */
const LIBRARIES: Readonly<Record<string, string>> = {
  "features/accounts/server/sign-in/sign-in-library.ts": "better-auth",
  "features/accounts/server/sign-in/rate-limits.ts": "rate-limiter-flexible",
};

export const rawStatements: Rule = (tree) =>
  tree.files
    .filter(({ path }) => {
      const { feature, slice, isTest } = placeOf(path);
      return feature !== null && slice === "server" && !isTest && !(path in LIBRARIES);
    })
    .flatMap(({ path }) =>
      tree
        .read(path)
        .split("\n")
        .flatMap((line, at) =>
          [...line.matchAll(DRIVER)].map(([used]) => ({
            path,
            line: at + 1,
            message: `${used}: ask through database.sql, tx.sql or database.read`,
          })),
        ),
    );
