/** Views that are one section each. */
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import type { ReactNode } from "react";
import { OwnerPage } from "../owners/owner-page.tsx";
import classes from "../cloud.module.css";

const Page = ({ children }: { children: ReactNode }) => <div className={classes.page}>{children}</div>;

export const OwnersView = ({ projectId }: AreaViewProps) => (
  <Page>
    <OwnerPage projectId={projectId} />
  </Page>
);
