/** The backend's address, key and disk use. */
import { CopyField } from "@slipway/ui/kit/copying/copy.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import classes from "../cloud.module.css";
import { Snippet } from "./snippet.tsx";
import { ReplaceKeys, type ReplaceKeysProps } from "./replace-keys.tsx";

export interface ConnectionProps {
  projectId: string;
  url: string;
  anonKey: string;
  /** Null while they are those it began with. */
  keysRenewedAt: string | null;
  /** Null while unknown. */
  takenBytes: number | null;
  maxBytes: number;
  keys: ReplaceKeysProps;
}

const MEBIBYTE = 1_048_576;
/** Above this share it is stated in words, too. */
const ALMOST = 0.9;

export const megabytes = (bytes: number): string => `${Math.round(bytes / MEBIBYTE).toLocaleString()} MB`;

function Room({ takenBytes, maxBytes }: { takenBytes: number; maxBytes: number }) {
  const share = Math.min(1, takenBytes / maxBytes);
  const tone = share >= ALMOST ? "err" : undefined;
  return (
    <div className={classes.room}>
      <div className={classes.bar} aria-hidden="true" data-tone={tone}>
        <div style={{ width: `${share * 100}%` }} />
      </div>
      <p data-tone={tone}>
        {megabytes(takenBytes)} of {megabytes(maxBytes)}
        {share >= 1 ? ": full, nothing more can be saved" : share >= ALMOST ? ": almost full" : ""}
      </p>
    </div>
  );
}

export function Connection(props: ConnectionProps) {
  const { projectId, url, anonKey, keysRenewedAt, takenBytes, maxBytes, keys } = props;
  return (
    <SettingsGroup title="Connect" hint="Both are safe to share; row-level security protects your data.">
      {keysRenewedAt !== null && (
        <p className={classes.renewed} role="note">
          <strong>The keys are new since {new Date(keysRenewedAt).toLocaleDateString()}</strong>
          Slipway was restored without the old ones. Publish again, so that the live site uses the new key, and enter
          the values in Secrets again. Sign-in settings that somebody had changed are lost: there, nobody new can sign
          up until they are set again.
        </p>
      )}
      <div className={classes.fields}>
        <div>
          <span>Project URL</span>
          <CopyField text={url} label="Project URL" />
        </div>
        <div>
          <span>Anon key</span>
          <CopyField text={anonKey} label="Anon key" />
        </div>
        <Snippet projectId={projectId} url={url} anonKey={anonKey} />
        <ReplaceKeys {...keys} />
        <div>
          <span>Storage</span>
          {takenBytes === null ? (
            <p className={classes.unknown}>Not known while the database does not answer</p>
          ) : (
            <Room takenBytes={takenBytes} maxBytes={maxBytes} />
          )}
        </div>
      </div>
    </SettingsGroup>
  );
}
