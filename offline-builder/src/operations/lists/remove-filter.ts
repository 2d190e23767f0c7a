/** "I don't need the filter buttons": the choice above the pictures of a portfolio goes, all of them stay. */
import { elementsNamed, attributeOf, tagOf } from "../../edit/jsx.ts";
import { findAll, removeWithLine, textOf } from "../../edit/source.ts";
import { lacks, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has, remove } from "../requests.ts";

const file = "src/components/sections/Works.tsx";
const unwanted = `${remove}|(?:do not|don'?t|dont|no longer) (?:need|want|like)|without|no|brauche?n? (?:ich|wir) (?:die |den |das )?(?:\\p{L}+ )?nicht|nicht|ohne|raus|no (?:necesito|quiero|hace falta)|sin|sobran?`;
const filters = "filters?|filter ?(?:buttons?|knöpfe|leiste|bar)|kategorie(?:n)?leiste|filtros?|botones de filtro";

const understood: Wording = { en: "No filter.", de: "Kein Filter.", es: "Sin filtro." };
const did: Wording = {
  en: "The filter above the pictures is gone; all of them are shown",
  de: "Der Filter über den Bildern ist weg; alle werden gezeigt",
  es: "El filtro sobre las imágenes ya no está; se muestran todas",
};

export const removeFilter = operation<null>({
  id: "remove-filter",
  words: "",
  match: ({ text, language }) =>
    has(text, filters) && has(text, unwanted)
      ? { confidence: 0.5, values: null, understood: understood[language] }
      : null,
  reads: (plan) => sourcePaths(plan),
  change(project, _, { language }) {
    const source = project.open(file);
    if (!source) return { say: "" };
    const group = findAll(source.program, "JSXElement").find(
      ({ node }) => attributeOf(node, "role")?.value === "group" && elementsNamed(node, "button").length > 0,
    );
    const declared = findAll(source.program, "VariableDeclaration");
    const named = (name: string) => declared.find(({ node }) => textOf(source, node).includes(name));
    const [state, shown, series] = [
      named("[chosen, setChosen]"),
      named("shown = works.filter("),
      named("series = [...new Set("),
    ];
    if (!group || !state || !shown || !series || tagOf(group.node) !== "div") return { say: "" };
    removeWithLine(source, group.node);
    removeWithLine(source, state.node);
    removeWithLine(source, series.node);
    source.edits.overwrite(shown.node.start, shown.node.end, "const shown = works;");
    project.save(file, source);
    return {
      plan: project.plan,
      claims: [lacks(worded(did, language), file, "setChosen")],
      routes: ["/"],
    };
  },
});
