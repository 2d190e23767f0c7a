import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { subscribers } from "@/data/subscribers";

export function Newsletter() {
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"writing" | "invalid" | "saved">("writing");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(email)) return setState("invalid");
    subscribers.add({ email });
    setEmail("");
    setState("saved");
  }

  return (
    <section className="section bg-muted">
      <div className="wrap grid gap-8 lg:grid-cols-2">
        <h2 className="text-title">{$$("newsletterTitle")}</h2>
        <form onSubmit={submit} noValidate>
          <p className="mb-3 text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
          <div className="flex flex-wrap items-end gap-3">
            <Field
              label={__("Email")}
              error={state === "invalid" ? __("Please enter a valid email address.") : undefined}
              className="min-w-60 flex-1"
            >
              {(control) => (
                <Input {...control} type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
              )}
            </Field>
            <Button type="submit">{__("Subscribe")}</Button>
          </div>
          <p role="status" className="mt-3 font-medium">
            {state === "saved" && __("Saved on this device only. This site cannot send messages yet.")}
          </p>
        </form>
      </div>
    </section>
  );
}
