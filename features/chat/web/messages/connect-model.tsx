/**
 * Below an answer in which the offline builder changed nothing: the way to a language model, and back. (product page,
 * item 22)
 */
import { Button } from "@mantine/core";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { OFFLINE_BUILDER, useChosenBuilder } from "@slipway/ui/session/composer/chosen-builder";
import { BrainCircuit, RotateCcw } from "lucide-react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { agentContract } from "../../../agent/contract/index.ts";
import { useSay } from "../language/chat-language.tsx";
import styles from "./messages.module.css";

export interface ConnectModelProps {
  projectId: string;
  /** The builder asked a question, which is a way on by itself; the one to a connected model stands beside it. */
  asks: boolean;
  /** Sends the same text again, to the connected model. */
  onTryAgain: () => void;
}

export function ConnectModel({ projectId, asks, onTryAgain }: ConnectModelProps) {
  const { data: models } = useRoute(agentContract.projectModels, { params: { id: projectId } }, { staleTime: 60_000 });
  const { data: user } = useRouteOrNull(accountsContract.user, {}, { staleTime: Infinity });
  const { openSettings } = useNavigation();
  const say = useSay();
  const staysFree = useChosenBuilder(projectId) === OFFLINE_BUILDER;
  if (models === undefined || !user) return null;
  if (!models.auto.free)
    return (
      <div className={styles.chips}>
        <Button variant="default" leftSection={<RotateCcw size={14} />} onClick={onTryAgain}>
          {staysFree
            ? say("Try this request with {model}", { model: models.auto.label })
            : say("Try this request again")}
        </Button>
      </div>
    );
  if (asks) return null;
  if (!user.is_staff)
    return <p className={styles.aside}>{say("A language model could do this. Ask your admin to connect one.")}</p>;
  return (
    <div className={styles.chips}>
      <Button variant="default" leftSection={<BrainCircuit size={14} />} onClick={() => openSettings("staff-models")}>
        {say("Connect a model")}
      </Button>
    </div>
  );
}
