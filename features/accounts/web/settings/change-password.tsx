import { Button, Checkbox, PasswordInput } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { handleError } from "@slipway/ui/errors/handle-error";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { PASSWORD_MIN } from "../../contract/index.ts";
import { postAuth } from "../auth-api.ts";

export function ChangePassword() {
  const cache = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [endsTokens, setEndsTokens] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    try {
      await postAuth("change-password", { current_password: current, new_password: next, end_api_tokens: endsTokens });
      setCurrent("");
      setNext("");
      setEndsTokens(false);
      if (endsTokens) await cache.invalidateQueries();
      showToast({
        tone: "ok",
        title: "Password changed",
        message: endsTokens
          ? "Other browsers are signed out, and your API tokens have ended."
          : "Other browsers are signed out.",
      });
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
        <Checkbox
          label="Also end my API tokens"
          description="Programs that use one stop working until you give them a new one."
          checked={endsTokens}
          onChange={(event) => setEndsTokens(event.currentTarget.checked)}
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
