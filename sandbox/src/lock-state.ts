/** Whether `npm ci` takes a lock: it names what the manifest asks for, and everything that its packages may need on any platform. */

type Names = Readonly<Record<string, unknown>>;

interface LockedPackage {
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

const ROOT_FIELDS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

/** False for whatever cannot be read as both. */
export function isLocked(packageJson: string, packageLock: string): boolean {
  try {
    const manifest = JSON.parse(packageJson.replace(/^\uFEFF/, "")) as LockedPackage;
    const { packages } = JSON.parse(packageLock.replace(/^\uFEFF/, "")) as { packages?: Record<string, LockedPackage> };
    if (packages?.[""] === undefined) return false;
    return (
      isSameAsked(manifest, packages[""]) &&
      Object.entries(packages).every(([path, entry]) => isComplete(packages, path, entry))
    );
  } catch {
    return false;
  }
}

function isSameAsked(manifest: LockedPackage, root: LockedPackage): boolean {
  return ROOT_FIELDS.every((field) => {
    const [asked, locked] = [Object.entries(manifest[field] ?? {}), root[field] ?? {}];
    return asked.length === Object.keys(locked).length && asked.every(([name, range]) => locked[name] === range);
  });
}

function isComplete(packages: Readonly<Record<string, LockedPackage>>, path: string, entry: LockedPackage): boolean {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const needed = [entry.dependencies, entry.optionalDependencies, path === "" ? entry.devDependencies : {}];
  const names = [...needed.flatMap((some) => Object.keys(some ?? {})), ...peers];
  return names.every((name) => isFound(packages, path, name));
}

/** As Node finds it: in the package's own folder, then in those above it. */
function isFound(packages: Readonly<Record<string, LockedPackage>>, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`] !== undefined) return true;
    if (folder === "") return false;
    if (!folder.includes("/node_modules/")) return packages[`node_modules/${name}`] !== undefined;
  }
}
