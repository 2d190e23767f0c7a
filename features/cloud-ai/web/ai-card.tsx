/** Requests to language models of the last day. [C2.09] */
import { useRoute } from "@slipway/ui/api/use-route";
import { CardRow, CardText, OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { cloudContract } from "../../cloud/contract/index.ts";
import { callsByModel } from "../contract/usage-figures.ts";
import { useIsAiUsed } from "./use-ai.ts";

const SHOWN = 4;
const DAY_MS = 86_400_000;

export function AiCard({ projectId }: AreaViewProps) {
  const isUsed = useIsAiUsed(projectId);
  const [start] = useState(() => new Date(Date.now() - DAY_MS).toISOString());
  const usage = useRoute(
    cloudContract.aiUsage,
    { params: { id: projectId }, query: { start } },
    { enabled: isUsed === true },
  );
  const models = callsByModel(usage.data?.usage ?? []);
  const isLoading = isUsed === null || (isUsed && usage.isPending);
  return (
    <OverviewCard
      view="ai"
      icon={Sparkles}
      title="AI"
      isLoading={isLoading}
      error={usage.error === null ? null : { title: "Error loading AI usage", onRetry: () => void usage.refetch() }}
    >
      {isUsed === false && <CardText>Not enabled. Functions of the app could ask language models.</CardText>}
      {isUsed === true && models.length === 0 && <CardText>No requests in the last 24 hours</CardText>}
      {models.slice(0, SHOWN).map(({ model, provider, calls }) => (
        <CardRow key={`${provider} ${model}`} name={model} facts={`${calls.toLocaleString()} calls`} />
      ))}
    </OverviewCard>
  );
}
