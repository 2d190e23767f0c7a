import type { SourceFile } from "../archetypes/archetype.ts";
import type { PlannedPage } from "../plan/plan.ts";
import { emitSection, sections, type SectionContext } from "./sections.ts";
import { stringLiteral } from "./literal.ts";

/** A page that is a sequence of sections, with the files of those that stand on it. */
export function emitSectionPage(page: PlannedPage, lead: string | undefined, context: SectionContext): SourceFile[] {
  const ids = page.sections ?? [];
  const names = ids.map((id) => sections[id]!.component);
  const first = page.path === "/";
  const imports = [...new Set(names)].sort().map((name) => `import { ${name} } from "@/components/sections/${name}";`);
  const head = first
    ? [`      <title>{site.name}</title>`]
    : [`      <PageHeader title=${attribute(page.title)}${lead ? ` lead=${attribute(lead)}` : ""} />`];
  const frameImport = first
    ? `import { site } from "@/content/site";`
    : `import { PageHeader } from "@/components/layout/PageHeader";`;
  const content = `${(first ? [...imports, frameImport] : [frameImport, ...imports]).join("\n")}

export default function ${page.component}Page() {
  return (
    <>
${[...head, ...names.map((name) => `      <${name} />`)].join("\n")}
    </>
  );
}
`;
  return [...ids.flatMap((id) => emitSection(id, context)), { path: `src/pages/${page.component}.tsx`, content }];
}

function attribute(text: string): string {
  return text.includes('"') ? `{${stringLiteral(text)}}` : `"${text}"`;
}
