import { site } from "@/content/site";

export function People() {
  return (
    <section className="section border-t">
      <div className="wrap">
        <h2 className="text-title">{$$("peopleTitle")}</h2>
        <ul className="mt-12 grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
          {site.people.map((person) => (
            <li key={person.name}>
              <span
                aria-hidden
                className="flex aspect-square w-full max-w-56 items-end rounded-card bg-tone-3 p-5 font-display text-5xl font-semibold text-foreground"
              >
                {initials(person.name)}
              </span>
              <h3 className="text-heading mt-5">{person.name}</h3>
              <p className="text-sm font-medium text-accent">{person.role}</p>
              <p className="mt-2 text-muted-foreground">{person.note}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function initials(name: string): string {
  return name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
}
