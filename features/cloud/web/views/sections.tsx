/** Views that are one section each. */
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import type { ReactNode } from "react";
import { Functions } from "../functions/functions.tsx";
import { OwnerPage } from "../owners/owner-page.tsx";
import { Secrets } from "../secrets.tsx";
import { Tables } from "../tables.tsx";
import classes from "../cloud.module.css";

const Page = ({ children }: { children: ReactNode }) => <div className={classes.page}>{children}</div>;

export const DatabaseView = ({ projectId }: AreaViewProps) => (
  <Page>
    <Tables projectId={projectId} />
  </Page>
);

export const OwnersView = ({ projectId }: AreaViewProps) => (
  <Page>
    <OwnerPage projectId={projectId} />
  </Page>
);

export const FunctionsView = ({ projectId, backend }: AreaViewProps) => (
  <Page>
    <Functions projectId={projectId} backendRef={backend.ref} />
  </Page>
);

export const SecretsView = ({ projectId }: AreaViewProps) => (
  <Page>
    <Secrets projectId={projectId} />
  </Page>
);
