/** What lists keep that are called by what they are for. The first pattern that a head matches decides. Data only. */
import type { Language } from "../../plan/plan.ts";

/** Lists that are called by what they are for keep something else: on a wish list stand wishes. */
export const calledOtherwise: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/(?<![\p{L}])savings? (?:goals?|challenge|jars?|pots?|tracker|plan(?:ner)?)(?![\p{L}])/iu, "savings goals"],
    [
      /(?<![\p{L}])(?:stocks?|shares?|crypto(?:currency)?|etfs?|investments?|trading) (?:portfolio|holdings?|depot|tracker|log|journal)s?(?![\p{L}])/iu,
      "investments",
    ],
    [/(?<![\p{L}])(?:knitting|knit) projects?(?![\p{L}])/iu, "knitting projects"],
    [/(?<![\p{L}])crochet(?:ing)? projects?(?![\p{L}])/iu, "crochet projects"],
    [/(?<![\p{L}])(?:sewing|quilting|quilt) projects?(?![\p{L}])/iu, "sewing projects"],
    [/(?<![\p{L}])darts?(?: \p{L}+)? (?:counter|501|301|score ?keeper)(?![\p{L}])/iu, "darts legs"],
    [
      /(?<![\p{L}])(?:scores?|points?|goals?|frames?|tally) (?:counter|keeper|tracker|sheet|card|board)(?![\p{L}])/iu,
      "game scores",
    ],
    [
      /(?<![\p{L}])(?:water|electricity|gas|energy|power|oil|heating) (?:usage|consumption|use|meter)s?(?: (?:log|tracker|overview|book|diary|list))?(?![\p{L}])/iu,
      "meter readings",
    ],

    [
      /(?<![\p{L}])(?:wine|winery|sommelier)s? tastings? ?(?:notes?|journal|log|diary|book|cards?|sheets?)|wine (?:journal|notes)(?![\p{L}])/iu,
      "wine tasting notes",
    ],
    [
      /(?<![\p{L}])(?:whisk(?:e?y|ies)|bourbon|scotch|rum|gin) (?:tastings? ?)?(?:notes?|journal|log|diary|book)(?![\p{L}])/iu,
      "whisky tasting notes",
    ],
    [
      /(?<![\p{L}])(?:craft )?(?:beer|ale) (?:tastings? ?)?(?:notes?|journal|log|diary)(?![\p{L}])/iu,
      "beer tasting notes",
    ],
    [
      /(?<![\p{L}])(?:coffee|espresso|tea) (?:(?:tastings?|cupping|brew(?:ing)?) ?)?(?:notes?|journal|log|diary)(?![\p{L}])/iu,
      "coffee tasting notes",
    ],
    [/(?<![\p{L}])tastings? (?:notes?|journal|log|diary|book|sheets?)(?![\p{L}])/iu, "tasting notes"],
    [
      /(?<![\p{L}])(?:cash ?books?|petty cash(?: \p{L}+)?|(?:club|class|team|society|association|school|office) (?:treasury|funds?|kitty|cash|accounts|finances)|treasurer'?s? (?:book|ledger|accounts))(?![\p{L}])/iu,
      "cash transactions",
    ],
    [
      /(?<![\p{L}])(?:raffles?|tombola|prize draw|lottery|giveaway)(?! ?prizes?)(?: (?:tickets?|entries|entry|list|draw|sales))?(?![\p{L}])/iu,
      "raffle tickets",
    ],
    [
      /(?<![\p{L}])(?:(?:match|score|football|soccer|world cup|euro|f1|rugby|office)s? ){1,3}(?:predict(?:ions?|or)|tips|tipping|sweepstakes?|betting pool)(?: (?:league|game|pool|competition))?(?![\p{L}])/iu,
      "score predictions",
    ],
    [
      /(?<![\p{L}])(?:(?:chess|tennis|squash|badminton|pool|snooker|darts|table tennis|ping[- ]pong|club|padel|pickleball) ){1,2}(?:ladder|rankings?|ranking list)(?![\p{L}])/iu,
      "ladder places",
    ],
    [
      /^(?:an? |our |the |my )?(?:\p{L}+ ){1,2}(?:tournament|knockout|championship)(?: (?:plan|planner|draw|tracker|app|schedule|results|organi[sz]er))?$/iu,
      "bracket matches",
    ],
    [
      /(?<![\p{L}])(?:parent(?:s'?|'s)?[- ](?:teacher )?(?:evening|conference|meeting)s?|teacher (?:meeting|conference)|consultation|office hours?) ?(?:slots?|times|sign[- ]?ups?|schedule|list|booking)(?![\p{L}])/iu,
      "meeting slots",
    ],
    [
      /(?<![\p{L}])(?:substitut(?:e|ion)|supply|cover|replacement) ?(?:teachers?|lessons?|classes)?(?: \p{L}+)? ?(?:plan|list|schedule|rota|board)(?![\p{L}])/iu,
      "cover lessons",
    ],
    [
      /(?<![\p{L}])(?:blood[- ]?sugar|sugar|glucose|diabetes|insulin) (?:diary|log|journal|tracker|book|record)(?![\p{L}])/iu,
      "blood sugars",
    ],
    [
      /(?<![\p{L}])(?:bee ?-?)?hives? (?:inspections?|checks?|diary|log|journal|records?)|(?:beekeep(?:ing|er'?s?)|apiary) (?:diary|log|journal|records?|inspections?|notes)(?![\p{L}])/iu,
      "hive inspections",
    ],
    [
      /(?<![\p{L}])(?:aquarium|fish ?tank|reef(?: tank)?|pond|tank|pool) (?:water )?(?:log|diary|journal|tests?|parameters?|records?|maintenance)(?: (?:log|diary|tracker))?(?![\p{L}])/iu,
      "tank checks",
    ],
    [
      /(?<![\p{L}])(?:(?:board )?games?|poker|d&d|dnd|movie|film|cards?) nights?(?: (?:planner|plan|schedule|log|tracker|organi[sz]er|list))?(?![\p{L}])/iu,
      "game nights",
    ],
    [
      /(?<![\p{L}])(?:(?:charity|silent|school|benefit|club|online|church|fundraising) )auctions?(?: (?:items?|lots?|list|catalogue|bids?))?(?![\p{L}])/iu,
      "auction lots",
    ],
    [/(?<![\p{L}])(?:bake|cake)[- ]sales?(?: (?:list|rota|plan|sign[- ]?up))?$/iu, "sign-ups"],
    [
      /(?<![\p{L}])(?:drinks?|beer|coffee|bar|fridge|minibar) (?:tab|tabs|tally|list|honesty list)(?![\p{L}])/iu,
      "drink tabs",
    ],
    [
      /(?<![\p{L}])(?:physio(?:therapy)?|rehab(?:ilitation)?|stretching|back|knee|mobility|home) (?:exercises?|programme|program|routine|plan)(?: (?:plan|list|tracker|log|programme|program))?(?![\p{L}])/iu,
      "prescribed exercises",
    ],
    [/(?<![\p{L}])(?:feeding) (?:log|diary|journal|schedule|record|tracker)(?![\p{L}])/iu, "animal feedings"],
    [/(?<![\p{L}])wish ?lists?(?![\p{L}])/iu, "gifts"],
    [/(?<![\p{L}])bucket ?lists?(?![\p{L}])/iu, "adventures"],
    [/^(?:an?|my|our|the)?\s*watch ?lists?(?![\p{L}])/iu, "films"],
    [
      /(?<![\p{L}])(?:lost|missing)(?: (?:and|&|or|'?n'?) found)? (?:pets?|cats?|dogs?|animals?)(?![\p{L}])/iu,
      "missing pets",
    ],
    [/(?<![\p{L}])lost (?:and|&|'?n'?) found(?![\p{L}])/iu, "lost items"],
    [
      /(?<![\p{L}])(?:(?:car|vehicle|auto) (?:maintenance|service|repairs?)|service (?:history|book))(?![\p{L}])/iu,
      "car services",
    ],
    [/(?<![\p{L}])(?:league|standings) table(?![\p{L}])/iu, "standings"],
    [/(?<![\p{L}])(?:tournament|knockout) bracket(?![\p{L}])/iu, "bracket matches"],
    [/(?<![\p{L}])(?:score ?board|leader ?board|score ?keeper)(?![\p{L}])/iu, "game scores"],
    [
      /(?<![\p{L}])(?:sign[- ]?up|potluck|bake[- ]sale) (?:sheet|list|form|sign[- ]?up)|(?<![\p{L}])(?:bake[- ]sale|potluck|volunteer|snack) sign[- ]?ups?(?![\p{L}])/iu,
      "sign-ups",
    ],
    [
      /(?<![\p{L}])feature[- ](?:voting|requests?|vote)(?: (?:board|list|tracker|page))?(?![\p{L}])/iu,
      "feature requests",
    ],
    [/(?<![\p{L}])(?:product|public|project) roadmap(?![\p{L}])/iu, "roadmap items"],
    [
      /(?<![\p{L}])(?:(?:customer|client|guest|event|course|employee|staff|patient|parent|visitor|member|class|workshop|satisfaction|opinion|exit)s? ){0,2}(?:(?<!(?:site|land|building|roof|wind) )surveys?|questionnaire|feedback (?:form|sheet|page))(?! ?(?:platform|builder|maker|creator|tool|company))(?![\p{L}])/iu,
      "feedback answers",
    ],
    [/(?<![\p{L}])family tree(?![\p{L}])/iu, "relatives"],
    [
      /(?<![\p{L}])darts?(?: \p{L}+)? (?:scores?|score ?(?:card|sheet|board)|games?|legs|matches)(?![\p{L}])/iu,
      "darts legs",
    ],
    [
      /(?<![\p{L}])(?:chores?|house(?:work|hold)?|star|reward|behaviou?r) (?:points?|stars?|rewards?|charts?)(?![\p{L}])/iu,
      "earned points",
    ],
    [
      /(?<![\p{L}])(?:sticker|trading[- ]card|football[- ]card) (?:swaps?|album|exchange|collection)(?![\p{L}])/iu,
      "stickers",
    ],
    [/(?<![\p{L}])(?:exam|exams) (?:timetable|schedule|plan|dates)(?![\p{L}])/iu, "exams"],
    [/(?<![\p{L}])(?:study|revision|learning) (?:planner|plan|tracker|log|schedule)(?![\p{L}])/iu, "study sessions"],
  ],
  de: [
    [/(?<![\p{L}])(?:sparziele?|spar(?:plan|tracker|übersicht|liste))(?![\p{L}])/iu, "Ziele"],
    [
      /(?<![\p{L}])(?:(?:aktien|wertpapier|krypto|etf)-?(?:depot|portfolio|liste|übersicht|tracker|verwaltung))(?![\p{L}])/iu,
      "Wertpapiere",
    ],
    [
      /(?<![\p{L}])(?:strom|wasser|gas|heiz|energie|öl|heizöl)-?(?:verbrauch|zähler|stände)s?-?(?:\p{L}*)(?![\p{L}])/iu,
      "Zählerstände",
    ],

    [
      /(?<![\p{L}])wein-?(?:notizen|verkostung\p{L}*|proben?|tagebuch|probenbuch|degustation\p{L}*)(?![\p{L}])/iu,
      "Weinverkostungen",
    ],
    [
      /(?<![\p{L}])(?:whisk(?:e?y)|rum|gin)-?(?:notizen|verkostung\p{L}*|tastings?|tagebuch|proben?)(?![\p{L}])/iu,
      "Whiskyverkostungen",
    ],
    [/(?<![\p{L}])bier-?(?:notizen|verkostung\p{L}*|tagebuch|proben?)(?![\p{L}])/iu, "Bierverkostungen"],
    [
      /(?<![\p{L}])(?:kaffee|espresso|tee)-?(?:notizen|verkostung\p{L}*|tagebuch|proben?)(?![\p{L}])/iu,
      "Kaffeeverkostungen",
    ],
    [/(?<![\p{L}])(?:verkostungs|degustations|tasting)-?(?:notizen|buch|tagebuch)(?![\p{L}])/iu, "Verkostungen"],
    [/(?<![\p{L}])(?:tombola|verlosung|gewinnspiel|losverkauf)(?:-?(?:lose|liste))?(?![\p{L}])/iu, "Lose"],
    [/(?<![\p{L}])(?:\p{L}*tippspiel|tipprunde|tippgemeinschaft)(?![\p{L}])/iu, "Tipps"],
    [/(?<![\p{L}])(?:\p{L}*rangliste|\p{L}*ranking|forderungsliste)(?![\p{L}])/iu, "Ranglistenplätze"],
    [
      /^(?:ein |unser |mein )?(?:\p{L}*-?turnier|\p{L}*meisterschaft)(?: (?:plan|planer|app|verwaltung))?$/iu,
      "Turnierspiele",
    ],
    [
      /(?<![\p{L}])(?:eltern(?:sprechtag|gespräche?|abend)s?-?(?:termine?|zeiten|anmeldung|liste)?|sprechstunden?-?(?:plan|termine?|liste)|sprechzeiten-?liste)(?: (?:termine|zeiten|anmeldung|liste|plan))?$/iu,
      "Gesprächstermine",
    ],
    [/(?<![\p{L}])vertretungs-?(?:plan|stunden|liste)(?![\p{L}])/iu, "Vertretungen"],
    [
      /(?<![\p{L}])(?:blut)?zucker-?(?:tagebuch|werte|protokoll|messung\p{L}*|kontrolle)|diabetes-?(?:tagebuch|protokoll)(?![\p{L}])/iu,
      "Blutzuckerwerte",
    ],
    [/(?<![\p{L}])(?:imker|bienen|stock|völker)-?(?:tagebuch|karten?|protokoll|kartei)(?![\p{L}])/iu, "Durchsichten"],
    [
      /(?<![\p{L}])(?:aquarium|aquarien|teich|pool|wasserwerte)-?(?:tagebuch|protokoll|werte|pflege|logbuch)(?![\p{L}])/iu,
      "Wassertests",
    ],
    [
      /(?<![\p{L}])(?:spiele|poker|film|karten)-?(?:abend|abende|abendplaner|abendplan|nacht)(?: (?:planer|plan|liste))?$/iu,
      "Spieleabende",
    ],
    [
      /(?<![\p{L}])(?:benefiz|stille |schul|vereins|charity-?)?(?:auktion|versteigerung)(?:sliste)?$/iu,
      "Auktionsstücke",
    ],
    [
      /(?<![\p{L}])(?:kuchen|torten|salat|mitbring)-?(?:basar|bazar|verkauf|spenden|buffet|büfett|büffet|theke)(?:-?(?:liste|plan))?(?![\p{L}])/iu,
      "Anmeldungen",
    ],
    [/(?<![\p{L}])(?:getränke|strich|bier|kaffee|kühlschrank|bar)-?liste(?![\p{L}])/iu, "Getränkestriche"],
    [
      /(?<![\p{L}])(?:physio|reha|rücken|dehn|knie|heim)-?(?:übungen|übungsplan|plan|programm)(?![\p{L}])/iu,
      "Therapieübungen",
    ],
    [
      /(?<![\p{L}])(?:\p{L}*-?(?:punkte|spiel)-?(?:zähler|tafel|stand|zettel|liste)|\p{L}*-?ergebniszettel)(?![\p{L}])/iu,
      "Punktestände",
    ],
    [/(?<![\p{L}])fütterungs-?(?:plan|protokoll|tagebuch|liste)(?![\p{L}])/iu, "Fütterungen"],
    [/(?<![\p{L}])(?:zufriedenheits|stimmungs)-?umfrage(?![\p{L}])/iu, "Rückmeldungen"],
    [/(?<![\p{L}])wunsch(?:liste|zettel)(?![\p{L}])/iu, "Geschenke"],
    [/(?<![\p{L}])(?:fundbüro|fundsachen)(?![\p{L}])/iu, "Fundsachen"],
    [/(?<![\p{L}])(?:liga-?|turnier-?)tabelle(?![\p{L}])/iu, "Tabellenplätze"],
    [/(?<![\p{L}])(?:turnierbaum|turnierplan|k\.?-?o\.?-runde)(?![\p{L}])/iu, "Turnierspiele"],
    [
      /(?<![\p{L}])(?:mitbringliste|mitbring-liste|anmeldeliste|helferliste|kuchenliste|eintragliste)(?![\p{L}])/iu,
      "Anmeldungen",
    ],
    [/(?<![\p{L}])(?:klausurplan|prüfungsplan|klausurenplan)(?![\p{L}])/iu, "Klausuren"],
    [/(?<![\p{L}])(?:lernplan|lernplaner|lerntagebuch)(?![\p{L}])/iu, "Lernzeiten"],
    [/(?<![\p{L}])(?:übetagebuch|übeprotokoll|übungstagebuch|übeplan)(?![\p{L}])/iu, "Übezeiten"],
    [/(?<![\p{L}])schlüssel-?(?:verwaltung|liste|buch|ausgabe|übersicht|kasten|verzeichnis)(?![\p{L}])/iu, "Schlüssel"],
    [
      /(?<![\p{L}])(?:\p{L}*(?:zufriedenheits|kunden|gäste|mitarbeiter|eltern|teilnehmer)-?(?:umfrage|befragung)|\p{L}*feedback-?(?:formular|bogen)|(?:frage|rückmelde|bewertungs)bogen|rückmeldeformular)(?![\p{L}])/iu,
      "Rückmeldungen",
    ],
    [/(?<![\p{L}])stammbaum(?![\p{L}])/iu, "Vorfahren"],
    [/(?<![\p{L}])darts?-?(?:zähler|spielstand|punkte|partien?|spiele?)(?![\p{L}])/iu, "Dartspiele"],
    [
      /(?<![\p{L}])(?:belohnungs|sternchen|verstärker|haushalts|aufgaben)-?(?:punkte|plan|system|tafel)(?![\p{L}])/iu,
      "Pluspunkte",
    ],
    [/(?<![\p{L}])(?:vermisste|entlaufene)[rn]? (?:haustiere?|tiere?|katzen?|hunde?)(?![\p{L}])/iu, "Vermisste Tiere"],
    [/(?<![\p{L}])(?:sticker|sammelbilder)-?(?:tausch|album|börse|liste)(?![\p{L}])/iu, "Sammelbilder"],
  ],
  es: [
    [/(?<![\p{L}])(?:metas?|objetivos?|plan) de ahorro(?![\p{L}])/iu, "metas"],
    [
      /(?<![\p{L}])(?:cartera|registro|seguimiento) de (?:acciones|inversiones|criptomonedas)(?![\p{L}])/iu,
      "inversiones",
    ],
    [/(?<![\p{L}])consumo de (?:agua|luz|gas|electricidad|energía)(?![\p{L}])/iu, "lecturas de contador"],

    [
      /(?<![\p{L}])(?:(?:notas|cuaderno|diario|registro|fichas?|libreta) de )?catas? (?:de |del )?(?:vinos?|vinos tintos)(?![\p{L}])/iu,
      "catas de vino",
    ],
    [
      /(?<![\p{L}])(?:(?:notas|cuaderno|diario|registro|fichas?) de )?catas? (?:de |del )?(?:whisky|güisqui|ron|ginebra)(?![\p{L}])/iu,
      "catas de whisky",
    ],
    [
      /(?<![\p{L}])(?:(?:notas|cuaderno|diario|registro|fichas?) de )?catas? (?:de |del )?cervezas?(?![\p{L}])/iu,
      "catas de cerveza",
    ],
    [
      /(?<![\p{L}])(?:(?:notas|cuaderno|diario|registro|fichas?) de )?catas? (?:de |del )?(?:café|té)(?![\p{L}])/iu,
      "catas de café",
    ],
    [/(?<![\p{L}])(?:notas|cuaderno|diario|registro|fichas?) de catas?(?![\p{L}])/iu, "catas"],
    [
      /(?<![\p{L}])(?:libro|cuaderno|control|registro) de caja|caja (?:chica|del club|de la asociación|de clase)|cuentas del club(?![\p{L}])/iu,
      "movimientos de caja",
    ],
    [
      /(?<![\p{L}])(?:rifas?|sorteos?|tómbolas?|tombolas?|lotería)(?! de (?:amigo|equipos))(?![\p{L}])/iu,
      "boletos de rifa",
    ],
    [/(?<![\p{L}])(?:quiniela|porra|pronósticos?|pronosticos?)(?: \p{L}+){0,3}(?![\p{L}])/iu, "pronósticos"],
    [
      /(?<![\p{L}])(?:ranking|escalafón|escalerilla) (?:de |del )\p{L}+(?: \p{L}+){0,2}(?![\p{L}])/iu,
      "puestos del ranking",
    ],
    [/^(?:un |el |nuestro )?(?:torneo|campeonato) de \p{L}+(?: \p{L}+){0,1}$/iu, "partidos de torneo"],
    [
      /(?<![\p{L}])(?:turnos|citas|horario|horas) (?:de|para) (?:tutorías?|padres|la reunión de padres)|tutorías(?: de padres)?$/iu,
      "citas de tutoría",
    ],
    [/(?<![\p{L}])(?:plan|cuadro|lista|parte) de (?:sustituciones|guardias|suplencias)(?![\p{L}])/iu, "sustituciones"],
    [
      /(?<![\p{L}])(?:diario|registro|control) de (?:la )?(?:glucosa|glucemia|azúcar|azucar|diabetes)(?![\p{L}])/iu,
      "glucosas",
    ],
    [
      /(?<![\p{L}])(?:diario|registro|cuaderno|revisión|control) (?:de |del )(?:las )?(?:colmenas?|apicultor|apiario|abejas)(?![\p{L}])/iu,
      "revisiones de colmenas",
    ],
    [
      /(?<![\p{L}])(?:diario|registro|control|cuaderno) (?:de |del )(?:mi )?(?:acuario|pecera|estanque|piscina)(?![\p{L}])/iu,
      "controles de agua",
    ],
    [/(?<![\p{L}])(?:noches?|tardes?) de (?:juegos(?: de mesa)?|póker|cine)(?![\p{L}])/iu, "noches de juegos"],
    [/(?<![\p{L}])subastas?(?: (?:benéfica|solidaria|del colegio|silenciosa)s?)?$/iu, "lotes de subasta"],
    [/(?<![\p{L}])(?:venta|mercadillo) de (?:pasteles|tartas|bizcochos|dulces)(?![\p{L}])/iu, "inscripciones"],
    [/(?<![\p{L}])lista de (?:bebidas|cervezas|cafés)(?![\p{L}])/iu, "consumiciones"],
    [
      /(?<![\p{L}])(?:ejercicios|rutina|plan) de (?:fisioterapia|fisio|rehabilitación|rehabilitacion|estiramientos|espalda)(?![\p{L}])/iu,
      "ejercicios pautados",
    ],
    [
      /(?<![\p{L}])(?:encuesta de (?:clima(?: laboral)?|empleados|padres|salida|alumnos)|encuestas? (?:de )?satisfacci[oó]n)(?![\p{L}])/iu,
      "opiniones",
    ],
    [/(?<![\p{L}])(?:marcador|contador|tanteador) (?:de |del )(?:puntos|\p{L}+)(?![\p{L}])/iu, "puntuaciones"],
    [/(?<![\p{L}])lista de (?:deseos|regalos)(?![\p{L}])/iu, "regalos"],
    [/(?<![\p{L}])objetos perdidos(?![\p{L}])/iu, "objetos perdidos"],
    [/(?<![\p{L}])tabla (?:de la liga|de posiciones|clasificatoria)(?![\p{L}])/iu, "clasificaciones"],
    [/(?<![\p{L}])(?:plan|horario|calendario) de estudio(?![\p{L}])/iu, "sesiones de estudio"],
    [/(?<![\p{L}])(?:calendario|horario|fechas) de exámenes(?![\p{L}])/iu, "exámenes"],
    [/(?<![\p{L}])(?:control|registro|lista|gestión) de (?:las )?llaves(?![\p{L}])/iu, "llaves"],
    [
      /(?<![\p{L}])(?:encuesta de (?:satisfacción|opinión|clientes|calidad)|formulario de (?:opinión|valoración|comentarios)|cuestionario)(?![\p{L}])/iu,
      "opiniones",
    ],
    [/(?<![\p{L}])árbol genealógico(?![\p{L}])/iu, "familiares"],
    [/(?<![\p{L}])(?:marcador|partidas|puntos) de dardos(?![\p{L}])/iu, "partidas de dardos"],
    [/(?<![\p{L}])(?:mascotas|perros|gatos|animales) perdid[oa]s(?![\p{L}])/iu, "mascotas perdidas"],
    [/(?<![\p{L}])(?:intercambio|álbum|colección) de cromos(?![\p{L}])/iu, "cromos de fútbol"],
  ],
};
