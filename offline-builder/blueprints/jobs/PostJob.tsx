import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { contracts, jobs, type Job } from "@/data/jobs";

const empty = { title: "", employer: "", place: "", contract: contracts[0] as Job["contract"], pay: "", text: "" };
const needed = ["title", "employer", "place", "text"] as const;

export default function PostJobPage() {
  const navigate = useNavigate();
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const error = (key: (typeof needed)[number]): string | undefined =>
    checked && values[key].trim() === "" ? __("Please fill this in.") : undefined;

  function change(changes: Partial<typeof empty>) {
    setValues({ ...values, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (needed.some((key) => values[key].trim() === "")) return;
    const job = jobs.add(values);
    toast(__("The job is on the board."));
    navigate(`/jobs/${job.id}`);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <section className="wrap pb-24">
        <form onSubmit={submit} noValidate className="grid max-w-2xl gap-6 sm:grid-cols-2">
          <Field label={__("Job title")} error={error("title")} className="sm:col-span-2">
            {(control) => <Input {...control} value={values.title} onChange={(event) => change({ title: event.target.value })} />}
          </Field>
          <Field label={__("Company")} error={error("employer")}>
            {(control) => <Input {...control} autoComplete="organization" value={values.employer} onChange={(event) => change({ employer: event.target.value })} />}
          </Field>
          <Field label={__("Place")} error={error("place")}>
            {(control) => <Input {...control} value={values.place} onChange={(event) => change({ place: event.target.value })} />}
          </Field>
          <Field label={__("Contract")}>
            {(control) => (
              <Select {...control} value={values.contract} onChange={(event) => change({ contract: event.target.value as Job["contract"] })}>
                {contracts.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={__("Pay")}>
            {(control) => <Input {...control} value={values.pay} onChange={(event) => change({ pay: event.target.value })} />}
          </Field>
          <Field label={__("What the work is")} error={error("text")} className="sm:col-span-2">
            {(control) => <Textarea {...control} rows={7} value={values.text} onChange={(event) => change({ text: event.target.value })} />}
          </Field>
          <div className="sm:col-span-2">
            <Button type="submit" size="lg">
              {__("Put it on the board")}
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}
