/** The way from the bucket to the folder on screen. [C2.29] */
import { ActionIcon } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { ChevronRight, Ellipsis } from "lucide-react";
import { collapsed, crumbsOf, type Crumb } from "./browser-state.ts";
import classes from "./browser.module.css";

export interface BreadcrumbProps {
  bucketId: string;
  path: string;
  onOpen: (path: string) => void;
}

const Divider = () => <ChevronRight size={13} aria-hidden="true" />;

function Step({ crumb, isCurrent, onOpen }: { crumb: Crumb; isCurrent: boolean; onOpen: BreadcrumbProps["onOpen"] }) {
  return (
    <button type="button" aria-current={isCurrent ? "page" : undefined} onClick={() => onOpen(crumb.path)}>
      {crumb.label}
    </button>
  );
}

export function Breadcrumb({ bucketId, path, onOpen }: BreadcrumbProps) {
  const { first, hidden, last } = collapsed(crumbsOf(bucketId, path));
  return (
    <nav className={classes.crumbs} aria-label="Folder">
      <Step crumb={first} isCurrent={path === ""} onOpen={onOpen} />
      {hidden.length > 0 && (
        <>
          <Divider />
          <Menu>
            <Menu.Target>
              <ActionIcon aria-label="Folders between" size={26}>
                <Ellipsis size={15} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {hidden.map((crumb) => (
                <Menu.Item key={crumb.path} onClick={() => onOpen(crumb.path)}>
                  {crumb.label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      {last.map((crumb) => (
        <span key={crumb.path}>
          <Divider />
          <Step crumb={crumb} isCurrent={crumb.path === path} onOpen={onOpen} />
        </span>
      ))}
    </nav>
  );
}
