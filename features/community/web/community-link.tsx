import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { LayoutGrid } from "lucide-react";
import classes from "./community-link.module.css";

/** In the bar of pages outside a project; an icon where there is little room. */
export const CommunityLink = () => (
  <AppLink href="/community" className={classes.link} aria-label="Community" title="Community">
    <LayoutGrid size={16} aria-hidden="true" />
    <span>Community</span>
  </AppLink>
);
