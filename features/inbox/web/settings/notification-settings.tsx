/** `?settings=notifications`: how the person hears of each kind of notice. */
import { Select } from "@mantine/core";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { queryKey } from "@slipway/kernel/contract/client";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { choicesOf, inboxContract, KINDS, type Choice, type NoticeKind } from "../../contract/index.ts";
import { DesktopNotices } from "./desktop-notices-row.tsx";

const LABELS: Readonly<Record<Choice, string>> = {
  app: "Inbox only",
  mail: "Email",
  digest: "Daily email",
  none: "Off",
};

export function NotificationSettings() {
  const userId = useRouteOrNull(accountsContract.user, {}).data?.id;
  const choices = useRoute(inboxContract.choices, {});
  return (
    <>
      <SettingsGroup
        title="Inbox and email"
        hint="Emails come on top of your inbox. The daily one has everything you haven't read."
      >
        {choices.isPending && <SkeletonLines widths={["100%", "100%", "100%"]} height={36} />}
        {choices.isError && <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />}
        {choices.data?.choices.map(({ kind, choice }) => (
          <KindRow key={kind} kind={kind} choice={choice} />
        ))}
      </SettingsGroup>
      {userId !== undefined && <DesktopNotices userId={userId} />}
    </>
  );
}

function KindRow({ kind, choice }: { kind: NoticeKind; choice: Choice }) {
  const cache = useQueryClient();
  const save = useRouteMutation(inboxContract.choose, {
    onSuccess: (choices) => cache.setQueryData(queryKey(inboxContract.choices, {}), choices),
  });
  const shown = save.isPending ? save.variables.body.choice : choice;
  return (
    <SettingsRow title={KINDS[kind].label} facts={KINDS[kind].hint}>
      <Select
        aria-label={KINDS[kind].label}
        data={choicesOf(kind).map((value) => ({ value, label: LABELS[value] }))}
        value={shown}
        allowDeselect={false}
        w={150}
        onChange={(value) => value !== null && save.mutate({ body: { kind, choice: value as Choice } })}
      />
    </SettingsRow>
  );
}
