import { ArrowUpRight, Copy, Mail } from "lucide-react";
// #if path
import { Printer } from "lucide-react";
// #end
import { site } from "@/content/site";
import { initialsOf, me } from "@/content/me";
// #if path
import type { Station } from "@/content/me";
// #end
import { Button, buttonClass } from "@/components/ui/button";
import { copyText } from "@/lib/copy";

export default function IndexPage() {
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-10">
      <title>{site.name}</title>
      <header className="flex flex-col items-center gap-4 pt-4 text-center">
        <span aria-hidden className="grid size-24 place-items-center rounded-full bg-primary font-display text-3xl font-semibold text-primary-foreground">
          {initialsOf(site.name)}
        </span>
        <div>
          <h1 className="font-display text-4xl leading-tight font-(--display-weight) tracking-(--display-tracking) break-words">{site.name}</h1>
          <p className="mt-2 text-lg text-muted-foreground">{[me.role, me.place].filter(Boolean).join(" · ")}</p>
        </div>
        <p className="max-w-xl text-pretty">{me.about}</p>
        <div className="flex flex-wrap justify-center gap-2 print:hidden">
          <a href={`mailto:${me.email}`} className={buttonClass()}>
            <Mail aria-hidden className="size-4" />
            {__("Write to me")}
          </a>
          <Button variant="outline" onClick={() => void copyText(me.email)}>
            <Copy aria-hidden className="size-4" />
            {__("Copy the address")}
          </Button>
        </div>
      </header>
      <section aria-label={__("Links")} className="mx-auto w-full max-w-xl print:hidden">
        <ul className="flex flex-col gap-3">
          {me.links.map((link) => (
            <li key={link.url}>
              <a
                href={link.url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-14 items-center justify-between gap-3 rounded-card border bg-card px-5 font-medium transition-colors hover:border-primary"
              >
                {link.title}
                <ArrowUpRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      {/* #if path */}
      <Stations title={__("Work")} stations={me.work} />
      <Stations title={__("Education")} stations={me.education} />
      <section>
        <h2 className="font-display text-xl font-semibold">{__("Skills")}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {me.skills.map((skill) => (
            <li key={skill} className="rounded-button border px-3 py-1 text-sm">
              {skill}
            </li>
          ))}
        </ul>
      </section>
      <div className="print:hidden">
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {__("Print or save as PDF")}
        </Button>
      </div>
      {/* #end */}
    </article>
  );
}
// #if path

function Stations({ title, stations }: { title: string; stations: readonly Station[] }) {
  return (
    <section>
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <ol className="mt-3 flex flex-col gap-5 border-l pl-5">
        {stations.map((station) => (
          <li key={station.what} className="break-inside-avoid">
            <p className="text-sm text-muted-foreground tabular-nums">{station.span}</p>
            <p className="font-medium">{[station.what, station.where].filter(Boolean).join(", ")}</p>
            {station.text && <p className="mt-1 text-muted-foreground">{station.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
// #end
