/** Words for somebody who belongs to the house, and not for whom it works: "assignee", "Therapeut", "responsable". */
import { tokens } from "../../parse/words.ts";

const insiders = new Set(
  `person persons people who assignee assigned responsible owner employee colleague teacher trainer coach driver doctor therapist volunteer member flatmate housemate roommate photographer helper technician mechanic manager supervisor caretaker instructor chef cook nurse inspector host speaker stylist tutor keeper cleaner staff agent companion teammate
person personen wer verantwortlich verantwortliche verantwortlicher zuständig mitarbeiter mitarbeiterin kollege kollegin lehrer lehrerin trainer trainerin fahrer fahrerin arzt ärztin therapeut therapeutin helfer helferin mitglied mitbewohner mitbewohnerin techniker technikerin betreuer betreuerin leiter leiterin kursleiter kursleiterin prüfer bearbeiter bearbeiterin koch köchin
persona personas quién quien responsable encargado encargada empleado empleada compañero compañera profesor profesora maestro maestra entrenador entrenadora conductor conductora médico médica terapeuta voluntario voluntaria socio socia miembro técnico técnica monitor monitora cocinero cocinera ayudante`.split(
    /\s+/u,
  ),
);
/** "Done by", "geputzt von", "hecho por". */
const doer = /(?:^|\s)(?:by|von|durch|por)$/iu;

export const isInsider = (label: string): boolean =>
  doer.test(label.trim()) || tokens(label).some((word) => insiders.has(word));
