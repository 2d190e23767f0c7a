import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { subscribers } from "@/data/subscribers";

export function Waitlist() {
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
    <section id="sign-up" className="bg-primary text-primary-foreground">
      <div className="wrap section grid gap-8 lg:grid-cols-2">
        <h2 className="text-title max-w-xl">{$$("closingTitle")}</h2>
        <form onSubmit={submit} noValidate className="rounded-card bg-card p-6 text-card-foreground">
          <Field label={__("Email")} error={state === "invalid" ? __("Please enter a valid email address.") : undefined}>
            {(control) => (
              <Input {...control} type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
            )}
          </Field>
          <p className="mt-4 text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
          <Button type="submit" size="lg" className="mt-4 w-full">
            {__("Join the waiting list")}
          </Button>
          <p role="status" className="mt-3 font-medium">
            {state === "saved" && __("Saved on this device only. This site cannot send messages yet.")}
          </p>
        </form>
      </div>
    </section>
  );
}
