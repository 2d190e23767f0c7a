/** The page of the app on screen; type, pick, Enter. [T2.12] */
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { useLayer } from "@slipway/ui/layers/use-layer";
import { useEffect, useRef, useState } from "react";
import { normalisePath, pathOptions, visitablePages } from "./page-path.ts";
import styles from "./preview-header.module.css";

export interface PathFieldProps {
  path: string;
  /** Route patterns of the project's router. */
  pages: readonly string[];
  onNavigate: (path: string) => void;
}

/** `takesFocus`: it takes the place of a field that has the focus. */
export function PathField({ path, pages, onNavigate, takesFocus }: PathFieldProps & { takesFocus: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const [typed, setTyped] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const options = pathOptions(visitablePages(pages), typed ?? "");
  const leave = () => {
    setTyped(null);
    combobox.closeDropdown();
  };
  useLayer(combobox.dropdownOpened && options.length > 0, () => input.current?.blur());
  const go = (target: string) => {
    onNavigate(normalisePath(target));
    leave();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={go} position="bottom-start">
      <Combobox.Target>
        <TextInput
          ref={input}
          className={styles.path}
          classNames={{ input: styles.pathInput! }}
          aria-label="Page path"
          value={typed ?? path}
          spellCheck={false}
          onFocus={(event) => {
            event.currentTarget.select();
            setTyped("");
            combobox.openDropdown();
          }}
          onBlur={leave}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              event.currentTarget.blur();
            } else if (event.key === "Enter" && combobox.getSelectedOptionIndex() === -1) {
              event.preventDefault();
              go(typed === null || typed === "" ? path : typed);
              event.currentTarget.blur();
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0}>
        <Combobox.Options mah={300} style={{ overflowY: "auto" }} aria-label="Pages of the app">
          {options.map((option) => (
            <Combobox.Option key={option.path} value={option.path}>
              {option.custom ? `Go to ${option.path}` : option.path}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
