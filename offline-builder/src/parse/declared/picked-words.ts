/** Words that say in which state an entry is, and words that say nothing of it. */

/** Ways to speak of one state, whatever the field for it is called. */
export const concepts = {
  paid: /^(?:paid|pays?|payment|payed|\p{L}*bezahlt?\p{L}*|beglichen\p{L}*|gezahlt|zahlung|beitrag|pagad[oa]s?|pagar?|pagan|pago|abonad[oa]s?|cobrad[oa]s?)$/iu,
  back: /^(?:return(?:ed|s)?|back|given|brought|zurück\p{L}*|rückgabe|devuelt[oa]s?|devolver|devolución|retornad[oa]s?)$/iu,
  collected:
    /^(?:collected|fetched|picked|pickup|abgeholt\p{L}*|recogid[oa]s?|retirad[oa]s?|delivered|geliefert\p{L}*|ausgeliefert\p{L}*|entregad[oa]s?|entregar)$/iu,
  done: /^(?:done|finished|completed?|closed|settled|erledigt\p{L}*|fertig\p{L}*|abgeschlossen\p{L}*|hech[oa]s?|terminad[oa]s?|acabad[oa]s?|cerrad[oa]s?|billed|invoiced|abgerechnet\p{L}*|facturad[oa]s?)$/iu,
} as const;

/** Money that somebody still has to give. */
export const owed =
  /^(?:owed|owes?|owing|outstanding|due|unsettled|ausstehend\p{L}*|geschuldet\p{L}*|schulden|schuldet|deb[eo]n?|adeud\p{L}+|pendientes?|impag\p{L}+|moros[oa]s?)$/iu;
/** Nobody is done with it yet. */
export const open =
  /^(?:open|unfinished|running|current|active|out|away|pending|left|offene?[nrsm]?|laufende?[nrsm]?|unerledigt\p{L}*|aktuelle?[nrsm]?|ausstehend\p{L}*|verliehene?[nrsm]?|draußen|abiert[oa]s?|activ[oa]s?|pendientes?|fuera|en curso)$/iu;
export const overdue =
  /^(?:overdue|late|delayed|expired|passed|überfällig\p{L}*|verspätet\p{L}*|abgelaufen\p{L}*|säumig\p{L}*|vencid[oa]s?|atrasad[oa]s?|retrasad[oa]s?|caducad[oa]s?|tarde)$/iu;
export const negations =
  /^(?:not|no|never|yet|still|haven'?t|hasn'?t|isn'?t|aren'?t|wasn'?t|weren'?t|without|nicht|noch|kein\p{L}*|ohne|nie|sin|pendientes?|aún|todavía)$/iu;

/** By which a thing is to be there, or done. */
export const byThen =
  /(?<![\p{L}])(?:due|until|by|to|end|deadline|promised|expir\p{L}*|return|pick-?up|delivery|fällig\p{L}*|bis|frist|\p{L}*termin|abgabe|rückgabe|haltbar\p{L}*|vence|hasta|límite|prometid[oa]|entrega|devolución|caducidad|vencimiento|fin|salida)(?![\p{L}])/iu;
/** Not the day by which, though a word of it is that of one. */
export const notByThen =
  /(?<![\p{L}])(?:from|on|von|am|seit|since|desde|born|birth|geburt\p{L}*|nacimiento)(?![\p{L}])/iu;

export const dayWords = {
  arrival:
    /^(?:arriv\p{L}+|check-?in|anreise\p{L}*|anreisend\p{L}*|ankomm\p{L}*|ankunft|ankünfte|lleg\p{L}+|entradas?)$/iu,
  departure: /^(?:depart\p{L}+|leaving|check-?out|abreise\p{L}*|abreisend\p{L}*|salidas?|sale[n]?)$/iu,
} as const;

export const periodWords = {
  today: /(?<![\p{L}])(?:for |of |von |de |para )?(?:today(?:'s)?|heute|heutige[nrsm]?|(?:de )?hoy)(?![\p{L}])/giu,
  month:
    /(?<![\p{L}])(?:in |of |im |en )?(?:(?:this|the current) month(?:'s)?|diese[nrms]* monat\p{L}*|(?:este|el) mes(?: actual)?|laufenden monat)(?![\p{L}])/giu,
  year: /(?<![\p{L}])(?:in |of |im |en )?(?:(?:this|the current) year(?:'s)?|diese[nrms]* jahr\p{L}*|este año|laufenden jahr)(?![\p{L}])/giu,
} as const;

const functionWords =
  "a|an|the|of|for|to|in|on|at|by|from|with|and|or|all|any|each|every|ones?|those|these|them|they|it|its|that|which|who|whose|what|is|are|be|been|was|were|has|have|had|do|does|did|should|shall|must|may|can|could|would|will|i|we|you|my|our|your|their|his|her|us|me|i'd|we'd|i’d|we’d|also|too|always|please|there|here|as|so|entries|entry|items?|things?|everything|anything|people|members|list|table|overview|page|dashboard|" +
  "der|die|das|den|dem|des|ein|eine|einen|einer|eines|einem|und|oder|von|vom|zu|zum|zur|im|in|am|an|auf|mit|für|bei|alle|aller|allen|jede|jeder|jedes|jeden|diejenigen|welche|welcher|wer|was|ist|sind|sein|werden|wird|wurde|wurden|hat|haben|soll|sollen|sollte|sollten|muss|müssen|kann|können|ich|wir|man|mir|uns|unsere|meine|bitte|auch|immer|es|sie|einträge|eintrag|liste|tabelle|übersicht|seite|" +
  "el|la|los|las|lo|un|una|unos|unas|de|del|al|a|en|con|por|para|y|o|u|que|quien|quienes|cual|es|son|está|están|sea|sean|estar|ser|ha|han|hay|haya|debe|deben|tiene|tienen|puede|pueden|quiero|queremos|necesito|me|nos|se|su|sus|mi|mis|nuestros|nuestras|todo|toda|todos|todas|cada|también|siempre|por favor|entradas?|lista|tabla|página|resumen";
const showing =
  "show|shows|shown|see|display|displayed|list|listed|put|place|keep|want|need|like|'d|zeige?|zeigen|anzeigen|angezeigt|sehen|möchte|möchten|will|wollen|brauche|stehen|steht|kommen|setze|stelle|muestra|mostrar|ver|enseña|enseñar|pon|poner|aparezcan|aparecer|salgan|salir|quiere|vean";
export const silent = new RegExp(`^(?:${functionWords}|${showing})$`, "iu");
