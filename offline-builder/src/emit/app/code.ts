/** Imports of one generated file, collected while its body is written. */
class Imports {
  readonly byPath = new Map<string, Set<string>>();

  add(path: string, ...names: string[]): this {
    const known = this.byPath.get(path) ?? new Set<string>();
    for (const name of names) known.add(name);
    this.byPath.set(path, known);
    return this;
  }

  /** Adds what the body uses: keys are names, values the modules they come from. Texts do not count. */
  used(body: string, candidates: Record<string, string>): this {
    const code = body.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
    for (const [name, path] of Object.entries(candidates)) {
      if (usage(name).test(code)) this.add(path, name);
    }
    return this;
  }

  print(): string {
    const order = (path: string): number => (path.startsWith("@/") ? 1 : path.startsWith(".") ? 2 : 0);
    const bare = (name: string): string => name.replace(/^type /, "").toLowerCase();
    return [...this.byPath]
      .sort(([one], [other]) => order(one) - order(other) || one.localeCompare(other))
      .map(([path, names]) => {
        const list = [...names].sort((one, other) => bare(one).localeCompare(bare(other)));
        const types = list.every((name) => name.startsWith("type "));
        const inside = (types ? list.map((name) => name.slice(5)) : list).join(", ");
        const line = `import ${types ? "type " : ""}{ ${inside} } from "${path}";`;
        return line.length <= 120
          ? line
          : `import ${types ? "type " : ""}{\n  ${inside.split(", ").join(",\n  ")},\n} from "${path}";`;
      })
      .join("\n");
  }
}

/** Components stand in tags, types in annotations, the rest wherever a value may stand. */
function usage(name: string): RegExp {
  if (name.startsWith("type ")) return new RegExp(`(?:[:<|(,] ?|readonly )${name.slice(5)}\\b`);
  // As a word in a sentence it is no call.
  if (["matches", "today", "distinct"].includes(name)) return new RegExp(`(?<![.\\w"/<-])${name}\\(`);
  if (/^[A-Z]/.test(name)) return new RegExp(`<${name}[\\s/>]`);
  return new RegExp(`(?<![.\\w"/<-])${name}(?=[(),.;<\\s[\\]}])(?!\\s*:)`);
}

/** Where the shared pieces of an app come from. */
const appModules: Record<string, string> = {
  Badge: "@/components/ui/badge",
  Button: "@/components/ui/button",
  buttonClass: "@/components/ui/button",
  Checkbox: "@/components/ui/checkbox",
  Drawer: "@/components/ui/drawer",
  EmptyState: "@/components/ui/empty-state",
  Field: "@/components/ui/field",
  Input: "@/components/ui/input",
  Select: "@/components/ui/select",
  Textarea: "@/components/ui/textarea",
  toast: "@/components/ui/toast",
  PageHeader: "@/components/layout/PageHeader",
  "type Column": "@/components/app/DataTable",
  DataTable: "@/components/app/DataTable",
  DueDay: "@/components/app/DueDay",
  Figures: "@/components/app/Figures",
  FileInput: "@/components/app/FileInput",
  FileLink: "@/components/app/FileLink",
  FilterSelect: "@/components/app/FilterSelect",
  ImportCsv: "@/components/app/ImportCsv",
  Panel: "@/components/app/Panel",
  Portions: "@/components/app/Portions",
  SampleNotice: "@/components/app/SampleNotice",
  SearchBox: "@/components/app/SearchBox",
  BarList: "@/components/charts/BarList",
  ColumnChart: "@/components/charts/ColumnChart",
  LineChart: "@/components/charts/LineChart",
  Progress: "@/components/charts/Progress",
  useRows: "@/lib/collection",
  "type StoredFile": "@/lib/stored-file",
  downloadCsv: "@/lib/csv",
  "type CsvLine": "@/lib/csv-import",
  formatDay: "@/lib/dates",
  formatShortDay: "@/lib/dates",
  inDays: "@/lib/dates",
  lastMonths: "@/lib/dates",
  lastWeeks: "@/lib/dates",
  today: "@/lib/dates",
  formatMoney: "@/lib/format",
  formatRoundMoney: "@/lib/format",
  formatNumber: "@/lib/format",
  removeWithUndo: "@/lib/removal",
  distinct: "@/lib/search",
  matches: "@/lib/search",
  useState: "react",
  "type FormEvent": "react",
  Link: "react-router",
  useNavigate: "react-router",
  useParams: "react-router",
};

/** A module from its body: the imports stand above it. */
export function moduleText(body: string, own: Record<string, string>, defaults: string[] = []): string {
  const head = [new Imports().used(body, { ...appModules, ...own }).print(), ...defaults].filter(Boolean).join("\n");
  return `${head}\n\n${body.trim()}\n`;
}
