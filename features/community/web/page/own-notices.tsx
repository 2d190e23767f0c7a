import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref } from "@slipway/ui/navigation/navigation";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { communityContract } from "../../contract/index.ts";
import { WayBack } from "../way-back.tsx";
import classes from "./community-page.module.css";

/** Tells an owner which of their projects staff took out, and why. */
export function OwnNotices() {
  const user = useRouteOrNull(accountsContract.user, {});
  const notices = useRoute(communityContract.notices, {}, { enabled: !!user.data }).data?.notices ?? [];
  return notices.map((notice) => (
    <section key={notice.project_id} className={classes.notice} aria-label={`About ${notice.display_name}`}>
      <h2>
        <AppLink href={projectHref(notice.project_id)}>{notice.display_name}</AppLink> was taken out of the community
      </h2>
      <p>{notice.reason}</p>
      <WayBack />
    </section>
  ));
}
