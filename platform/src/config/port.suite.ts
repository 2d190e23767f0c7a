/**
 * Behaviour of every source of the configuration: all of it or nothing, each problem by name and rule, no secret shown.
 */
import { AppError } from "@slipway/kernel/errors";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../testing/hostile-inputs.ts";
import type { Config } from "./port.ts";

export interface ConfigSource {
  read(given: Readonly<Record<string, string>>, overrides?: Partial<Config>): Config;
  describe(config: Config): { variable: string; value: string }[];
  /** A valid value for each name. */
  good: Readonly<Record<string, string>>;
  /** Invalid names and values, and the rule that each message has to state. */
  bad: readonly (readonly [name: string, value: string, rule: string])[];
  /** Values that are invalid whatever the others are. */
  together: Readonly<Record<string, string>>;
  /** Valid values that hold `SECRET` wherever a secret may appear. */
  secrets: Readonly<Record<string, string>>;
}

export const SECRET = "s3cret-of-the-suite";

export function configSuite(title: string, source: ConfigSource): void {
  const failureOf = (given: Record<string, string>): AppError => {
    try {
      source.read(given);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    throw new Error("the configuration was accepted");
  };
  const linesOf = ({ userMessage }: AppError): string[] => userMessage.split("\n").slice(1);

  describe(`configuration: ${title}`, () => {
    it("has a working default for everything, and takes a good value for everything", () => {
      const standard = source.read({});
      for (const [name, value] of Object.entries(standard)) expect(value, name).not.toBeUndefined();
      expect(source.read({})).toEqual(standard);
      expect(Object.keys(source.read(source.good)).sort()).toEqual(Object.keys(standard).sort());
    });

    it("treats empty values as absent", () => {
      const empty = Object.fromEntries(Object.keys(source.good).map((name) => [name, ""]));
      expect(source.read(empty)).toEqual(source.read({}));
    });

    it("lets its caller override a value, and leaves its input unchanged", () => {
      const given = Object.freeze({ ...source.good });
      const overrides = Object.freeze({ previewsMax: 3, dataDir: "/srv/elsewhere" });
      expect(source.read(given, overrides)).toMatchObject(overrides);
    });

    it.each(source.bad)("refuses %s=%s and says why", (name, value, rule) => {
      const failure = failureOf({ [name]: value });
      expect(failure).toMatchObject({ code: "invalid_configuration" });
      expect(linesOf(failure).filter((line) => line.trim().startsWith(`${name}: `) && line.includes(rule))).not.toEqual(
        [],
      );
    });

    it("reports every problem at once, one line each", () => {
      const names = linesOf(failureOf(source.together)).map((line) => line.trim().split(": ")[0]);
      expect(names.sort()).toEqual(Object.keys(source.together).sort());
    });

    it("shows no secret, neither of what it took nor of what it refused", () => {
      const config = source.read(source.secrets);
      expect(JSON.stringify(config)).toContain(SECRET);
      const rows = source.describe(config);
      expect(rows.filter(({ value }) => value.includes(SECRET))).toEqual([]);
      for (const [name, value, rule] of source.bad) {
        const { userMessage, details } = failureOf({ [name]: value });
        expect(userMessage + JSON.stringify(details), `${name}: ${rule}`).not.toContain(SECRET);
      }
    });

    it("describes itself with one line for each name", () => {
      const names = source.describe(source.read(source.good)).map(({ variable }) => variable);
      expect(new Set(names).size).toBe(names.length);
    });

    it("answers any input with a configuration or with named problems", () => {
      const names = Object.keys(source.good);
      const odd = fc.oneof(
        fc.constantFrom(...hostileTexts.filter(({ length }) => length < 1000)),
        fc.string({ unit: "binary" }),
        fc.webUrl(),
      );
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 6 }), (given) => {
          try {
            source.describe(source.read(given));
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            expect(linesOf(error).length).toBeGreaterThan(0);
            for (const line of error.details as string[]) expect(line).toMatch(/^[A-Z][A-Z0-9_]+: ./);
          }
        }),
        { numRuns: 50 },
      );
    });
  });
}
