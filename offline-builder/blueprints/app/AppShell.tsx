import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { ThemeToggle } from "@/components/ThemeToggle";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";
import { cn } from "@/lib/cn";

/** A single page needs no way to itself. */
const links = navigation.length > 1 ? navigation : [];

export function AppShell({ children }: { children: ReactNode }) {
  return (
    // #if sidebar
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-8 overflow-y-auto $sideClass$ p-4 lg:flex print:hidden">
        <Brand />
        <nav aria-label={__("Main")} className="flex flex-col gap-1">
          {links.map((link) => (
            <NavLink key={link.to} to={link.to} end={link.to === "/"} className={linkClass}>
              <link.icon aria-hidden className="size-4.5 shrink-0" />
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="mt-auto $toggleClass$">
          <ThemeToggle label={__("Dark colours")} />
        </div>
      </aside>
      <PhoneHeader />
      <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-28 sm:px-8 lg:pt-9 lg:pb-16">
        {children}
      </main>
      <TabBar />
    </div>
    {/* #else */}
    <div className="min-h-dvh">
      <SkipLink />
      <header className="sticky top-0 z-20 hidden $barClass$ lg:block print:hidden">
        <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-8 px-8">
          <Brand />
          <nav aria-label={__("Main")} className="flex flex-1 flex-wrap items-center gap-1">
            {links.map((link) => (
              <NavLink key={link.to} to={link.to} end={link.to === "/"} className={linkClass}>
                <link.icon aria-hidden className="size-4.5 shrink-0" />
                {link.label}
              </NavLink>
            ))}
          </nav>
          <div className="$toggleClass$">
            <ThemeToggle label={__("Dark colours")} />
          </div>
        </div>
      </header>
      <PhoneHeader />
      <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-28 sm:px-8 lg:pt-10 lg:pb-16">
        {children}
      </main>
      <TabBar />
    </div>
    // #end
  );
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-3"
    >
      {__("Skip to the content")}
    </a>
  );
}

function Brand() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-3 rounded-control px-2 font-display text-lg font-semibold tracking-tight">
      <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-control $markClass$ text-base">
        {site.name.charAt(0)}
      </span>
      {site.name}
    </Link>
  );
}

function PhoneHeader() {
  return (
    <header className="flex min-h-14 items-center justify-between $phoneClass$ px-2 lg:hidden print:hidden">
      <Brand />
      <div className="$toggleClass$">
        <ThemeToggle label={__("Dark colours")} />
      </div>
    </header>
  );
}

/** The navigation of phones and tablets, within reach of a thumb. */
function TabBar() {
  if (links.length === 0) return null;
  return (
    <nav
      aria-label={__("Main")}
      className="fixed inset-x-0 bottom-0 z-30 flex overflow-x-auto border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {links.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end={link.to === "/"}
          className={({ isActive }) =>
            cn(
              "flex min-h-16 min-w-18 flex-1 flex-col items-center justify-center gap-1 border-t-2 px-1 text-xs -outline-offset-2",
              isActive ? "border-primary font-semibold text-foreground" : "border-transparent text-muted-foreground",
            )
          }
        >
          <link.icon aria-hidden className="size-5" />
          <span className="max-w-full truncate">{link.label}</span>
        </NavLink>
      ))}
    </nav>
  );
}

function linkClass({ isActive }: { isActive: boolean }) {
  return cn(
    "flex min-h-10 items-center gap-3 rounded-control px-3 text-[0.9375rem] transition-colors",
    isActive ? "$activeClass$" : "$idleClass$",
  );
}
