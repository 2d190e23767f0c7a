import type { AreaViewProps } from "@slipway/ui/slots/areas";
import classes from "../cloud.module.css";
import { OwnerPage } from "./owner-page.tsx";

export const OwnersView = ({ projectId }: AreaViewProps) => (
  <div className={classes.page}>
    <OwnerPage projectId={projectId} />
  </div>
);
