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

const centsOf = (amount: number): number => Math.round(amount * 100);

/** What each person paid and what is their part; an expense for one person only is that person's part alone. */
export function balancesOf(people: readonly Flatmate[], expenses: readonly SharedExpense[]): Balance[] {
  return people.map((person, place) => {
    const own = expenses.filter((expense) => expense.paidById === person.id);
    const paid = sum(own.map((expense) => centsOf(expense.amount)));
    const share = sum(expenses.map((expense) => shareOf({ person, place, count: people.length }, expense)));
    return { person, paid: paid / 100, share: share / 100 };
  });
}

interface Sharer {
  person: Flatmate;
  /** Place among all who share, from 0. */
  place: number;
  count: number;
}

/** In cents, so that the shares of an expense add up to it. Whoever takes its odd cents differs from expense to expense. */
function shareOf({ person, place, count }: Sharer, expense: SharedExpense): number {
  const cents = centsOf(expense.amount);
  if (expense.onlyForId !== "") return expense.onlyForId === person.id ? cents : 0;
  const even = Math.floor(cents / count);
  const odd = cents - even * count;
  const turn = (place + (Math.abs(cents) % count)) % count;
  return even + (turn < odd ? 1 : 0);
}

/** Few payments that make everybody even: whoever owes most pays whoever is owed most. */
export function paymentsFor(balances: readonly Balance[]): Payment[] {
  const open = balances.map(({ person, paid, share }) => ({ person, cents: centsOf(paid - share) }));
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
