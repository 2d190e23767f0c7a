import { site } from "@/content/site";

export function PageHeader({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="wrap pt-14 pb-10 sm:pt-20 sm:pb-14">
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-display max-w-4xl">{title}</h1>
      {lead && <p className="text-lead mt-5 max-w-2xl text-muted-foreground">{lead}</p>}
    </div>
  );
}
