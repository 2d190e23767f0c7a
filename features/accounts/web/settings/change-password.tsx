import { Button, PasswordInput } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { handleError } from "@slipway/ui/errors/handle-error";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { PASSWORD_MIN } from "../../contract/index.ts";
import { postAuth } from "../auth-api.ts";

export function ChangePassword() {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    try {
      await postAuth("change-password", { current_password: current, new_password: next });
      setCurrent("");
      setNext("");
      showToast({ tone: "ok", title: "Password changed" });
    } catch (error) {
      if (error instanceof AppError && error.kind === "user") setRefusal(error.userMessage);
      else handleError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsGroup title="Password">
      <form onSubmit={(event) => void submit(event)} style={{ display: "grid", gap: 14 }}>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          value={current}
          error={refusal}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          description={`At least ${PASSWORD_MIN} characters`}
          inputWrapperOrder={["label", "input", "error", "description"]}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        {current !== "" && next.length >= PASSWORD_MIN && (
          <Button type="submit" variant="filled" loading={busy} style={{ justifySelf: "end" }}>
            Change password
          </Button>
        )}
      </form>
    </SettingsGroup>
  );
}
