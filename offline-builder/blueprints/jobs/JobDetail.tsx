import { ArrowLeft } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link, useParams } from "react-router";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { site } from "@/content/site";
import { applications } from "@/data/applications";
import { jobs, type Job } from "@/data/jobs";
import { useRows } from "@/lib/collection";
import NotFound from "@/pages/NotFound";

export default function JobDetailPage() {
  const { id = "" } = useParams();
  const job = useRows(jobs).find((row) => row.id === id);
  return job ? <JobView key={job.id} job={job} /> : <NotFound />;
}

function JobView({ job }: { job: Job }) {
  return (
    <article className="wrap grid items-start gap-12 pt-10 pb-24 lg:grid-cols-[3fr_2fr]">
      <title>{`${job.title} · ${site.name}`}</title>
      <div>
        <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-muted-foreground hover:text-foreground">
          <ArrowLeft aria-hidden className="size-4" />
          {__("All jobs")}
        </Link>
        <h1 className="text-title mt-4 sm:text-5xl">{job.title}</h1>
        <p className="text-lead mt-4 text-muted-foreground">
          {job.employer}, {job.place}
        </p>
        <p className="mt-5 flex flex-wrap items-center gap-3">
          <Badge>{job.contract}</Badge>
          <span className="tabular-nums">{job.pay}</span>
        </p>
        <p className="mt-8 max-w-2xl border-t pt-8 text-[1.0625rem] leading-relaxed whitespace-pre-line">{job.text}</p>
      </div>
      <ApplyForm job={job} />
    </article>
  );
}

const empty = { name: "", email: "", text: "" };

function ApplyForm({ job }: { job: Job }) {
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);
  const errors = checked ? findErrors(values) : {};

  function change(changes: Partial<typeof empty>) {
    setValues({ ...values, ...changes });
    setSaved(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(values)).length > 0) return;
    applications.add({ ...values, jobId: job.id, sentAt: new Date().toISOString() });
    setValues(empty);
    setChecked(false);
    setSaved(true);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 rounded-card border bg-card p-6 text-card-foreground lg:mt-16">
      <h2 className="text-heading">{__("Apply")}</h2>
      <Field label={__("Name")} error={errors.name}>
        {(control) => <Input {...control} autoComplete="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />}
      </Field>
      <Field label={__("Email")} error={errors.email}>
        {(control) => (
          <Input {...control} type="email" autoComplete="email" value={values.email} onChange={(event) => change({ email: event.target.value })} />
        )}
      </Field>
      <Field label={__("A few words about you")} error={errors.text}>
        {(control) => <Textarea {...control} rows={5} value={values.text} onChange={(event) => change({ text: event.target.value })} />}
      </Field>
      <p className="text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
      <Button type="submit" size="lg">
        {__("Save application")}
      </Button>
      <p role="status" className="font-medium">
        {saved && __("Saved on this device only. This site cannot send messages yet.")}
      </p>
    </form>
  );
}

function findErrors(values: typeof empty): Partial<typeof empty> {
  const errors: Partial<typeof empty> = {};
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = __("Please enter a valid email address.");
  if (values.text.trim() === "") errors.text = __("Please write a few words.");
  return errors;
}
