import { PageHeader } from "@/components/layout/PageHeader";
import { $sections$ } from "@/content/legal";

export default function $component$Page() {
  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="wrap flex max-w-3xl flex-col gap-10 pb-24">
        {$sections$.map((section) => (
          <section key={section.title}>
            <h2 className="text-heading mb-3">{section.title}</h2>
            {section.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
