import { site } from "@/content/site";

const { phone, email }: Partial<Record<string, unknown>> = site;
const link = "font-medium underline underline-offset-4";

/** The ways to the owner that need no form. */
export function ReachUs() {
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      {typeof phone === "string" && phone !== "" && (
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={link}>
          {phone}
        </a>
      )}
      {typeof email === "string" && email !== "" && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      )}
    </span>
  );
}
