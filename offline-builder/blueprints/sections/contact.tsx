import { ContactForm } from "@/components/sections/ContactForm";
import { site } from "@/content/site";

export function Contact() {
  return (
    <section className="wrap grid gap-14 pb-24 lg:grid-cols-[1.2fr_1fr]">
      <ContactForm />
      <div className="rounded-card bg-muted p-[clamp(1.5rem,4vw,3rem)]">
        <h2 className="text-heading">{site.name}</h2>
        {/* #if place */}
        <address className="text-lead mt-4 not-italic">
          {site.address.street}
          <br />
          {site.address.city}
        </address>
        <p className="mt-6">
          <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`} className="font-medium underline underline-offset-4">
            {site.phone}
          </a>
        </p>
        {/* #end */}
        <p className="mt-1">
          <a href={`mailto:${site.email}`} className="font-medium underline underline-offset-4">
            {site.email}
          </a>
        </p>
      </div>
    </section>
  );
}
