/** The publish dropdown: address, access, changes, earlier versions. [W2.34] (product page, screen 4) */
import { Accordion, Button } from "@mantine/core";
import { newUuid } from "@slipway/kernel/ids";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { useIsLocked } from "@slipway/ui/page/use-is-locked";
import { EXIT_VISUAL_EDITS, useIsVisualEditing } from "@slipway/ui/session/visual-editing";
import { useUnsavedParts } from "@slipway/ui/navigation/unsaved-work";
import { freeIfChosen } from "@slipway/ui/session/composer/chosen-builder";
import { useState } from "react";
import { chatContract } from "../../../chat/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import { publishContract } from "../../contract/index.ts";
import { AddressField } from "./address-field.tsx";
import { DeploymentList } from "./deployment-list.tsx";
import { publishBlock, publishedState, publishLabel, refusalOf } from "../publish-state.ts";
import { PublishTitle } from "./publish-title.tsx";
import { LocalOnlyChip } from "./local-only-chip.tsx";
import { usePublishWait, useUnpublish } from "../use-publish.ts";
import { useShownWhole } from "@slipway/ui/page/use-shown-whole";
import { useOnlyFor } from "../use-only-for.ts";
import { useSecurityGate } from "./security-gate.ts";
import { WebsiteAccess } from "./website-access.tsx";
import styles from "./publish-panel.module.css";

const SHOWN_CHANGES = 3;

function Changes({ projectId, onAsked }: { projectId: string; onAsked: () => void }) {
  const summary = useRoute(publishContract.summary, { params: { id: projectId } }, { staleTime: 0 });
  if (summary.data === undefined) return null;
  const { changes, device_only_forms: forms, device_only_lists: lists, store_request: request } = summary.data;
  const more = changes.length - SHOWN_CHANGES;
  return (
    <>
      {changes.length > 0 && (
        <section className={styles.section}>
          <h3>What changes</h3>
          <ul className={styles.changes}>
            {changes.slice(0, SHOWN_CHANGES).map((title, at) => (
              <li key={at}>{title}</li>
            ))}
            {more > 0 && <li className={styles.quiet}>+{more} more</li>}
          </ul>
        </section>
      )}
      {(forms > 0 || lists > 0) && (
        <section className={styles.section}>
          <h3>Data</h3>
          {forms > 0 && (
            <p className={styles.quiet}>Form entries won't reach you yet: they stay in the visitor's browser.</p>
          )}
          {lists > 0 && (
            <p className={styles.quiet}>
              People don't share entries yet: each person's entries stay in their own browser.
            </p>
          )}
          {request !== null && <StoreAnswers projectId={projectId} request={request} onAsked={onAsked} />}
        </section>
      )}
    </>
  );
}

interface StoreAnswersProps {
  projectId: string;
  request: string;
  onAsked: () => void;
}

/** Leaves this to the chat, which asks before it enables a database and before it changes anything in one. */
function StoreAnswers({ projectId, request, onAsked }: StoreAnswersProps) {
  const send = useRouteMutation(chatContract.send, { onSuccess: onAsked });
  const ask = () =>
    send.mutate({
      params: { id: projectId },
      body: { id: newUuid(), ai_message_id: newUuid(), message: request, view: "preview", ...freeIfChosen(projectId) },
    });
  return (
    <div>
      <Button variant="default" loading={send.isPending} onClick={ask}>
        Store in the database
      </Button>
    </div>
  );
}

function Unpublish({ project }: { project: Project }) {
  const unpublish = useUnpublish(project.id);
  const ask = async () => {
    const yes = await askToConfirm({
      title: "Unpublish this project?",
      body: `${project.url ?? project.site_url} goes offline at once. The project and its address stay yours, and you can publish again.`,
      confirm: "Unpublish",
      tone: "danger",
    });
    if (yes) unpublish.mutate({ params: { id: project.id } });
  };
  return (
    <Button
      variant="danger"
      loading={unpublish.isPending}
      disabled={!project.is_published}
      title={project.is_published ? undefined : "This project is not published."}
      onClick={() => void ask()}
    >
      Unpublish
    </Button>
  );
}

/** One row per check: the result, and the way to it. [W2.34] */
function Checks({ project }: { project: Project }) {
  const checks = entriesOf(useWebFeatures(), "publish.check").filter(({ permission }) =>
    (project.permissions as readonly string[]).includes(permission),
  );
  return checks.map(({ id, label, component: Check }) => (
    <section key={id} className={styles.section}>
      <h3>{label}</h3>
      <SlotBoundary whenBroken="nothing">
        <Check projectId={project.id} />
      </SlotBoundary>
    </section>
  ));
}

/** Other features' parts of the panel, each behind its own line. [W2.34] */
interface PartsProps {
  project: Project;
  mayDeploy: boolean;
  /** Why the workspace lets this person make nothing live; null: it does. */
  refusal: string | null;
}

function Parts({ project, mayDeploy, refusal }: PartsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const opened = useShownWhole(open);
  // Before the first publish there is nothing in it that can be used.
  const deployments = useRoute(publishContract.deployments, { params: { id: project.id } }, { staleTime: 0 }).data;
  const hasAdvanced = mayDeploy && (project.is_published || (deployments?.deployments.length ?? 0) > 0);
  const parts = entriesOf(useWebFeatures(), "publish.section").filter(({ permission }) =>
    (project.permissions as readonly string[]).includes(permission),
  );
  return (
    <Accordion
      variant="default"
      value={open}
      onChange={setOpen}
      classNames={{ item: styles.part!, control: styles.control!, content: styles.content! }}
    >
      {parts.map(({ id, label, component: Part }) => (
        <Accordion.Item key={id} value={id} ref={open === id ? opened : undefined}>
          <Accordion.Control>{label}</Accordion.Control>
          <Accordion.Panel>
            {open === id && (
              <SlotBoundary>
                <Part projectId={project.id} />
              </SlotBoundary>
            )}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
      {hasAdvanced && (
        <Accordion.Item value="advanced" ref={open === "advanced" ? opened : undefined}>
          <Accordion.Control>Advanced</Accordion.Control>
          <Accordion.Panel>
            <DeploymentList project={project} refusal={refusal} />
            <Unpublish project={project} />
          </Accordion.Panel>
        </Accordion.Item>
      )}
    </Accordion>
  );
}

export interface PublishPanelProps {
  project: Project;
  pending: boolean;
  onPublish: () => void;
  /** Left out for people who may not see the results of scans. */
  onReview?: (() => void) | null;
  /** A message was sent to the chat. */
  onAsked?: () => void;
  /** False if the container shows the title itself. */
  hasTitle?: boolean;
}

export function PublishPanel({
  project,
  pending,
  onPublish,
  onReview = null,
  onAsked = () => undefined,
  hasTitle = true,
}: PublishPanelProps) {
  const mayDeploy = project.permissions.includes("DeployProject");
  const isOff = project.workspace.disable_publish;
  const only = useOnlyFor(project);
  const onlyFor = project.publish_visibility === "public" ? only : null;
  const editing = useIsVisualEditing(project.id);
  const unsaved = useUnsavedParts(project.id);
  const block =
    editing && mayDeploy ? EXIT_VISUAL_EDITS : publishBlock(project, { pending, unsaved, mayDeploy, isOff, onlyFor });
  const running = useIsLocked(project.locked_at);
  const wait = usePublishWait(project.id, pending);
  const publish = useSecurityGate(project.id, onPublish);
  return (
    <div className={styles.panel}>
      {hasTitle && (
        <header className={styles.header}>
          <h2>
            <PublishTitle project={project} />
          </h2>
        </header>
      )}
      <section className={styles.section}>
        <AddressField project={project} />
        <LocalOnlyChip projectId={project.id} url={project.url ?? project.site_url} />
      </section>
      {project.published_deployment?.is_outdated === true && (
        <section className={styles.section}>
          <h3>Backend</h3>
          <p className={styles.quiet}>
            Its address or its keys are others than when the live site was built, so the site does not reach it. Publish
            again, then it does.
          </p>
        </section>
      )}
      <Changes projectId={project.id} onAsked={onAsked} />
      <Checks project={project} />
      <section className={styles.section}>
        <WebsiteAccess project={project} />
      </section>
      <Parts project={project} mayDeploy={mayDeploy} refusal={refusalOf({ isOff, onlyFor })} />
      <footer className={styles.footer}>
        {running && publishedState(project) !== "current" && (
          <p className={styles.quiet}>Publishes the newest finished version. The change in progress is not included.</p>
        )}
        {wait !== null && (
          <p className={styles.quiet} role="status">
            {wait}
          </p>
        )}
        {block !== null && !pending && <p className={styles.quiet}>{block}</p>}
        <div className={styles.ways}>
          {onReview !== null && (
            <Button variant="default" onClick={onReview}>
              Review Security
            </Button>
          )}
          <Button variant="primary" fullWidth loading={pending} disabled={block !== null} onClick={publish}>
            {publishLabel(project, pending)}
          </Button>
        </div>
      </footer>
    </div>
  );
}
