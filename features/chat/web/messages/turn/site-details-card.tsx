/** Facts the first version made up, to be replaced by the real ones. Saving is one commit and free. (item 6) */
import { Button, TextInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import type { SiteDetail } from "../../../../agent/contract/index.ts";
import { siteInfoContract } from "../../../../site-info/contract/index.ts";
import styles from "../messages.module.css";

const FIRST_SHOWN = 4;

export function SiteDetailsCard({ projectId, details }: { projectId: string; details: readonly SiteDetail[] }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [all, setAll] = useState(false);
  const save = useRouteMutation(siteInfoContract.saveDetails, {
    onSuccess: () => {
      setValues({});
      showToast({ tone: "ok", title: "Details saved" });
    },
  });
  const changed = details.filter((detail) => values[detail.key] !== undefined && values[detail.key] !== detail.value);
  const shown = all ? details : details.slice(0, FIRST_SHOWN);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) return;
    save.mutate({
      params: { id: projectId },
      body: { details: changed.map((detail) => ({ key: detail.key, value: values[detail.key]! })) },
    });
  };
  return (
    <form className={styles.details} onSubmit={submit}>
      <p className={styles.detailsTitle}>I made these up. Replace them:</p>
      {shown.map((detail) => (
        <TextInput
          key={detail.key}
          label={detail.label}
          value={values[detail.key] ?? detail.value}
          maxLength={500}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setValues((now) => ({ ...now, [detail.key]: value }));
          }}
        />
      ))}
      <div className={styles.detailsRow}>
        {!all && details.length > FIRST_SHOWN && (
          <Button variant="subtle" onClick={() => setAll(true)}>
            Show {details.length - FIRST_SHOWN} more
          </Button>
        )}
        <Button type="submit" loading={save.isPending} disabled={changed.length === 0}>
          Save
        </Button>
      </div>
    </form>
  );
}
