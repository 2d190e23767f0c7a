/** Foot of a paged list: how many there are, how many a page has, and which page it is. [C2.35] [C5.30] */
import { ActionIcon, NativeSelect, TextInput, Tooltip } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import classes from "./page-footer.module.css";

/** The page a person typed: between 1 and the last one; null for anything but digits. [C4.09] [C5.30] */
export function typedPage(text: string, last: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  return Math.min(Math.max(1, Number(text)), last);
}

export interface PageFooterProps {
  /** "1,204 users found". */
  found: string;
  /** From 1. */
  page: number;
  lastPage: number;
  size: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

function PageField({ page, lastPage, onPage }: Pick<PageFooterProps, "page" | "lastPage" | "onPage">) {
  const [text, setText] = useState<string | null>(null);
  const apply = (): void => {
    const next = text === null ? null : typedPage(text, lastPage);
    setText(null);
    if (next !== null && next !== page) onPage(next);
  };
  return (
    <TextInput
      className={classes.field}
      aria-label="Page"
      inputMode="numeric"
      maxLength={9}
      value={text ?? String(page)}
      onChange={({ currentTarget: { value } }) => setText(value.replace(/\D/g, ""))}
      onBlur={apply}
      onKeyDown={({ key }) => key === "Enter" && apply()}
    />
  );
}

export function PageFooter({ found, page, lastPage, size, sizes, onPage, onSize }: PageFooterProps) {
  return (
    <footer className={classes.footer}>
      <span role="status">{found}</span>
      <NativeSelect
        className={classes.sizes}
        aria-label="Rows per page"
        value={String(size)}
        data={sizes.map((one) => ({ value: String(one), label: `${one} per page` }))}
        onChange={({ currentTarget: { value } }) => onSize(Number(value))}
      />
      <Tooltip label="Previous page">
        <ActionIcon aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={16} />
        </ActionIcon>
      </Tooltip>
      <PageField page={page} lastPage={lastPage} onPage={onPage} />
      <span className={classes.of}>of {lastPage.toLocaleString()}</span>
      <Tooltip label="Next page">
        <ActionIcon aria-label="Next page" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
          <ChevronRight size={16} />
        </ActionIcon>
      </Tooltip>
    </footer>
  );
}
