/** How people sign in to the app: methods, sign-ups and addresses. [C2.31] [C4.07] [C8.15] */
import { Accordion, Badge } from "@mantine/core";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { AuthConfig } from "../../cloud/contract/index.ts";
import { AllowList } from "./allow-list.tsx";
import { savedDraft } from "./draft.ts";
import { EMAIL, GOOGLE, METHODS, PHONE, SIGN_UPS, SITE_URL, type Method } from "./fields.ts";
import { SettingsForm } from "./settings-form.tsx";
import { useAuthSettings } from "./use-auth-settings.ts";
import classes from "./sign-in.module.css";

interface WithConfigProps {
  projectId: string;
  children: (config: AuthConfig) => ReactNode;
}

function WithConfig({ projectId, children }: WithConfigProps) {
  const settings = useAuthSettings(projectId);
  if (settings.data !== undefined) return <div className={classes.page}>{children(settings.data)}</div>;
  if (settings.isError)
    return (
      <div className={classes.page}>
        <LoadFailed
          title="Error loading auth settings"
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      </div>
    );
  return (
    <div className={classes.page} role="status" aria-busy="true" aria-label="Loading the auth settings">
      <SkeletonLines widths={["30%", "100%", "100%", "100%", "60%"]} height={20} gap={16} />
    </div>
  );
}

function Methods({ config }: { config: AuthConfig }) {
  const { open } = useViewStack();
  return (
    <ul className={classes.methods}>
      {METHODS.map((method) => {
        const isEnabled = savedDraft(config, method)[method.enabledBy] === true;
        return (
          <li key={method.view}>
            <button type="button" onClick={() => open({ id: method.view })}>
              <span>{method.label}</span>
              <Badge color={isEnabled ? "green" : "gray"}>{isEnabled ? "Enabled" : "Disabled"}</Badge>
              <ChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function AuthView({ projectId }: AreaViewProps) {
  return (
    <WithConfig projectId={projectId}>
      {(config) => (
        <>
          <SettingsGroup title="Sign-in methods">
            <Methods config={config} />
          </SettingsGroup>
          <SettingsGroup title="Sign-ups">
            <SettingsForm projectId={projectId} config={config} set={SIGN_UPS} label="Sign-ups" />
          </SettingsGroup>
          <Accordion className={classes.advanced}>
            <Accordion.Item value="advanced">
              <Accordion.Control>Advanced</Accordion.Control>
              <Accordion.Panel>
                <SettingsForm projectId={projectId} config={config} set={SITE_URL} label="Site URL" />
                <AllowList projectId={projectId} config={config} />
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
        </>
      )}
    </WithConfig>
  );
}

const methodView = (method: Method) =>
  function MethodView({ projectId }: AreaViewProps) {
    return (
      <WithConfig projectId={projectId}>
        {(config) => (
          <SettingsForm projectId={projectId} config={config} set={method} label={`${method.label} Settings`} />
        )}
      </WithConfig>
    );
  };

export const EmailSettings = methodView(EMAIL);
export const PhoneSettings = methodView(PHONE);
export const GoogleSettings = methodView(GOOGLE);
