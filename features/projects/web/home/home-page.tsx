import { usePageTitle } from "@slipway/ui/page/page-status";
import { HomeBody } from "./home-body.tsx";

export function HomePage({ unreachable }: { unreachable?: boolean }) {
  usePageTitle("");
  return <HomeBody unreachable={unreachable} />;
}

/** `/new`, also for people with projects. */
export const NewProjectPage = () => <HomePage />;
