/** Downloads the database as SQL. */
import { Button, NativeSelect } from "@mantine/core";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { api } from "@slipway/ui/api/client";
import { saveFile } from "@slipway/ui/kit/files/save-file";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cloudTransferContract, END_OF_DUMP, type DumpPart, type DumpUsers } from "../../contract/index.ts";
import { reasonOf } from "../words.ts";
import classes from "../transfer.module.css";

const PARTS: readonly { value: DumpPart; label: string }[] = [
  { value: "all", label: "Everything in one file" },
  { value: "schema", label: "Tables without rows" },
  { value: "rows", label: "Rows only" },
];
const USERS: readonly { value: DumpUsers; label: string }[] = [
  { value: "with_passwords", label: "With their password hashes" },
  { value: "without_passwords", label: "Without passwords" },
  { value: "none", label: "No users" },
];
const PART_WORDS: Readonly<Record<DumpPart, string>> = { all: "database", schema: "schema", rows: "rows" };
const NOTED_BYTES = 256 * 1024;

/** Bytes as they come, as parts that leave the heap. Throws where the last line is missing. */
async function received(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, noted] = [0, 0];
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    held.push(value);
    bytes += value.byteLength;
    if (bytes - noted < NOTED_BYTES) continue;
    parts.push(new Blob(held));
    [held, noted] = [[], bytes];
    onBytes(bytes);
  }
  const whole = new Blob([...parts, ...held], { type: "application/sql" });
  const end = await whole.slice(-END_OF_DUMP.length - 8).text();
  if (!end.trimEnd().endsWith(END_OF_DUMP)) throw new Error("The download ended before the file was whole. Try again.");
  return whole;
}

export function DumpSection({ projectId }: { projectId: string }) {
  const [part, setPart] = useState<DumpPart>("all");
  const [users, setUsers] = useState<DumpUsers>("with_passwords");
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const own = new AbortController();
    running.current = own;
    setProgress("Preparing…");
    try {
      const query = { part, users: part === "schema" ? ("none" as const) : users };
      const input = { params: { id: projectId }, query };
      const response = (await api(cloudTransferContract.dump, input, { signal: own.signal })) as unknown as Response;
      const file = await received(response, (bytes) => setProgress(`${sizeInWords(bytes)}…`));
      saveFile(file, `${PART_WORDS[part]}-${new Date().toISOString().slice(0, 10)}.sql`);
      showToast({ tone: "ok", title: "Downloaded", message: `${sizeInWords(file.size)} of SQL, of one moment.` });
    } catch (error) {
      if (!own.signal.aborted) showToast({ tone: "err", title: "Could not download", message: reasonOf(error) });
    } finally {
      setProgress(null);
    }
  };
  return (
    <SettingsGroup
      title="Download as SQL"
      hint="Tables, rows, policies, functions and users as a file that any Postgres takes, and Supabase, too. Files in Storage are no part of it."
    >
      <div className={classes.part}>
        <div className={classes.fields}>
          <NativeSelect
            label="What"
            value={part}
            disabled={progress !== null}
            data={[...PARTS]}
            onChange={({ currentTarget: { value } }) => setPart(value as DumpPart)}
          />
          {part !== "schema" && (
            <NativeSelect
              label="Users"
              value={users}
              disabled={progress !== null}
              data={[...USERS]}
              onChange={({ currentTarget: { value } }) => setUsers(value as DumpUsers)}
            />
          )}
          <Button
            leftSection={<Download size={15} aria-hidden="true" />}
            disabled={progress !== null}
            aria-live="polite"
            onClick={() => void start()}
          >
            {progress ?? "Download SQL"}
          </Button>
          {progress !== null && (
            <Button variant="subtle" onClick={() => running.current?.abort()}>
              Cancel
            </Button>
          )}
        </div>
        {part !== "schema" && users === "with_passwords" && (
          <p className={classes.hint}>
            With password hashes people sign in elsewhere as they do here. Keep the file as safe as the passwords.
          </p>
        )}
      </div>
    </SettingsGroup>
  );
}
