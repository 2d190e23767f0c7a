import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { signOut } from "@/data/$session$";

/** Who is signed in, on every page, and the way out. */
export function SignedIn({ name }: { name: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-sm text-muted-foreground print:hidden">
      <Link to="$account$" className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
        {__("Signed in as")} {name}
      </Link>
      <Button variant="ghost" size="sm" onClick={() => void signOut()}>
        <LogOut aria-hidden className="size-4" />
        {__("Sign out")}
      </Button>
    </div>
  );
}
