/** "Make the bars purple": the colour of what is drawn, and of nothing else. */
import { findColors } from "../../parse/colors.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const charts =
  "charts?|graphs?|diagrams?|bars?|curves?|chart lines?|diagramm\\p{L}*|balken|säulen|kurven?|gráfic[oa]s?|diagramas?|barras?|curvas?";
const drawing = /(?:^|\/)(?:BarList|ColumnChart|LineChart|BarChart)\.tsx$/;
const painted = /(?<=["\s])(fill|stroke|bg)-(?:primary|\[#[0-9a-f]{6}\])(?=["\s])/giu;

const understood: Wording = { en: "Diagrams in {color}.", de: "Diagramme in {color}.", es: "Gráficos en {color}." };
const did: Wording = {
  en: "What the diagrams draw is {color}, on every page",
  de: "Was die Diagramme zeichnen, ist {color}, auf jeder Seite",
  es: "Lo que dibujan los gráficos es {color}, en todas las páginas",
};

export const chartColor = operation<{ color: string }>({
  id: "chart-color",
  words: "",
  match({ text, language }) {
    const color = findColors(text)[0]?.hex;
    return color && has(text, charts) && !has(text, "nav\\p{L}*|search|progress|tool|side ?bars?|header|menu|menú")
      ? { confidence: 0.5, values: { color }, understood: worded(understood, language, { color }) }
      : null;
  },
  reads: sourcePaths,
  change(project, { color }, { language }) {
    const paths = project.paths.filter((path) => drawing.test(path) && (project.text(path) ?? "").search(painted) >= 0);
    if (paths.length === 0) return { say: "" };
    for (const path of paths)
      project.write(
        path,
        project.text(path)!.replace(painted, (_, kind: string) => `${kind}-[${color}]`),
      );
    return {
      plan: project.plan,
      claims: paths.map((path) => ({
        text: worded(did, language, { color }),
        path,
        holds: (content: string | null) => content?.includes(`-[${color}]`) === true,
      })),
      routes: ["/"],
    };
  },
});
