/** Folders and files of a folder, which can be picked. [C2.29] [C3.10] */
import { Checkbox } from "@mantine/core";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { File, FileImage, FileText, Film, Folder, Music, type LucideIcon } from "lucide-react";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { sizeText } from "../storage-paths.ts";
import classes from "./browser.module.css";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  folder: Folder,
  image: FileImage,
  text: FileText,
  video: Film,
  audio: Music,
};

function KindIcon({ of: { type, mimeType } }: { of: StorageItem }) {
  const kind = type === "folder" ? "folder" : (mimeType ?? "").split("/")[0]!;
  const Icon = Object.hasOwn(ICONS, kind) ? ICONS[kind]! : File;
  return <Icon size={15} strokeWidth={1.75} aria-hidden="true" />;
}

export interface FileTableProps {
  items: readonly StorageItem[];
  /** Paths. */
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  /** Path of the file in the panel. */
  open: string | null;
  onOpen: (item: StorageItem) => void;
}

interface RowProps {
  item: StorageItem;
  isPicked: boolean;
  isOpen: boolean;
  onPick: () => void;
  onOpen: () => void;
}

function Row({ item, isPicked, isOpen, onPick, onOpen }: RowProps) {
  const { name, type, size, mimeType, modifiedAt } = item;
  return (
    <tr data-open={isOpen || undefined}>
      <td>
        <Checkbox size="xs" aria-label={`Select ${name}`} checked={isPicked} onChange={onPick} />
      </td>
      <th scope="row">
        <button type="button" data-path={item.path} onClick={onOpen}>
          <KindIcon of={item} />
          <span>{name}</span>
        </button>
      </th>
      <td>{type === "folder" ? "—" : sizeText(size)}</td>
      <td className={classes.type}>{type === "folder" ? "Folder" : (mimeType ?? "—")}</td>
      <td>{modifiedAt === null ? "—" : <RelativeTime at={modifiedAt} />}</td>
    </tr>
  );
}

function toggled(picked: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const next = new Set(picked);
  if (!next.delete(path)) next.add(path);
  return next;
}

export function FileTable({ items, picked, onPick, open, onOpen }: FileTableProps) {
  const isAll = items.length > 0 && items.every(({ path }) => picked.has(path));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td>
            <Checkbox
              size="xs"
              aria-label="Select all"
              checked={isAll}
              indeterminate={!isAll && picked.size > 0}
              onChange={() => onPick(isAll ? new Set() : new Set(items.map(({ path }) => path)))}
            />
          </td>
          <th scope="col">Name</th>
          <th scope="col">Size</th>
          <th scope="col" className={classes.type}>
            Type
          </th>
          <th scope="col">Last Modified</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            isPicked={picked.has(item.path)}
            isOpen={item.path === open}
            onPick={() => onPick(toggled(picked, item.path))}
            onOpen={() => onOpen(item)}
          />
        ))}
      </tbody>
    </table>
  );
}
