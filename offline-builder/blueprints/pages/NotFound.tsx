import { Link } from "react-router";
import { buttonClass } from "@/components/ui/button";

export default function NotFound() {
  return (
    <div className="wrap flex min-h-[60vh] flex-col items-start justify-center gap-5">
      <title>{__("Page not found")}</title>
      <p className="text-sm font-medium text-muted-foreground">404</p>
      <h1 className="text-title">{__("This page does not exist")}</h1>
      <Link to="/" className={buttonClass()}>
        {__("Go to the first page")}
      </Link>
    </div>
  );
}
