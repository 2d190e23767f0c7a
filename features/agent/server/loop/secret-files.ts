/** Files that hold keys: they are not read to a model, whose provider would get them with the next call. */
import type { ProjectPath } from "@slipway/kernel/project-path";

const SECRET =
  /(^|\/)(\.env(?!\.(example|sample|template)$)(\.[^/]*)?|\.npmrc|\.netrc|\.pgpass|\.git-credentials|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|keystore))$/i;

export const holdsSecrets = (path: ProjectPath | string): boolean => SECRET.test(path);
