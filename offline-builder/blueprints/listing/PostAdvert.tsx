import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { FileInput } from "@/components/app/FileInput";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { advertKinds, adverts, type Advert } from "@/data/adverts";
import { today } from "@/lib/dates";
import type { StoredFile } from "@/lib/stored-file";

export default function PostAdvertPage() {
  const navigate = useNavigate();
  const [values, setValues] = useState<Omit<Advert, "id">>({
    title: "",
    kind: advertKinds[0],
    place: "",
    price: 0,
    about: "",
    email: "",
    phone: "",
    picture: "",
    added: today(),
  });
  const [picture, setPicture] = useState<StoredFile | null>(null);
  const [checked, setChecked] = useState(false);
  const missing = (text: string): string | undefined => (checked && text.trim() === "" ? __("Please fill this in.") : undefined);
  const emailError = values.email !== "" && !/^\S+@\S+\.\S+$/.test(values.email) ? __("Please enter a valid email address.") : undefined;
  const reachError = values.email.trim() === "" && values.phone.trim() === "" ? __("An email address or a phone number, so that people can ask.") : undefined;
  const pictureError = picture && !picture.data.startsWith("data:image/") ? __("That file is no picture.") : undefined;
  // #if prices
  const priceError = values.price >= 0 ? undefined : __("Please enter a number.");
  // #end

  function change(changes: Partial<typeof values>) {
    setValues({ ...values, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if ([values.title, values.place, values.about].some((text) => text.trim() === "") || emailError || reachError || pictureError) return;
    // #if prices
    if (priceError) return;
    // #end
    const row = adverts.add({ ...values, picture: picture?.data ?? "" });
    toast(__("The entry is in the list."));
    navigate(`$toAdvertDetail$/${row.id}`);
  }

  return (
    <form onSubmit={submit} noValidate className="mx-auto max-w-2xl">
      <PageHeader title={$$("title")} lead={__("What it is, where, and how to reach you.")} />
      <div className="grid gap-5 rounded-card border bg-card p-6 sm:grid-cols-2">
        <Field label={__("Title")} error={missing(values.title)} className="sm:col-span-2">
          {(control) => <Input {...control} value={values.title} onChange={(event) => change({ title: event.target.value })} />}
        </Field>
        <Field label={__("Kind")}>
          {(control) => (
            <Select {...control} value={values.kind} onChange={(event) => change({ kind: event.target.value as Advert["kind"] })}>
              {advertKinds.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("Place")} error={missing(values.place)}>
          {(control) => <Input {...control} value={values.place} onChange={(event) => change({ place: event.target.value })} />}
        </Field>
        {/* #if prices */}
        <Field label={__("Price")} error={checked ? priceError : undefined} className="sm:col-span-2">
          {(control) => <Input {...control} type="number" min="0" step="0.01" value={values.price} onChange={(event) => change({ price: event.target.valueAsNumber })} />}
        </Field>
        {/* #end */}
        <Field label={__("What it is about")} error={missing(values.about)} className="sm:col-span-2">
          {(control) => <Textarea {...control} rows={5} value={values.about} onChange={(event) => change({ about: event.target.value })} />}
        </Field>
        <Field label={__("Email")} error={checked ? (emailError ?? reachError) : undefined}>
          {(control) => <Input {...control} type="email" autoComplete="email" value={values.email} onChange={(event) => change({ email: event.target.value })} />}
        </Field>
        <Field label={__("Phone")}>
          {(control) => <Input {...control} type="tel" autoComplete="tel" value={values.phone} onChange={(event) => change({ phone: event.target.value })} />}
        </Field>
        <div className="sm:col-span-2">
          <FileInput label={__("Picture")} file={picture} onChange={setPicture} />
          {pictureError && (
            <p role="alert" className="mt-1 text-sm text-destructive">
              {pictureError}
            </p>
          )}
        </div>
      </div>
      <Button type="submit" className="mt-6">
        {__("Put it in the list")}
      </Button>
    </form>
  );
}
