import { Menu, X } from "lucide-react";
import { useState } from "react";
import { Link, NavLink } from "react-router";
import { Button } from "@/components/ui/button";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";
import { cn } from "@/lib/cn";
// #if cart
import { CartButton } from "@/components/shop/CartButton";
// #end

export function SiteHeader() {
  const [open, setOpen] = useState(false);
  return (
    // #if solid
    <header className="bg-primary text-primary-foreground">
    {/* #else */}
    <header className="border-b bg-background">
    {/* #end */}
      {/* #if centred */}
      <div className="wrap flex min-h-18 items-center justify-between gap-6 md:flex-col md:justify-center md:gap-1 md:pt-6 md:pb-3">
      {/* #else */}
      <div className="wrap flex min-h-18 items-center justify-between gap-6">
      {/* #end */}
        {/* #if centred */}
        <Link to="/" className="font-display text-xl font-semibold tracking-tight md:text-2xl">
        {/* #else */}
        <Link to="/" className="font-display text-xl font-semibold tracking-tight">
        {/* #end */}
          {site.name}
        </Link>
        <div className="flex items-center gap-1">
          <nav aria-label={__("Main")} className="hidden flex-wrap items-center justify-end gap-x-1 md:flex">
            {navigation.map((link) => (
              <NavLink key={link.to} to={link.to} end={link.to === "/"} className={linkClass}>
                {link.label}
              </NavLink>
            ))}
          </nav>
          {/* #if cart */}
          <CartButton />
          {/* #end */}
          <Button
            variant="ghost"
            size="icon"
            className="-mr-3 text-inherit hover:bg-transparent md:hidden"
            aria-expanded={open}
            aria-controls="mobile-navigation"
            aria-label={open ? __("Close menu") : __("Open menu")}
            onClick={() => setOpen(!open)}
          >
            {open ? <X className="size-5" /> : <Menu className="size-5" />}
          </Button>
        </div>
      </div>
      {open && (
        <nav id="mobile-navigation" aria-label={__("Main")} className="wrap flex flex-col pb-4 md:hidden">
          {navigation.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end={link.to === "/"}
              onClick={() => setOpen(false)}
              className="border-t py-3.5 text-lg aria-[current=page]:font-semibold"
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
      )}
    </header>
  );
}

function linkClass({ isActive }: { isActive: boolean }) {
  return cn(
    "inline-flex min-h-11 items-center px-3 text-[0.9375rem] underline-offset-8 hover:underline",
    isActive && "font-medium underline decoration-2",
  );
}
