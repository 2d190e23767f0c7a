import { ActionIcon } from "@mantine/core";
import card from "@slipway/ui/kit/cards/project-card.module.css";
import { ProjectThumb } from "@slipway/ui/kit/cards/project-thumb.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { profileHref, projectHref } from "@slipway/ui/navigation/navigation";
import { seenHere } from "@slipway/ui/page/seen-here";
import { Ellipsis, ExternalLink, Flag } from "lucide-react";
import type { CommunityProject } from "../../contract/index.ts";
import more from "./community-card.module.css";
import classes from "./community-page.module.css";

/** One project. The whole card opens it; the menu has its site and the way to report it. */
export function CommunityCard({ project, onReport }: { project: CommunityProject; onReport: () => void }) {
  return (
    <article className={card.card}>
      <div className={card.thumb}>
        <ProjectThumb id={project.id} name={project.display_name} url={project.screenshot_url} />
      </div>
      <div className={card.body}>
        <h2 className={card.name} title={project.display_name}>
          <AppLink href={projectHref(project.id)} className={card.link} data-project-link>
            {project.display_name}
          </AppLink>
        </h2>
        <Menu position="bottom-end" width={200}>
          <Menu.Target>
            <ActionIcon className={more.more} size={26} aria-label={`Actions for ${project.display_name}`}>
              <Ellipsis size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component="a"
              href={seenHere(project.url)}
              target="_blank"
              rel="noreferrer"
              leftSection={<ExternalLink size={15} />}
            >
              Open site
            </Menu.Item>
            <Menu.Item leftSection={<Flag size={15} />} onClick={onReport}>
              Report
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <div className={card.facts}>
          <p className={classes.by}>
            <Creator creator={project.creator} />
            {project.remix_count > 0 && ` · ${remixesOf(project)}`}
          </p>
        </div>
      </div>
    </article>
  );
}

const remixesOf = ({ remix_count: count }: CommunityProject): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "remix" : "remixes"}`;

function Creator({ creator }: Pick<CommunityProject, "creator">) {
  if (!creator.has_page) return creator.display_name;
  return <AppLink href={profileHref(creator)}>{creator.display_name}</AppLink>;
}
