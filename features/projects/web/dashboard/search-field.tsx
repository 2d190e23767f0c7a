import { useKey } from "@slipway/ui/keys/use-key";
import { Search } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import classes from "./search-field.module.css";

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Arrow down moves from the field to the first result. */
const focusFirstCard = (): void => document.querySelector<HTMLElement>("[data-project-link]")?.focus();

/** `/` focuses the field, Esc empties it, arrow down goes on to the cards. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useKey({ keys: "/", label: "Search projects", group: "Projects", words: ["find"] }, () => field.current?.focus());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onChange("");
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    focusFirstCard();
  };
  return (
    <label className={classes.field}>
      <Search size={15} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        placeholder="Search projects"
        aria-label="Search projects"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value === "" && <kbd aria-hidden="true">/</kbd>}
    </label>
  );
}
