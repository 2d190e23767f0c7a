/** The operator's choices among the connected models: who answers without one, and who goes on when another is down. */
import { Select } from "@mantine/core";
import type { RouteResult } from "@slipway/kernel/contract/route";
import type { ModelId } from "@slipway/kernel/model-options";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { modelsContract } from "../contract/index.ts";
import { modelRoutes } from "./model-routes.ts";

/** A select cannot have an empty value. */
const NONE = "none";

export function ModelChoices({ list }: { list: RouteResult<typeof modelsContract.list> }) {
  const { choices, options } = list;
  const choose = useRouteMutation(modelsContract.choose, { invalidates: () => modelRoutes(null) });
  const served = options.filter(({ option, configured }) => configured && option !== "auto");
  const data = (none: string) => [
    { value: NONE, label: none },
    ...served.map(({ option, label }) => ({ value: option as string, label })),
  ];
  const put = (kind: "auto" | "fallback", value: string | null) => {
    const option = served.find((each) => each.option === value)?.option ?? null;
    choose.mutate({ body: { ...choices, [kind]: option satisfies ModelId | null } });
  };
  const field = (kind: "auto" | "fallback", label: string, none: string) => (
    <Select
      aria-label={label}
      value={choices[kind] ?? NONE}
      allowDeselect={false}
      disabled={choose.isPending}
      w={240}
      data={data(none)}
      onChange={(value) => put(kind, value)}
    />
  );
  return (
    <SettingsGroup title="Choices">
      <SettingsRow title="Automatic" facts="Answers when nobody picks a model.">
        {field("auto", "Automatic", "The first one connected")}
      </SettingsRow>
      <SettingsRow
        title="When a model is down"
        facts="Goes on with the turn, and the chat says so. A workspace's own models never change over."
      >
        {field("fallback", "When a model is down", "No other model")}
      </SettingsRow>
    </SettingsGroup>
  );
}
