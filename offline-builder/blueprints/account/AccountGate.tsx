import type { ReactNode } from "react";
import { SignedIn } from "@/components/app/SignedIn";
import { useAccount } from "@/data/browser-accounts";
import AccountPage from "@/pages/Account";

/** Entries are shown to the account they belong to; everybody else is asked to sign in. */
export function AccountGate({ children }: { children: ReactNode }) {
  const account = useAccount();
  if (!account) return <AccountPage />;
  return (
    <>
      <SignedIn name={account.name} />
      {children}
    </>
  );
}
