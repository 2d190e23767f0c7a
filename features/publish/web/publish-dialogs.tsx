/** Dialogs of failure and success, and of scan findings. [W2.35] [W2.36] [W8.16] [T2.29] [T2.30] */
import { Button, Group } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { errorTextForAgent } from "@slipway/kernel/text/error-text";
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { writeClipboard } from "@slipway/ui/kit/copying/clipboard";
import { CopyField } from "@slipway/ui/kit/copying/copy.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { freeIfChosen } from "@slipway/ui/session/composer/chosen-builder";
import { CodeXml } from "lucide-react";
import { useState } from "react";
import { chatContract } from "../../chat/contract/index.ts";
import type { Project } from "../../projects/contract/index.ts";
import { EmbedDialog } from "./embed-dialog.tsx";
import { isThisComputerOnly, shareAddress } from "./publish-state.ts";
import { closePublishDialog, usePublishDialog, type PublishDialog } from "./publish-store.ts";
import { usePublicAddressAction, type PublicAddressAction } from "./use-public-address-action.ts";
import { CheckingDialog, UncheckedDialog } from "./panel/scan-dialogs.tsx";
import styles from "./panel/publish-panel.module.css";

function FailedDialog({ project, dialog }: { project: Project; dialog: Extract<PublishDialog, { kind: "failed" }> }) {
  const fix = useRouteMutation(chatContract.send, {
    onSuccess: () => {
      closePublishDialog();
      showToast({ tone: "info", title: "Fix attempt initiated successfully" });
    },
    onError: () => {
      showToast({ tone: "err", title: "Failed to initiate fix. Please try again." });
      return true;
    },
  });
  const message =
    dialog.buildLog === null
      ? `Publishing failed:\n${errorTextForAgent(dialog.text)}`
      : `The build failed with the following errors:\n${errorTextForAgent(dialog.buildLog)}`;
  const tryToFix = () =>
    fix.mutate({
      params: { id: project.id },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message,
        mode: "instant",
        contains_error: true,
        view: "preview",
        ...freeIfChosen(project.id),
      },
    });
  return (
    <Dialog opened onClose={closePublishDialog} title="Oops!" size="lg">
      <p className={styles.lead}>{dialog.title}</p>
      <p className={styles.quiet}>{dialog.text}</p>
      {dialog.buildLog !== null && (
        <pre className={styles.log} tabIndex={0}>
          {dialog.buildLog}
        </pre>
      )}
      <Group justify="flex-end" mt={14}>
        <Button variant="default" onClick={closePublishDialog}>
          Close
        </Button>
        <Button loading={fix.isPending} onClick={tryToFix}>
          Try to fix
        </Button>
      </Group>
    </Dialog>
  );
}

/** Staff leave the dialog for the addresses; a note to staff is sent from where the person is. */
function ReachWay({ way, primary }: { way: PublicAddressAction; primary: boolean }) {
  const { go } = way;
  const press = () => {
    if (way.leaves) closePublishDialog();
    go?.();
  };
  return (
    <Button variant={primary ? "primary" : "default"} loading={way.busy} disabled={go === null} onClick={press}>
      {way.label}
    </Button>
  );
}

const NETWORKS = [
  { id: "x", label: "X" },
  { id: "linkedin", label: "LinkedIn" },
  { id: "reddit", label: "Reddit" },
] as const;

function SuccessDialog({ project, url }: { project: Project; url: string }) {
  const local = isThisComputerOnly(url);
  const way = usePublicAddressAction(project.id, url);
  const [embedding, setEmbedding] = useState(false);
  const share = (network: (typeof NETWORKS)[number]["id"]) =>
    window.open(shareAddress(network, url, project.display_name), "_blank", "noopener");
  const discord = async () => {
    const copied = await writeClipboard(`${project.display_name} ${url}`);
    showToast(copied ? { tone: "ok", title: "Copied for Discord" } : { tone: "err", title: "Failed to copy link" });
  };
  // A phone's thumb rests on the first button: it opens the site.
  const mobile = useIsMobile();
  const opensFirst = mobile || way === null;
  const ways = (
    <div className={styles.shipped}>
      {project.publish_visibility === "public" && (
        <Button leftSection={<CodeXml size={15} />} onClick={() => setEmbedding(true)}>
          Get embed code
        </Button>
      )}
      <Button
        variant={opensFirst ? "primary" : "default"}
        data-first={opensFirst || undefined}
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
      >
        Open the site
      </Button>
      {way !== null && <ReachWay way={way} primary={!opensFirst} />}
    </div>
  );
  if (embedding) return <EmbedDialog url={url} title={project.display_name} onClose={() => setEmbedding(false)} />;
  return (
    <Dialog opened onClose={closePublishDialog} title="You just shipped!">
      <p className={styles.lead}>
        {local ? "Live on this computer. Other people cannot open it yet." : "Your site is live."}
      </p>
      <CopyField text={url} label="site address" />
      {local && <span className={styles.chip}>This computer only</span>}
      {mobile && ways}
      {!local && (
        <div className={styles.networks} role="group" aria-label="Share">
          {NETWORKS.map(({ id, label }) => (
            <Button key={id} variant="default" onClick={() => share(id)}>
              {label}
            </Button>
          ))}
          <Button variant="default" onClick={() => void discord()}>
            Discord
          </Button>
        </div>
      )}
      {!mobile && ways}
    </Dialog>
  );
}

/** [W2.35] [T2.30] [PB1] */
function SecurityDialog({ dialog }: { dialog: Extract<PublishDialog, { kind: "confirm" }> }) {
  const { openTool } = useNavigation();
  const { errors, proceed } = dialog;
  const review = (): void => {
    closePublishDialog();
    openTool("security");
  };
  const anyway = (): void => {
    closePublishDialog();
    proceed();
  };
  return (
    <Dialog opened onClose={closePublishDialog} title="Security issues found">
      <p className={styles.quiet}>
        {errors === 1 ? "The security scan found 1 error." : `The security scan found ${errors} errors.`} Visitors of
        the site could be harmed by it.
      </p>
      <Group justify="flex-end" mt={16}>
        <Button variant="subtle" onClick={anyway}>
          Publish anyway
        </Button>
        <Button variant="primary" data-autofocus onClick={review}>
          Review issues
        </Button>
      </Group>
    </Dialog>
  );
}

export function PublishDialogs({ project }: { project: Project }) {
  const { dialog } = usePublishDialog();
  if (dialog.kind === "failed") return <FailedDialog project={project} dialog={dialog} />;
  if (dialog.kind === "success") return <SuccessDialog project={project} url={dialog.url} />;
  if (dialog.kind === "checking") return <CheckingDialog projectId={project.id} dialog={dialog} />;
  if (dialog.kind === "unchecked") return <UncheckedDialog dialog={dialog} />;
  if (dialog.kind === "confirm") return <SecurityDialog dialog={dialog} />;
  return null;
}
