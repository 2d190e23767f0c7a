/** Guesses about the file, which the person can correct. */
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { rowsInWords } from "../words.ts";
import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding } from "./reading/guess.ts";
import type { CsvFile } from "./reading/use-csv-file.ts";
import classes from "../transfer.module.css";

const DELIMITER_WORDS: Readonly<Record<Delimiter, string>> = {
  ",": "Comma",
  ";": "Semicolon",
  "\t": "Tab",
  "|": "Bar (|)",
};
const ENCODING_WORDS: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  "windows-1252": "Windows-1252",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 (big-endian)",
};

export function FileFacts({ csv, isLocked, onOther }: { csv: CsvFile; isLocked: boolean; onOther: () => void }) {
  const { file, look, form, correct } = csv;
  if (file === null || look === null) return null;
  return (
    <section className={classes.facts} aria-label="The file">
      <p>
        <strong className={classes.fileName}>{file.name}</strong>
        <small>
          {sizeInWords(file.size)} · {rowsInWords(look.rows)} · {look.columns.length} columns
        </small>
      </p>
      <div className={classes.fields}>
        <NativeSelect
          label="Separator"
          value={look.delimiter}
          disabled={isLocked}
          data={DELIMITERS.map((value) => ({ value, label: DELIMITER_WORDS[value] }))}
          onChange={({ currentTarget: { value } }) => correct({ delimiter: value as Delimiter })}
        />
        <NativeSelect
          label="Encoding"
          value={look.encoding}
          disabled={isLocked}
          data={ENCODINGS.map((value) => ({ value, label: ENCODING_WORDS[value] }))}
          onChange={({ currentTarget: { value } }) => correct({ encoding: value as Encoding })}
        />
        <Checkbox
          label="First row is the heading"
          checked={form.hasHeading}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => correct({ hasHeading: checked })}
        />
        <Button variant="subtle" disabled={isLocked} onClick={onOther}>
          Other file
        </Button>
      </div>
      {look.hasOpenQuote && (
        <p role="alert" className={classes.refused}>
          A quote in the file is never closed, so some rows were read as one. Correct the file or choose another
          separator.
        </p>
      )}
      {look.tooWide.length > 0 && (
        <p role="alert" className={classes.refused}>
          These rows have more cells than there are columns: {look.tooWide.join(", ")}. Correct the file or choose
          another separator.
        </p>
      )}
    </section>
  );
}
