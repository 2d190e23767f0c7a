import { Link } from "react-router";
import { ThemeToggle } from "@/components/ThemeToggle";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";

export function SiteFooter() {
  return (
    <footer className="$line$ bg-muted">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="font-display text-2xl font-semibold tracking-tight">{site.name}</p>
          <p className="mt-3 text-muted-foreground">{site.tagline}</p>
        </div>
        {/* #if place */}
        <address className="not-italic">
          <p>{site.address.street}</p>
          <p>{site.address.city}</p>
          <p className="mt-3">
            <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`} className="underline-offset-4 hover:underline">
              {site.phone}
            </a>
          </p>
          <p>
            <a href={`mailto:${site.email}`} className="underline-offset-4 hover:underline">
              {site.email}
            </a>
          </p>
        </address>
        {/* #else */}
        <p>
          <a href={`mailto:${site.email}`} className="underline-offset-4 hover:underline">
            {site.email}
          </a>
        </p>
        {/* #end */}
        <nav aria-label={__("Footer")}>
          <ul className="flex flex-col gap-2">
            {navigation.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="underline-offset-4 hover:underline">
                  {link.label}
                </Link>
              </li>
            ))}
            {/* #if cart */}
            <li>
              <Link to="$cartTo$" className="underline-offset-4 hover:underline">
                {__("Cart")}
              </Link>
            </li>
            <li>
              <Link to="$checkoutTo$" className="underline-offset-4 hover:underline">
                {__("Checkout")}
              </Link>
            </li>
            {/* #end */}
          </ul>
        </nav>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-3 text-sm text-muted-foreground">
        <p>
          © {new Date().getFullYear()} {site.name}
        </p>
        {/* #if legal */}
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <li>
            <Link to="/impressum" className="underline-offset-4 hover:underline">
              Impressum
            </Link>
          </li>
          <li>
            <Link to="/datenschutz" className="underline-offset-4 hover:underline">
              Datenschutz
            </Link>
          </li>
        </ul>
        {/* #end */}
        <ThemeToggle label={__("Dark colours")} />
      </div>
    </footer>
  );
}
