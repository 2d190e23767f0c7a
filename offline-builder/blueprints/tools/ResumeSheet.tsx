import { isEmpty, skillsOf, spanOf, type Resume, type Station } from "@/data/resume";

/** What goes on paper. */
export function ResumeSheet({ resume }: { resume: Resume }) {
  const contact = [resume.place, resume.phone, resume.email].filter(Boolean);
  const skills = skillsOf(resume);
  return (
    <article aria-label={__("Preview")} className="rounded-card border bg-card p-6 break-words text-card-foreground sm:p-10 print:border-0 print:p-0">
      <header className="border-b pb-5">
        <h2 className="font-display text-3xl font-semibold">{resume.name || __("Your name")}</h2>
        {resume.role && <p className="mt-1 text-lg text-primary">{resume.role}</p>}
        {contact.length > 0 && <p className="mt-2 text-sm text-muted-foreground">{contact.join(" · ")}</p>}
      </header>
      {resume.about && <p className="mt-5 whitespace-pre-line">{resume.about}</p>}
      <Stations title={__("Work")} stations={resume.jobs} />
      <Stations title={__("Education")} stations={resume.schools} />
      {skills.length > 0 && (
        <section className="mt-6 break-inside-avoid">
          <h3 className="font-display text-base font-semibold">{__("Skills")}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill} className="rounded-button border px-3 py-1 text-sm">
                {skill}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Stations({ title, stations }: { title: string; stations: readonly Station[] }) {
  const told = stations.filter((station) => !isEmpty(station));
  if (told.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="font-display text-base font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-4">
        {told.map((station, at) => (
          <li key={at} className="break-inside-avoid">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-medium">{[station.what, station.where].filter(Boolean).join(", ")}</p>
              <p className="text-sm text-muted-foreground tabular-nums">{spanOf(station)}</p>
            </div>
            {station.text && <p className="mt-1 whitespace-pre-line text-muted-foreground">{station.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
