import { attribute } from "../../literal.ts";
import type { SourceFile } from "../../../archetypes/archetype.ts";
import { platformPhrases } from "../../../language/platform-phrases.ts";
import type { DraftPlan, Entity, Field } from "../../../plan/plan.ts";
import { moduleText } from "../code.ts";
import { ownModules, relatedModules } from "../entity-data.ts";
import { formControls, formLogic } from "./entity-form.ts";
import { relatedEntities } from "../fields.ts";
import { entityNames, titleCode } from "../naming.ts";

export interface SubmitPage {
  component: string;
  title: string;
  listPath: string;
}

/** Who hands something in says neither how far it has come nor what it costs in the end. */
const isHandedIn = ({ key, type, label }: Field): boolean =>
  !(type === "enum" && key === "status") && !(type === "money" && /^(?:total|gesamt|precio total)/i.test(label));

/** A page on which visitors hand in one row: the form stands open, and what was saved is said in its place. */
export function emitSubmitPage(plan: DraftPlan, entity: Entity, page: SubmitPage): SourceFile {
  const names = entityNames(entity);
  const say = platformPhrases[plan.language];
  const body = `export default function ${page.component}Page() {
${relatedEntities(plan, entity)
  .map((other) => `  const ${entityNames(other).one}Rows = useRows(${entityNames(other).many});\n`)
  .join("")}  const [draft, setDraft] = useState(() => draftOf(null));
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState<${names.type} | null>(null);
  const errors = checked ? findErrors(draft) : {};
  const latest = useRows(${names.many}).slice(-5).reverse();

  function change(changes: Partial<Draft>) {
    setDraft({ ...draft, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(draft)).length > 0) return;
    setSaved(${names.many}.add(valuesOf(draft)));
    setDraft(draftOf(null));
    setChecked(false);
  }

  return (
    <>
      <PageHeader title=${attribute(page.title)} lead=${attribute(say.standsUnder(entity.plural))} />
      {saved && (
        <div role="status" className="mb-6 flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-card border bg-success-soft p-5">
          <p className="text-foreground">${say.saved[0]}{${titleCode(entity, "saved")}}${say.saved[1]}</p>
          <Link to={\`${page.listPath}/\${saved.id}\`} className={buttonClass("outline", "sm")}>
            ${say.view(entity.singular)}
          </Link>
        </div>
      )}
      <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-5 rounded-card border bg-card p-6">
${formControls(plan, { ...entity, fields: entity.fields.filter(isHandedIn) })}
        <div>
          <Button type="submit">${page.title}</Button>
        </div>
      </form>
      {latest.length > 0 && (
        <section className="mt-8 max-w-2xl">
          <h2 className="text-heading">${say.soFar(entity.plural)}</h2>
          <ul className="mt-3 divide-y border-y">
            {latest.map((row) => (
              <li key={row.id} className="py-3">
                <Link to={\`${page.listPath}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                  {${titleCode(entity, "row")}}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

${formLogic(plan, entity)}`;
  const own = { ...relatedModules(plan, entity), ...ownModules(entity) };
  return { path: `src/pages/${page.component}.tsx`, content: moduleText(body, own) };
}
