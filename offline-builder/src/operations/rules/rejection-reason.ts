/** "Ask for a reason when something is rejected". */
import { decisionOf } from "../../emit/app/decisions/decision.ts";
import { translate } from "../../language/translate.ts";
import type { Field } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, keepsRecords, withEntity } from "../records/records.ts";
import { has } from "../requests.ts";
import { isAlready } from "./field-meant.ts";

const reasons =
  "reasons?|why|explanation|comment|note|grund|begründung|warum|kommentar|motivo|razón|por qué|comentario";
const rejecting =
  "reject\\p{L}*|declin\\p{L}*|den(?:y|ies|ied)|refus\\p{L}*|says? no|turn(?:ed|s)? down|ablehn\\p{L}*|abgelehnt\\p{L}*|nein sagt|rechaz\\p{L}*|deneg\\p{L}*|dice(?:n)? que no";

const understood: Wording = {
  en: "A reason with each rejection.",
  de: "Ein Grund zu jeder Ablehnung.",
  es: "Un motivo con cada rechazo.",
};
const did: Wording = {
  en: "{entity}: {value} is only saved with a {label}; “Reject” asks for it",
  de: "{entity}: {value} wird nur mit {label} gespeichert; „Ablehnen“ fragt danach",
  es: "{entity}: {value} solo se guarda con {label}; «Rechazar» lo pide",
};
const nothing: Wording = {
  en: "Nothing in this app is approved or rejected. Say “let a manager approve them” first. I changed nothing.",
  de: "In dieser App wird nichts freigegeben oder abgelehnt. Ich habe nichts geändert.",
  es: "En esta aplicación nada se aprueba ni se rechaza. No he cambiado nada.",
};

export const rejectionReason = operation<{ text: string }>({
  id: "rejection-reason",
  words: "",
  match({ text, language }) {
    return has(text, reasons) && has(text, rejecting)
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null;
  },
  reads: sourcePaths,
  change(project, _, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const entity = plan.entities.find((one) => decisionOf(one));
    const decision = entity && decisionOf(entity);
    if (!entity || !decision) return { say: "", otherwise: nothing[language] };
    const { field, rejected } = decision;
    const label = translate("Reason for rejection", plan.language);
    const says = worded(did, language, { entity: entity.plural, value: rejected, label });
    if (entity.fields.some(({ neededFor }) => neededFor?.value === rejected))
      return { say: worded(isAlready, language, { label: says }) };
    const known = entity.fields.find((one) => one.key === "rejectionReason" || one.label === label);
    const reason: Field = {
      ...(known ?? { key: "rejectionReason", label, type: "long-text", added: true, samples: [""] }),
      neededFor: { field: field.key, value: rejected },
    };
    const fields = known ? entity.fields.map((one) => (one === known ? reason : one)) : [...entity.fields, reason];
    const done = carryOut(project, withEntity(plan, entity, { ...entity, fields }), {
      language,
      text: says,
      path: /Form\.tsx$/,
      holds: (content) => content.includes(`draft.${field.key} === ${JSON.stringify(rejected)} && draft.${reason.key}`),
    });
    return done ?? { say: worded(isAlready, language, { label: says }) };
  },
});
