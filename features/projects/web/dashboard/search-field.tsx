import { useKey } from "@slipway/ui/keys/use-key";
import { Search } from "lucide-react";
import { useRef } from "react";
import classes from "./search-field.module.css";

/** `/` jumps here, Esc empties it. */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useKey({ keys: "/", label: "Search projects", group: "Projects" }, () => field.current?.focus());
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
        onKeyDown={(event) => event.key === "Escape" && onChange("")}
      />
      {value === "" && <kbd aria-hidden="true">/</kbd>}
    </label>
  );
}
