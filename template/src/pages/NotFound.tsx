import { Link } from "react-router";
import { buttonClass } from "@/components/ui/button";

export default function NotFound() {
  return (
    <main className="wrap flex min-h-[70vh] flex-col items-start justify-center gap-5">
      <p className="text-sm font-medium text-muted-foreground">404</p>
      <h1 className="text-title">This page does not exist</h1>
      <Link to="/" className={buttonClass()}>
        Go to the first page
      </Link>
    </main>
  );
}
