import type { ReactNode } from "react";
import AccountPage from "@/pages/Account";
import { useAccount } from "@/data/browser-accounts";

/** Entries are shown to the account they belong to; everybody else is asked to sign in. */
export function AccountGate({ children }: { children: ReactNode }) {
  return useAccount() ? children : <AccountPage />;
}
