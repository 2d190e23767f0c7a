import type { ReactNode } from "react";
import { site } from "@/content/site";

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** Buttons that belong to the whole page. */
  children?: ReactNode;
}

export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <title>{title === site.name ? title : `${title} · ${site.name}`}</title>
      <div>
        <h1 className="font-display text-[1.75rem] leading-tight font-(--display-weight) tracking-(--display-tracking)">{title}</h1>
        {lead && <p className="mt-1 max-w-2xl text-muted-foreground">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
