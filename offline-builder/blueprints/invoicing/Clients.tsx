import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { isOpen, totalOf } from "@/data/billing";
import { clients, type Client } from "@/data/clients";
import { invoiceLines } from "@/data/invoice-lines";
import { invoices } from "@/data/invoices";
import { useRows } from "@/lib/collection";
import { formatMoney } from "@/lib/format";
import { removeWithUndo } from "@/lib/removal";

export default function ClientsPage() {
  const rows = useRows(clients);
  const bills = useRows(invoices);
  const lines = useRows(invoiceLines);
  const [query, setQuery] = useState("");
  const [editing, setEditing] = useState<Client | "new" | null>(null);
  const shown = rows.filter((client) => `${client.name} ${client.address} ${client.email}`.toLowerCase().includes(query.trim().toLowerCase()));

  function remove(client: Client) {
    const count = bills.filter((invoice) => invoice.clientId === client.id).length;
    if (count > 0) toast(`${client.name}: ${count} ${__("invoices name this client, so it stays.")}`);
    else removeWithUndo(clients, client, client.name);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={__("Who is billed, and what they still owe.")}>
        <Button size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden className="size-4" />
          {__("Add a client")}
        </Button>
      </PageHeader>
      <div className="mb-5 flex">
        <SearchBox label={__("Search clients")} value={query} onChange={setQuery} />
      </div>
      {shown.length === 0 && <EmptyState title={rows.length === 0 ? __("No client yet") : __("Nothing matches")} />}
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((client) => {
          const owed = bills.filter((invoice) => invoice.clientId === client.id && isOpen(invoice)).reduce((sum, invoice) => sum + totalOf(lines, invoice.id), 0);
          return (
            <li key={client.id} className="flex items-start gap-3 rounded-card border bg-card p-5">
              <div className="min-w-0 flex-1">
                <h2 className="text-heading">{client.name}</h2>
                <p className="mt-1 whitespace-pre-line text-muted-foreground">{client.address}</p>
                {client.email !== "" && (
                  <a href={`mailto:${client.email}`} className="mt-1 inline-block underline underline-offset-4">
                    {client.email}
                  </a>
                )}
                <p className="mt-2 tabular-nums">
                  {__("To be paid")}: {formatMoney(owed)}
                </p>
              </div>
              <Button variant="ghost" size="icon" aria-label={`${__("Edit")} ${client.name}`} onClick={() => setEditing(client)}>
                <Pencil aria-hidden className="size-4" />
              </Button>
              <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${client.name}`} onClick={() => remove(client)}>
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </li>
          );
        })}
      </ul>
      {editing && <ClientForm client={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function ClientForm({ client, onClose }: { client: Client | null; onClose: () => void }) {
  const [values, setValues] = useState({ name: client?.name ?? "", address: client?.address ?? "", email: client?.email ?? "" });
  const [checked, setChecked] = useState(false);
  const nameError = values.name.trim() === "" ? __("Please enter a name.") : undefined;
  const emailError = values.email !== "" && !/^\S+@\S+\.\S+$/.test(values.email) ? __("Please enter a valid email address.") : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (nameError || emailError) return;
    if (client) clients.update(client.id, values);
    else clients.add(values);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={client ? client.name : __("Add a client")} closeLabel={__("Close")}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={__("Name")} error={checked ? nameError : undefined}>
          {(control) => <Input {...control} value={values.name} onChange={(event) => setValues({ ...values, name: event.target.value })} />}
        </Field>
        <Field label={__("Address")}>
          {(control) => <Textarea {...control} rows={3} value={values.address} onChange={(event) => setValues({ ...values, address: event.target.value })} />}
        </Field>
        <Field label={__("Email")} error={checked ? emailError : undefined}>
          {(control) => <Input {...control} type="email" value={values.email} onChange={(event) => setValues({ ...values, email: event.target.value })} />}
        </Field>
        <div>
          <Button type="submit">{__("Save")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
