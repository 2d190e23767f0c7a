/** That Postgres reads what passes as one expression is shown in `features/cloud-database/server/policy-expressions.test.ts`. */
import { expect, it } from "vitest";
import { expressionProblem, MAX_EXPRESSION_CHARACTERS } from "./one-expression.ts";

it.each([
  "true",
  "user_id = (select auth.uid())",
  "title = 'a;b -- c /* d */'",
  "title = E'it\\'s; \\\\'",
  'exists (select from public."odd;)name" where id = any (array[1, 2]))',
  "body = $$ ); drop table x; -- $$",
  "(auth.jwt() ->> 'email') like '%@example.com'",
])("passes %s", (text) => expect(expressionProblem(text)).toBeNull());

it.each([
  ["", "An expression is required."],
  [" \n", "An expression is required."],
  ["true; drop table x", "It has a semicolon. Write one expression."],
  ["true -- and", "It has a comment. Write one expression."],
  ["true /* and */", "It has a comment. Write one expression."],
  ["true) with check (true", "A bracket is closed that was not opened."],
  ["(true", "A bracket is not closed."],
  ["a[1)", "A bracket is closed that was not opened."],
  ["title = 'a", "A quote is not closed."],
  ['"a', "A quote is not closed."],
  ["$a$ x $b$", "A quote is not closed."],
  ["E'a\\'", "A quote is not closed."],
  ["title ~ '\\d'", "Write texts with a backslash as E'…\\\\…'."],
  ["E'a'\n'\\' )'", "Write texts with a backslash as E'…\\\\…'."],
  ["\u00a0E'\\') --'", "It has a space that Postgres reads as part of a name."],
  ["a\0", "It has a character that Postgres does not take."],
  ["\ud800", "It has a character that Postgres does not take."],
  ["(".repeat(101), "It has too many brackets."],
  ["x".repeat(MAX_EXPRESSION_CHARACTERS + 1), "It has at most 4000 characters."],
])("refuses %j: %s", (text, problem) => expect(expressionProblem(text)).toBe(problem));
