import { ArrowUp, Plus, Printer, Trash2 } from "lucide-react";
import { ResumeSheet } from "@/components/tools/ResumeSheet";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { emptyResume, emptyStation, sampleResume, type Resume, type Station } from "@/data/resume";
import { useKept } from "@/lib/kept";

const isMail = (text: string): boolean => text === "" || /^\S+@\S+\.\S+$/.test(text);

export default function IndexPage() {
  const [resume, keep] = useKept<Resume>("resume", sampleResume);
  const change = (changes: Partial<Resume>) => keep({ ...resume, ...changes });

  function clear() {
    keep(emptyResume);
    toast(__("Everything is empty now"), { label: __("Undo"), run: () => keep(resume) });
  }

  return (
    <>
      <div className="print:hidden">
        <PageHeader title={$$("title")} lead={$$("lead")}>
          <Button variant="outline" size="sm" onClick={clear}>
            {__("Start empty")}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {__("Print or save as PDF")}
          </Button>
        </PageHeader>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2 print:block">
        <form className="flex flex-col gap-6 print:hidden" onSubmit={(event) => event.preventDefault()}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Line label={__("Name")} value={resume.name} onChange={(name) => change({ name })} complete="name" />
            <Line label={__("What you are")} value={resume.role} onChange={(role) => change({ role })} complete="organization-title" />
            <Line label={__("Email")} value={resume.email} onChange={(email) => change({ email })} complete="email" error={isMail(resume.email) ? undefined : __("Please enter a valid email address.")} />
            <Line label={__("Phone")} value={resume.phone} onChange={(phone) => change({ phone })} complete="tel" />
            <Line label={__("Place")} value={resume.place} onChange={(place) => change({ place })} complete="address-level2" />
          </div>
          <Field label={__("About you")}>{(control) => <Textarea {...control} rows={3} value={resume.about} onChange={(event) => change({ about: event.target.value })} />}</Field>
          <Stations title={__("Work")} what={__("What you did")} where={__("Where")} stations={resume.jobs} onChange={(jobs) => change({ jobs })} />
          <Stations title={__("Education")} what={__("What you learned")} where={__("Where")} stations={resume.schools} onChange={(schools) => change({ schools })} />
          <Field label={__("Skills")} hint={__("With commas between them")}>
            {(control) => <Textarea {...control} rows={2} value={resume.skills} onChange={(event) => change({ skills: event.target.value })} />}
          </Field>
        </form>
        <div className="lg:sticky lg:top-24 print:static">
          <ResumeSheet resume={resume} />
        </div>
      </div>
    </>
  );
}

interface LineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  complete?: string;
  error?: string;
  /** The whole width on a phone. */
  wide?: boolean;
}

function Line({ label, value, onChange, complete, error, wide }: LineProps) {
  return (
    <Field label={label} error={error} className={wide ? "col-span-2 sm:col-span-1" : undefined}>
      {(control) => <Input {...control} autoComplete={complete} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

interface StationsProps {
  title: string;
  what: string;
  where: string;
  stations: readonly Station[];
  onChange: (stations: Station[]) => void;
}

function Stations({ title, what, where, stations, onChange }: StationsProps) {
  const changeAt = (at: number, changes: Partial<Station>) =>
    onChange(stations.map((station, place) => (place === at ? { ...station, ...changes } : station)));

  function remove(at: number) {
    onChange(stations.filter((_, place) => place !== at));
    toast(__("Removed"), { label: __("Undo"), run: () => onChange([...stations]) });
  }

  function moveUp(at: number) {
    const next = [...stations];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    onChange(next);
  }

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-base font-semibold">{title}</legend>
      {stations.map((station, at) => (
        <div key={at} role="group" aria-label={`${title} ${at + 1}`} className="grid grid-cols-2 gap-3 rounded-card border bg-card p-4">
          <Line wide label={what} value={station.what} onChange={(value) => changeAt(at, { what: value })} />
          <Line wide label={where} value={station.where} onChange={(value) => changeAt(at, { where: value })} />
          <Line label={__("From")} value={station.from} onChange={(from) => changeAt(at, { from })} />
          <Line label={__("Until")} value={station.until} onChange={(until) => changeAt(at, { until })} />
          <Field label={__("In a few words")} className="col-span-2">
            {(control) => <Textarea {...control} rows={2} value={station.text} onChange={(event) => changeAt(at, { text: event.target.value })} />}
          </Field>
          <div className="col-span-2 flex gap-2">
            <Button variant="ghost" size="icon" disabled={at === 0} aria-label={`${__("Move up")}: ${station.what || at + 1}`} onClick={() => moveUp(at)}>
              <ArrowUp aria-hidden className="size-4" />
            </Button>
            <Button variant="ghost" size="icon" aria-label={`${__("Delete")}: ${station.what || at + 1}`} onClick={() => remove(at)}>
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button variant="outline" size="sm" onClick={() => onChange([...stations, emptyStation])}>
          <Plus aria-hidden className="size-4" />
          {__("Add")}
        </Button>
      </div>
    </fieldset>
  );
}
