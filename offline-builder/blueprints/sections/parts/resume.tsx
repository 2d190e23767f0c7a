import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Made up: write your own way here. */
const entries = $entries$;

export function Resume() {
  return (
    <section className="wrap pb-24">
      <ol className="divide-y border-y">
        {entries.map((entry) => (
          <li key={entry.title} className="grid gap-2 py-6 sm:grid-cols-[12rem_1fr]">
            <h2 className="text-heading tabular-nums">{entry.title}</h2>
            <p className="text-lead">{entry.text}</p>
          </li>
        ))}
      </ol>
      <Button variant="outline" className="mt-8 print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        {__("Print or save as PDF")}
      </Button>
    </section>
  );
}
