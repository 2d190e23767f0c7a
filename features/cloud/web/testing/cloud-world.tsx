/** A project's backend as a browser sees it: answers of its calls, and the tool at one of its views. */
import { EmbeddedTool } from "@slipway/ui/navigation/tool-header.tsx";
import type { Navigation } from "@slipway/ui/navigation/navigation";
import { AreasContext } from "@slipway/ui/slots/areas";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import type { ReactNode } from "react";
import type { CloudStatus } from "../../contract/index.ts";
import { CloudTool } from "../cloud-tool.tsx";
import { cloudViews } from "../views.ts";

let count = 0;

const SIZES = [
  { instance_type: "xs", memory_bytes: 268_435_456, connections: 8, statement_timeout_ms: 8000 },
  { instance_type: "s", memory_bytes: 536_870_912, connections: 12, statement_timeout_ms: 8000 },
];
const AREAS = { cloud: () => Promise.resolve(cloudViews) };

export class CloudWorld {
  readonly projectId = `pcloud${(count += 1)}`;
  status: CloudStatus = "ACTIVE_HEALTHY";
  isAsleep = false;

  backend() {
    return {
      ref: this.projectId,
      url: `http://${this.projectId}.cloud.localhost:4400`,
      anon_key: "eyJ.anon.key",
      created_at: "2026-11-22T07:00:00.000Z",
      taken_bytes: (30 * 1_048_576) as number | null,
      max_bytes: 100 * 1_048_576,
      keys_renewed_at: null as string | null,
      keys_end_at: "2036-11-22T07:00:00.000Z",
      former_key_until: null as string | null,
    };
  }

  /** `own`: answers that differ, by method and path. */
  answer(own: Parameters<typeof answerCalls>[0] = {}): Asked[] {
    const at = `/projects/${this.projectId}/cloud`;
    const proxy = `${at}/db-proxy/v1/projects/${this.projectId}`;
    return answerCalls({
      "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2026-11-22T07:05:00.000Z" }),
      [`GET ${at}`]: () => success({ is_offered: true, blocked_by: null, backend: this.backend() }),
      [`GET /projects/${this.projectId}/details`]: () =>
        success({ id: this.projectId, permissions: ["EditProject", "ManageProjectSettings"] }),
      [`GET ${at}/compute`]: () => success({ instance_type: "xs", sizes: SIZES, idle_seconds: 300 }),
      [`GET /projects/${this.projectId}/credits`]: () => success({ plan: "pro", priced: false, may_manage: true }),
      [`GET ${at}/status`]: () => success({ status: this.status, is_asleep: this.isAsleep }),
      [`GET ${at}/site-owners`]: () => success({ has_page: false, owners: [] }),
      [`POST ${proxy}/restore`]: () => success({ status: "ACTIVE_HEALTHY" }),
      [`POST /projects/${this.projectId}/chat`]: () =>
        success({ id: "m", ai_message_id: "a", status: "running", queued_position: null }),
      ...own,
    });
  }

  /** The tool; `view` left out: its overview. */
  tool(view?: string, does: Partial<Navigation> = {}): ReactNode {
    return (
      <AreasContext value={AREAS}>
        <InShell does={{ views: view === undefined ? [] : [{ id: view }], ...does }}>
          <EmbeddedTool>
            <CloudTool projectId={this.projectId} />
          </EmbeddedTool>
        </InShell>
      </AreasContext>
    );
  }

  show(view?: string, does: Partial<Navigation> = {}) {
    return render(this.tool(view, does));
  }
}

/** Calls of a method, without the one for a token. */
export const callsBy = (asked: readonly Asked[], method: string): Asked[] =>
  asked.filter((one) => one.method === method && one.path !== "/user/access-token");
