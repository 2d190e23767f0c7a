import { Switch, Textarea, TextInput } from "@mantine/core";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { profileHref } from "@slipway/ui/navigation/navigation";
import { useState, type FormEvent } from "react";
import { accountsContract, type Profile, type User } from "../../contract/index.ts";
import { OLD_USERNAME_DAYS } from "../../contract/username.ts";
import { PhotoRow } from "./photo-row.tsx";
import { changeOf, draftOf, problemsOf, type ProfileDraft } from "./profile-draft.ts";

/** `?settings=profile`: one's page as others see it. */
export function ProfileSettings() {
  const user = useRouteOrNull(accountsContract.user, {});
  const profile = useRoute(accountsContract.profile, {});
  const failed = user.isError ? user : profile.isError ? profile : null;
  if (failed !== null) return <ErrorState error={failed.error!} onRetry={() => void failed.refetch()} />;
  if (!user.data || profile.data === undefined)
    return <SkeletonLines widths={["30%", "100%", "100%", "45%"]} height={16} gap={16} />;
  return <Page user={user.data} profile={profile.data} />;
}

function Page({ user, profile }: { user: User; profile: Profile }) {
  const open = (
    <AppLink href={profileHref({ id: user.id, username: profile.username })} style={{ color: "var(--accent-text)" }}>
      Open your page
    </AppLink>
  );
  return (
    <SettingsGroup title="Your page" hint="What others see of you beside your public projects." action={open}>
      <PhotoRow user={user} />
      <Words key={JSON.stringify(profile)} profile={profile} />
    </SettingsGroup>
  );
}

function Words({ profile }: { profile: Profile }) {
  const stored = draftOf(profile);
  const [draft, setDraft] = useState(stored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useRouteMutation(accountsContract.updateProfile, {
    invalidates: () => ["/user", "/users"],
    onSuccess: () => showToast({ tone: "ok", title: "Saved" }),
    onError: (error) => {
      const isAboutName = /username/.test(error.code);
      if (isAboutName) setRefusal(error.userMessage);
      return isAboutName;
    },
  });
  const set = (part: Partial<ProfileDraft>) => {
    setRefusal(null);
    setDraft((now) => ({ ...now, ...part }));
  };
  const dirty = JSON.stringify(draft) !== JSON.stringify(stored);
  const problems = problemsOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && Object.keys(problems).length === 0) save.mutate({ body: changeOf(draft) });
  };
  const changesName = profile.username !== null && draft.username.trim() !== profile.username;
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 14, marginTop: 14 }}>
      <TextInput
        label="User name"
        description={
          changesName
            ? `/@${profile.username} leads here for ${OLD_USERNAME_DAYS} days, and nobody else gets it in that time.`
            : `Your page is at /@${draft.username.trim() || "name"}.`
        }
        value={draft.username}
        error={refusal ?? problems.username}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => set({ username: event.currentTarget.value })}
      />
      <Textarea
        label="About you"
        autosize
        minRows={2}
        maxRows={6}
        value={draft.bio}
        error={problems.bio}
        onChange={(event) => set({ bio: event.currentTarget.value })}
      />
      <Textarea
        label="Links"
        description="One a line."
        autosize
        minRows={2}
        maxRows={6}
        value={draft.links}
        error={problems.links}
        onChange={(event) => set({ links: event.currentTarget.value })}
      />
      <Switch
        label="Hide my page from strangers"
        description="People who share a workspace or a project with you still find it. Public projects stay public."
        checked={draft.isHidden}
        onChange={(event) => set({ isHidden: event.currentTarget.checked })}
      />
      <SaveBar
        dirty={dirty}
        saving={save.isPending}
        disabled={Object.keys(problems).length > 0}
        onCancel={() => set(stored)}
      />
    </form>
  );
}
