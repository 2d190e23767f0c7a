import type { ReactNode } from "react";
import { BringOver } from "@/components/app/BringOver";
import { SignedIn } from "@/components/app/SignedIn";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { openEntries, useSession } from "@/data/session";
// #if roles
import { canChange } from "@/data/roles";
// #end
import AccountPage from "@/pages/Account";
// #if roles

/** Whoever only reads is shown no way to change entries: no forms, and no buttons that add, edit, delete, import or decide. */
const onlyReads = "contents [&_form:not([data-own])]:hidden [&_.border-dashed_button]:hidden [&_[data-changes]]:hidden [&_:is(button,a):has(.lucide-plus,.lucide-pencil,.lucide-trash-2,.lucide-upload,.lucide-check)]:hidden [&_dialog_:is(input,select,textarea)]:pointer-events-none";
// #end

/** Entries are shown to who may see them, once they are there; everybody else is asked to sign in. */
export function AccountGate({ children }: { children: ReactNode }) {
  const { phase, account } = useSession();
  switch (phase) {
    case "unconnected":
      return (
        <EmptyState
          title={__("The database is not connected")}
          hint={__("This app was built without the address of its database, so nobody can sign in.")}
        />
      );
    case "checking":
    case "loading":
      return (
        <p role="status" className="py-16 text-center text-muted-foreground">
          {__("Loading…")}
        </p>
      );
    case "failed":
      return (
        <EmptyState
          title={__("The entries could not be loaded")}
          hint={__("The database does not answer. Nothing is lost; please try again in a moment.")}
          action={<Button onClick={() => void openEntries()}>{__("Try again")}</Button>}
        />
      );
    // #if roles
    case "waiting":
      return (
        <>
          {account && <SignedIn name={account.name} />}
          <EmptyState
            title={__("You are signed in, and the owner has to let you in")}
            hint={__("The owner of this app does that under Account, People. This page then opens by itself.")}
            action={<Button onClick={() => void openEntries()}>{__("Try again")}</Button>}
          />
        </>
      );
    // #end
    case "out":
      return <AccountPage />;
    case "ready":
      return (
        <>
          {account && <SignedIn name={account.name} />}
          {/* #if roles */}
          {!canChange() && (
            <p className="mb-4 rounded-card border bg-card px-4 py-2 text-sm text-muted-foreground">
              {__("You may read here and not change anything. The owner can make you an editor.")}
            </p>
          )}
          {/* #end */}
          <BringOver />
          {/* #if roles */}
          <div className={canChange() ? "contents" : onlyReads}>{children}</div>
          {/* #else */}
          {children}
          {/* #end */}
        </>
      );
  }
}
