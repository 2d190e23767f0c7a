/** The systemd unit as text. Hardened as far as previews allow: bubblewrap makes namespaces and mounts a `/proc` of its own. */

export interface ServiceUnitOptions {
  /** The checkout. */
  root: string;
  /** Absolute. */
  node: string;
  user: string;
  dataDir: string;
  /** Folders in its settings beside the data folder: backups and their keys. */
  writable: readonly string[];
  cacheDir: string;
  environmentFile: string;
  stopSeconds: number;
}

const HOMES = /^\/(home|root|run\/user)\//;

/** Paths may hold spaces; systemd reads C-like quotes, and `%` begins a specifier. */
const quoted = (text: string): string =>
  `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("%", "%%")}"`;

export function serviceUnit(options: ServiceUnitOptions): string {
  const { root, node, user, dataDir, writable, cacheDir, environmentFile, stopSeconds } = options;
  // A home that holds the programs or backups must stay visible; the unit may not write elsewhere in it.
  const home = [root, node, ...writable].some((path) => HOMES.test(path)) ? "read-only" : "yes";
  return `# Written by ./slipway service install; the next install writes it anew. Settings: ${environmentFile}
[Unit]
Description=Slipway, an AI app builder
Documentation=file://${root.replaceAll("%", "%%").replaceAll(" ", "\\x20")}/README.md
Wants=network-online.target
After=network-online.target

[Service]
Type=exec
User=${user}
Group=${user}
WorkingDirectory=${root.replaceAll("%", "%%")}
Environment=${quoted(`SLIPWAY_DATA_DIR=${dataDir}`)}
Environment=${quoted(`SLIPWAY_CACHE_DIR=${cacheDir}`)}
Environment=${quoted(`NODE_COMPILE_CACHE=${dataDir}/compiled`)}
Environment=NODE_ENV=production
EnvironmentFile=-${environmentFile}
ExecStart=${quoted(node)} --disable-warning=ExperimentalWarning ${quoted(`${root}/server/src/main.ts`)}
Restart=on-failure
RestartSec=2
# SIGTERM goes to the server alone: it says what it waits for and ends its children itself.
KillMode=mixed
TimeoutStopSec=${stopSeconds + 30}
# A build that is killed for its memory is no reason to stop the rest.
OOMPolicy=continue
LimitNOFILE=65536
TasksMax=infinity

# What would break previews is left out: RestrictNamespaces, ProtectKernelTunables, ProtectControlGroups, ProtectProc
# (nothing may be mounted over parts of /proc), ProtectHostname (a sandbox gives itself a name), MemoryDenyWriteExecute. Ports below 1024: docs/operating.md.
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ReadWritePaths=${[dataDir, ...writable.map((path) => `-${path}`)].map(quoted).join(" ")}
ProtectHome=${home}
PrivateTmp=yes
LockPersonality=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
ProtectClock=yes
SystemCallArchitectures=native
UMask=0022

[Install]
WantedBy=multi-user.target
`;
}
