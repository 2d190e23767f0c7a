/** Website Info of the publish dropdown: icon, title, description, share image. [W2.34] [W4.09] [W5.18] */
import { Button, Textarea, TextInput } from "@mantine/core";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { noteUnsaved } from "@slipway/ui/navigation/unsaved-work";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { Globe, ImageIcon } from "lucide-react";
import { useEffect, type FormEvent } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { previewContract } from "../../../preview/contract/index.ts";
import { projectsContract, type Project } from "../../../projects/contract/index.ts";
import { DESCRIPTION_CHARACTERS } from "../../contract/site-image.ts";
import type { SiteInfo } from "../document/index-html.ts";
import { useSiteNow, type SiteNow } from "../document/read-site.ts";
import { ChooseButton, usePickImage } from "./image-field.tsx";
import { changeDraft, dropDraft, useSiteDraft } from "./site-draft.ts";
import { isDirty, saveBody, useSaveSite } from "./use-save-site.ts";
import classes from "./site-info-form.module.css";

/** [W5.20] */
const NOT_WHOLE =
  "Website info needs an index.html with a full HTML structure: html, head and body. Ask for it in the chat, or mend the file in the code editor.";

export function SiteInfoForm({ projectId }: ProjectSlotProps) {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const whole = project !== undefined && "workspace" in project ? project : null;
  const now = useSiteNow(projectId, whole?.latest_commit_sha ?? null);
  if (now.isError) return <ErrorState error={now.error} onRetry={() => void now.refetch()} />;
  if (whole === null || now.data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the website info">
        <SkeletonLines widths={["100%", "60%", "100%"]} height={20} gap={12} />
      </div>
    );
  if (now.data === null || now.data.info === null) return <p className={classes.quiet}>{NOT_WHOLE}</p>;
  return <Fields project={whole} now={now.data} info={now.data.info} />;
}

interface FieldsProps {
  project: Project;
  now: SiteNow;
  info: SiteInfo;
}

function Fields({ project, now, info }: FieldsProps) {
  const draft = useSiteDraft(project.id);
  const save = useSaveSite({ projectId: project.id, now, draft });
  const description = draft.description ?? info.description;
  const dirty = isDirty(info, draft);
  // The input outlives this form, and so does the note about it.
  useEffect(() => noteUnsaved(project.id, "Website Info", dirty), [project.id, dirty]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = saveBody(now, draft, project.site_url);
    if (body !== null) save.mutate({ params: { projectId: project.id }, body });
  };
  const cancel = (): void => {
    dropDraft(project.id);
    showToast({ tone: "info", title: "Changes reverted to original state" });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.head}>
        <IconField projectId={project.id} saved={now.icon} />
        <TextInput
          label="Title"
          value={draft.title ?? info.title}
          onChange={(event) => changeDraft(project.id, { title: event.currentTarget.value })}
        />
      </div>
      <div className={classes.described}>
        <Textarea
          label="Description"
          classNames={{ input: classes.text! }}
          value={description}
          onChange={(event) => changeDraft(project.id, { description: event.currentTarget.value })}
        />
        <span className={classes.counter} data-over={description.length > DESCRIPTION_CHARACTERS || undefined}>
          {description.length} / {DESCRIPTION_CHARACTERS}
        </span>
      </div>
      <ShareField projectId={project.id} saved={now.share} address={info.socialImage} />
      <p className={classes.quiet}>
        PNG, JPEG, WebP, GIF or SVG, at most 5 MB. Larger images are resized to 1024 px, but not GIFs.
      </p>
      <SaveBar dirty={dirty} saving={save.isPending} onCancel={cancel} />
    </form>
  );
}

const useUserId = (): string => useRouteOrNull(accountsContract.user, {}).data?.id ?? "";

function IconField({ projectId, saved }: { projectId: string; saved: string | null }) {
  const { icon } = useSiteDraft(projectId);
  const url = icon?.url ?? saved;
  const picking = usePickImage({
    userId: useUserId(),
    failed: "Failed to upload image",
    onPicked: (image) => changeDraft(projectId, { icon: image }),
  });
  return (
    <div className={classes.icon}>
      <span className={classes.iconFace}>
        {url === null ? <Globe size={18} aria-hidden="true" /> : <img src={url} alt="Icon of the site" />}
      </span>
      <ChooseButton label="Icon" picking={picking} />
    </div>
  );
}

interface ShareFieldProps {
  projectId: string;
  saved: string | null;
  /** As written in the page; null if there is none. */
  address: string | null;
}

/**
 * Until a picture is chosen, links show a screenshot of the site; the newest one is offered. (product page, screen 4)
 */
function ShareField({ projectId, saved, address }: ShareFieldProps) {
  const { share } = useSiteDraft(projectId);
  const own = share?.url ?? saved;
  const status = useRoute(previewContract.status, { params: { id: projectId } }, { enabled: address === null }).data;
  const screenshot = address === null && share === undefined ? (status?.screenshot_url ?? null) : null;
  const url = own ?? screenshot;
  const picking = usePickImage({
    userId: useUserId(),
    failed: "Failed to upload social image",
    onPicked: (image) => changeDraft(projectId, { share: image }),
  });
  const takeScreenshot = (): void => {
    if (screenshot !== null) void picking.pick(async () => (await fetch(screenshot)).blob());
  };
  return (
    <fieldset className={classes.share}>
      <legend>Share image</legend>
      <div className={classes.shareFace} data-offered={screenshot !== null || undefined}>
        {url === null ? (
          <ImageIcon size={20} aria-hidden="true" />
        ) : (
          <img src={url} alt={screenshot === null ? "Share image" : "The site as it looks now"} />
        )}
      </div>
      {own === null && address !== null && <p className={classes.quiet}>The page names {address}</p>}
      {address === null && share === undefined && (
        <p className={classes.quiet}>
          Until you choose one, links show a picture of the site, taken when it is published.
        </p>
      )}
      <div className={classes.row}>
        {screenshot !== null && (
          <Button variant="primary" disabled={picking.busy} onClick={takeScreenshot}>
            Use this picture of the site
          </Button>
        )}
        <ChooseButton label={address === null ? "Choose an image" : "Replace"} picking={picking} />
      </div>
    </fieldset>
  );
}
