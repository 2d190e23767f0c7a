import { ModeMenu as Menu } from "@slipway/ui/kit/composer/mode-menu.tsx";
import { setChatOnly, useChatOnly } from "@slipway/ui/session/composer/chosen-mode";

export function ModeMenu({ projectId }: { projectId: string }) {
  const chatOnly = useChatOnly(projectId);
  return <Menu chatOnly={chatOnly} onChoose={(chosen) => setChatOnly(projectId, chosen)} />;
}
