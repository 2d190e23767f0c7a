/**
 * Routes that made-up requests cannot have answered with 200, why, and the test that does, with how it calls them. A run names every
 * other one that it did not reach. (decision 080)
 */
interface Unanswered {
  why: string;
  /** From the repository's root. */
  test: string;
  calls: Readonly<Record<string, string>>;
}

export const UNANSWERED: readonly Unanswered[] = [
  {
    why: "a look is drawn by a browser",
    test: "features/agent/server/design-previews/design-previews.test.ts",
    calls: { "GET /projects/{id}/designs/{sha}/{at}": "/designs/" },
  },
  {
    why: "a turn waits for it at that very moment",
    test: "features/agent/server/loop/asking/approvals.test.ts",
    calls: { "POST /projects/{id}/chat/{aiMessageId}/approval": "answerApproval" },
  },
  {
    why: "a turn waits for it at that very moment",
    test: "features/agent/server/run/backend/project-functions.test.ts",
    calls: { "POST /projects/{id}/chat/{aiMessageId}/secret": "giveSecret" },
  },
  {
    why: "the message stands in a queue at that very moment",
    test: "features/chat/server/conversation.test.ts",
    calls: {
      "PUT /projects/{id}/chat/{messageId}": "chatContract.editQueued",
      "DELETE /projects/{id}/chat/{messageId}": "chatContract.cancelQueued",
      "POST /projects/{id}/chat/{messageId}/move": "chatContract.moveQueued",
      "POST /projects/{id}/chat/{messageId}/resend": "chatContract.resend",
    },
  },
  {
    why: "a turn has to have failed, and nobody to have asked for it again since",
    test: "features/chat/server/chat.test.ts",
    calls: { "POST /projects/{id}/chat/{aiMessageId}/retry": "chatContract.retry" },
  },
  {
    why: "a turn of a connected model has to have ended early",
    test: "features/agent/server/drafts/drafts.test.ts",
    calls: {
      "POST /projects/{id}/chat/{aiMessageId}/draft/keep": "chatContract.keepDraft",
      "POST /projects/{id}/chat/{aiMessageId}/draft/discard": "chatContract.discardDraft",
      "POST /projects/{id}/chat/{aiMessageId}/draft/restore": "chatContract.restoreDraft",
    },
  },
  {
    why: "a conversation has to have outgrown its model's window",
    test: "features/agent/server/memory/memory.test.ts",
    calls: {
      "GET /projects/{id}/summary": "agentContract.summary",
      "PUT /projects/{id}/summary": "agentContract.editSummary",
    },
  },
  {
    why: "a server of somebody else's has to answer",
    test: "features/integrations/server/integrations.test.ts",
    calls: {
      "POST /workspaces/{workspaceId}/mcp-servers": "addMcpServer",
      "DELETE /workspaces/{workspaceId}/mcp-servers/{serverId}": "removeMcpServer",
      "POST /workspaces/{workspaceId}/mcp-servers/{serverId}/test": "testMcpServer",
    },
  },
  {
    why: "with another model every turn of the run would be another one",
    test: "features/models/server/models.test.ts",
    calls: {
      "POST /admin/models": "modelsContract.connect",
      "PUT /admin/models/{connectionId}": "modelsContract.change",
      "DELETE /admin/models/{connectionId}": "modelsContract.remove",
      "POST /admin/models/{connectionId}/test": "modelsContract.test",
    },
  },
  {
    why: "only the installation itself knows what it asks, and a proxy which names",
    test: "features/domains/server/domains.test.ts",
    calls: {
      "GET /domains/answers/{question}": "are answered by the installation itself",
      "GET /reach/certificates": "/api/reach/certificates",
    },
  },
  {
    why: "nothing else could be asked of the backend",
    test: "features/cloud/server/cloud.test.ts",
    calls: { "POST /projects/{id}/cloud/db-proxy/v1/projects/{ref}/pause": "cloudContract.pause" },
  },
  {
    why: "the caller could not call any more",
    test: "features/accounts/server/accounts.test.ts",
    calls: { "POST /auth/change-password": "change-password" },
  },
];

export const unansweredRoutes: ReadonlySet<string> = new Set(UNANSWERED.flatMap(({ calls }) => Object.keys(calls)));
