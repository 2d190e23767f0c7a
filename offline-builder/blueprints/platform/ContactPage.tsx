import { ContactForm } from "@/components/sections/ContactForm";
import { PageHeader } from "@/components/layout/PageHeader";

export default function ContactPage() {
  return (
    <>
      <PageHeader title={$$("title")} lead={__("Write what you need; it is kept with your name and address.")} />
      <div className="max-w-2xl rounded-card border bg-card p-6">
        <ContactForm />
      </div>
    </>
  );
}
