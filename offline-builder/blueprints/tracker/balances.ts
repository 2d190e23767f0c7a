import type { Flatmate } from "@/data/flatmates";
import type { SharedExpense } from "@/data/shared-expenses";

export interface Balance {
  person: Flatmate;
  paid: number;
  share: number;
}

export interface Payment {
  from: Flatmate;
  to: Flatmate;
  amount: number;
}

/** What each person paid and what is their part; an expense for one person only is that person's part alone. */
export function balancesOf(people: readonly Flatmate[], expenses: readonly SharedExpense[]): Balance[] {
  return people.map((person) => ({
    person,
    paid: sum(expenses.filter((expense) => expense.paidById === person.id).map((expense) => expense.amount)),
    share: sum(expenses.map((expense) => shareOf(person, expense, people.length))),
  }));
}

function shareOf(person: Flatmate, expense: SharedExpense, count: number): number {
  if (expense.onlyForId === "") return expense.amount / count;
  return expense.onlyForId === person.id ? expense.amount : 0;
}

/** Few payments that make everybody even: whoever owes most pays whoever is owed most. */
export function paymentsFor(balances: readonly Balance[]): Payment[] {
  const open = balances.map(({ person, paid, share }) => ({ person, cents: Math.round((paid - share) * 100) }));
  const payments: Payment[] = [];
  for (let turn = 0; turn < balances.length; turn++) {
    open.sort((one, other) => one.cents - other.cents);
    const debtor = open.at(0);
    const creditor = open.at(-1);
    if (!debtor || !creditor || debtor.cents >= 0 || creditor.cents <= 0) break;
    const cents = Math.min(-debtor.cents, creditor.cents);
    payments.push({ from: debtor.person, to: creditor.person, amount: cents / 100 });
    debtor.cents += cents;
    creditor.cents -= cents;
  }
  return payments;
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
