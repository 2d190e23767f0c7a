/** Files with secrets: their content is not shown to a model, because its provider would receive it. */
import type { ProjectPath } from "@slipway/kernel/project-path";

const SECRET =
  /(^|\/)(\.env(?!\.(example|sample|template)$)(\.[^/]*)?|\.npmrc|\.netrc|\.pgpass|\.git-credentials|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|keystore))$/i;

export const holdsSecrets = (path: ProjectPath | string): boolean => SECRET.test(path);
