/** A field whose text is searched for once typing has stopped. */
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";

/** [C9.02] */
const TYPING_MS = 300;
const MAX_CHARACTERS = 200;

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The text that is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  className?: string | undefined;
}

export function SearchBox({ label, placeholder, search, onSearch, className }: SearchBoxProps) {
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text === search) return;
    const timer = setTimeout(() => onSearch(text), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={MAX_CHARACTERS}
      leftSection={<Search size={15} aria-hidden="true" />}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
