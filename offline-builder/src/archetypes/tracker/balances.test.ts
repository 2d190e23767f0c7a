/** Shared expenses add up to the cent. */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";

/** The blueprint's types come from files of the app that it becomes a part of. */
const blueprint = readFileSync(new URL("../../../blueprints/tracker/balances.ts", import.meta.url), "utf8");
const code = encodeURIComponent(stripTypeScriptTypes(blueprint));
const { balancesOf, paymentsFor } = (await import(`data:text/javascript,${code}`)) as Rules;

interface Person {
  id: string;
  name: string;
}
interface Expense {
  id: string;
  amount: number;
  paidById: string;
  onlyForId: string;
}
interface Balance {
  person: Person;
  paid: number;
  share: number;
}
interface Rules {
  balancesOf(people: readonly Person[], expenses: readonly Expense[]): Balance[];
  paymentsFor(balances: readonly Balance[]): { from: Person; to: Person; amount: number }[];
}

const people = ["ana", "ben", "cem"].map((id) => ({ id, name: id }));
const spent = (amount: number, paidById: string, onlyForId = ""): Expense => ({
  id: `${amount}-${paidById}`,
  amount,
  paidById,
  onlyForId,
});
const cents = (amount: number): number => Math.round(amount * 100);
const total = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe("expenses that several people share", () => {
  it.each([
    [[spent(100, "ana")]],
    [[spent(0.01, "ben")]],
    [[spent(103.47, "ana"), spent(60.47, "ben"), spent(42.98, "cem")]],
    [[spent(10, "ana"), spent(10, "ana"), spent(10, "ana"), spent(20.2, "ben", "cem")]],
  ])("are split so that shares, debts and payments are equal to the cent", (expenses) => {
    const balances = balancesOf(people, expenses);
    const spentAll = total(expenses.map(({ amount }) => cents(amount)));
    expect(total(balances.map(({ share }) => cents(share)))).toBe(spentAll);
    expect(total(balances.map(({ paid }) => cents(paid)))).toBe(spentAll);
    const payments = paymentsFor(balances);
    for (const { person, paid, share } of balances) {
      const out = total(payments.filter(({ from }) => from === person).map(({ amount }) => cents(amount)));
      const back = total(payments.filter(({ to }) => to === person).map(({ amount }) => cents(amount)));
      expect(cents(paid - share) + out - back).toBe(0);
    }
  });

  it("do not leave the odd cent with the same person each time", () => {
    const shares = [100, 200, 400, 500].map((amount) =>
      balancesOf(people, [spent(amount, "ana")]).map(({ share }) => share),
    );
    const dearest = shares.map((row) => row.indexOf(Math.max(...row)));
    expect(new Set(dearest).size).toBeGreaterThan(1);
  });
});
