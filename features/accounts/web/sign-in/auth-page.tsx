import page from "@slipway/ui/kit/app-page/page-card.module.css";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { BarePage } from "@slipway/ui/page/bare-page.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import type { ReactNode } from "react";

export interface AuthPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Frame of the pages around signing in. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  usePageTitle(title);
  return (
    <BarePage link={AppLink}>
      <main className={page.card}>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </main>
    </BarePage>
  );
}
