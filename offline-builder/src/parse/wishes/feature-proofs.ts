/** Parts of an app that a request may name, and by what in its code it is seen that they are there. */
export interface FeatureProof {
  id: string;
  /** The words, in the three languages. */
  words: RegExp;
  /** In the files without their sample entries. A word that only stands there is no proof. */
  proof: RegExp;
}

export const featureProofs: readonly FeatureProof[] = [
  {
    id: "figures",
    words: /(?<![\p{L}])(?:stats|statistics|key figures|statistiken?|kennzahlen|estadísticas)(?![\p{L}])/iu,
    proof: /Figures|Chart|BarList|median|stat\b/,
  },
  {
    id: "floor-plan",
    words:
      /(?<![\p{L}])(?:floor ?plans?|seating (?:plans?|charts?)|grundrisse?|tischpl[aä]ne?|sitzpl[aä]ne?|plano (?:de )?(?:mesas|sala|planta)s?)(?![\p{L}])/iu,
    proof: /[Ss]eating|[Ff]loor ?[Pp]lan|[Ss]itzplan|[Tt]ischplan/,
  },
  {
    id: "one-page",
    words: /(?<![\p{L}])(?:(?:one|single)[- ]page(?= (?:web)?sites?)|one-?pager|una sola página)(?![\p{L}])/iu,
    proof: /^(?![\s\S]*<Route path="\/(?!impressum|datenschutz|aviso|privacidad)[a-z])/,
  },
  {
    id: "heat-map",
    words: /(?<![\p{L}])(?:heat ?-?maps?|contribution (?:graph|calendar)|mapa de calor)(?![\p{L}])/iu,
    proof: /HeatMap/,
  },
  {
    id: "servings",
    words:
      /(?<![\p{L}])(?:servings?|portions?)[- ](?:calculator|scaler|adjuster|slider|converter)|(?:adjust|scale|change)\p{L}* (?:the )?(?:servings?|portions?|recipes?|ingredients?|amounts?)|portionen?-?rechner|portionen anpassen|calculadora de (?:raciones|porciones)(?![\p{L}])/iu,
    proof: /Portions/,
  },
  {
    id: "pick-up",
    words:
      /(?<![\p{L}])(?:pick-?up|collection|abholung|recogida)(?:\s+(?:only\s+)?(?:on|am|nur am|los|el)\s+\p{L}+)(?![\p{L}])/iu,
    proof: /[Pp]ick-?\s?up|[Cc]ollect(?:ed|ion day)|[Aa]bhol|[Rr]ecog/,
  },
  {
    id: "chart",
    words:
      /(?<![\p{L}])(?:(?:bar |line |pie |column )?charts?|graphs?|diagramme?n?|verlaufskurve|gráficos?|gráficas?)(?![\p{L}])/iu,
    proof: /Chart|BarList|<polyline|Temperatures|<rect\b/,
  },
  {
    id: "calendar",
    words: /(?<![\p{L}])(?:calendar(?: view)?|kalender(?:ansicht)?|calendario)(?![\p{L}])/iu,
    proof: /Calendar|dayNames|weekShift|type="date"|week\(\)/,
  },
  {
    id: "export",
    words:
      /(?<![\p{L}])(?:csv[- ]?exports?|excel[- ]?exports?|exports? (?:to|as|in) (?:csv|excel)|export(?:able)?|als csv|exportieren|exportación|exportar)(?![\p{L}])/iu,
    proof: /downloadCsv|downloadPdf|\.download = |export[A-Z]\w+\(/,
  },
  {
    id: "import",
    words:
      /(?<![\p{L}])(?:csv[- ]?imports?|imports? (?:from|of) (?:csv|excel)|importieren|importación|importar)(?![\p{L}])/iu,
    proof: /ImportCsv|import[A-Z]\w+\(/,
  },
  {
    id: "print",
    words:
      /(?<![\p{L}])(?:printable(?: page| view)?|print (?:page|view|version|button)|druckansicht|druckseite|druckbar|zum (?:aus)?drucken|imprimible|imprimir)(?![\p{L}])/iu,
    proof: /window\.print|downloadPdf/,
  },
  { id: "pdf", words: /(?<![\p{L}])pdfs?(?![\p{L}])/iu, proof: /window\.print|[dD]ownloadPdf|\.pdf/ },
  {
    id: "tax",
    words: /(?<![\p{L}])(?:vat|sales tax|mehrwertsteuer|mwst|umsatzsteuer|iva)(?![\p{L}])/iu,
    proof: /taxOf|taxes|taxPercent|tax: |VAT|vat\b/,
  },
  {
    id: "board",
    words:
      /(?<![\p{L}])(?:(?:status|ticket|issue|kanban|task|pipeline) ?-?boards?|statustafel|tablero (?:de estados?|kanban))(?![\p{L}])/iu,
    proof: /data-column|DealBoard|aria-label=\{(?:column|value|status|stage|name)\}/,
  },
  {
    id: "drag",
    words: /(?<![\p{L}])(?:drag(?: and |-and-| ?& ?)drop|drag\p{L}* cards|per drag|arrastrar y soltar)(?![\p{L}])/iu,
    proof: /useBoardDrag|onDrop|draggable/,
  },
  {
    id: "favourites",
    words:
      /(?<![\p{L}])(?:favou?rites?|wish ?lists?|merkliste|wunschliste|favoriten|favoritos|lista de deseos)(?![\p{L}])/iu,
    proof: /Heart|[fF]avourite|[wW]ishlist|toggleSaved|toggleLike/,
  },
  {
    id: "ratings",
    words:
      /(?<![\p{L}])(?:star ratings?|ratings?|sternebewertung(?:en)?|bewertungen|valoraciones|puntuaciones)(?![\p{L}])/iu,
    proof: /[rR]ating|stars|Reviews|bewertung|valoraci|puntuaci|Votes?\b|toggleThanks|toggleLike/,
  },
  {
    // Praise is never made up.
    id: "testimonials",
    words:
      /(?<![\p{L}])(?:testimonials?|customer (?:reviews?|voices|quotes)|reviews? (?:from|by|of) (?:our |my )?(?:customers|clients|guests|patients)|kundenstimmen|kundenbewertungen|(?:bewertungen|stimmen) (?:von|unserer|meiner) (?:kunden|gästen?|kundinnen)|testimonios|(?:opiniones|reseñas) de (?:mis |nuestros |los )?(?:clientes|huéspedes))(?![\p{L}])/iu,
    proof: /Reviews|Testimonials|review\./,
  },
  {
    id: "comments",
    words: /(?<![\p{L}])(?:comments?|kommentare?|comentarios?)(?![\p{L}])/iu,
    proof: /[cC]omments?|[rR]emarks?|[aA]nswers|Kommentar|[cC]omentario|messages/,
  },
  {
    id: "upload",
    words:
      /(?<![\p{L}])(?:uploads?|(?:photo|file|image)[- ]uploads?|hochladen|upload-?funktion|subir (?:fotos|archivos|imágenes))(?![\p{L}])/iu,
    proof: /type="file"|FileInput/,
  },
  {
    id: "form",
    words:
      /(?<![\p{L}])(?:(?:an|kontakt|anmelde|buchungs|bestell|rückruf|termin)\p{L}*formular\p{L}*|formular(?:e|s)?(?: (?:zum|zur|für) \p{L}+)?|formularios?(?: (?:para|de) \p{L}+)?|(?:enquiry|inquiry|request|sign-?up|booking|contact|registration|order) forms?)(?![\p{L}])/iu,
    proof: /<form\b|onSubmit=/,
  },
  {
    id: "prices",
    words: /(?<![\p{L}])(?:preisen?|preisliste|prices?|price list|pricing|precios|tarifas)(?![\p{L}])/iu,
    proof: /\bprice: \d|[pP]rices?\b|:money|formatMoney/,
  },
  {
    id: "search",
    words: /(?<![\p{L}])(?:search(?:able|ing)?|suchfunktion|suche|buscador|búsqueda)(?![\p{L}])/iu,
    proof: /type="search"|SearchBox|setQuery/,
  },
  {
    id: "qr",
    words: /(?<![\p{L}])qr[- ]?codes?(?![\p{L}])/iu,
    proof: /\bqr\b|QrCode/i,
  },
  {
    id: "barcode",
    words: /(?<![\p{L}])(?:bar ?codes?(?: scan\p{L}*)?|strichcodes?|códigos? de barras)(?![\p{L}])/iu,
    proof: /bar ?code|strichcode|código de barras/i,
  },
  {
    id: "languages",
    words:
      /(?<![\p{L}])(?:multi-?lingual|multi-?language|language switch\p{L}*|(?:two|three|several) languages|mehrsprachig|sprachumschalter|multiidioma|varios idiomas)(?![\p{L}])/iu,
    proof: /setLanguage|languages\b.*=/,
  },
  {
    id: "voice",
    words: /(?<![\p{L}])(?:voice (?:input|notes?|commands?)|speech|spracheingabe|dictado|por voz)(?![\p{L}])/iu,
    proof: /SpeechRecognition|MediaRecorder/,
  },
  {
    id: "offline",
    words: /(?<![\p{L}])(?:offline(?: mode| use)?|pwa|installable|sin conexión)(?![\p{L}])/iu,
    proof: /serviceWorker/,
  },
];

/** Parts that the words name and the code does not have, as they were written. */
export function missingFeatures(text: string, written: string): string[] {
  return featureProofs.flatMap(({ words, proof }) => {
    const named = words.exec(text)?.[0];
    return named !== undefined && !proof.test(written) ? [named] : [];
  });
}

/** What a request lists under one word and the app has under another. Elsewhere such words say who or what is meant. */
const namedOtherwise: readonly FeatureProof[] = [
  {
    id: "quantity",
    words: /(?<![\p{L}])(?:quantit(?:y|ies)|mengen?|cantidad(?:es)?)(?![\p{L}])/iu,
    proof: /[sS]tock|[qQ]uantity|[aA]mount/,
  },
  {
    id: "quiz",
    words: /(?<![\p{L}])(?:quiz(?:zes)?|cuestionarios?)(?![\p{L}])/iu,
    proof: /rightAnswer|answer: |choices/,
  },
  {
    id: "countdown",
    words: /(?<![\p{L}])(?:timers?|count[- ]?downs?|cuenta atrás|temporizador)(?![\p{L}])/iu,
    proof: /secondsLeft|seconds|daysUntil|setInterval/,
  },
  {
    id: "date",
    words: /(?<![\p{L}])(?:dates?|datum|fechas?)(?![\p{L}])/iu,
    proof: /type="date"|formatDay|lib\/days"/,
  },
  { id: "scores", words: /(?<![\p{L}])high ?scores?(?![\p{L}])/iu, proof: /[hH]igh ?[sS]cores?/ },
  { id: "appointments", words: /(?<![\p{L}])(?:pedir )?citas?(?![\p{L}])/iu, proof: /bookings/ },
  {
    id: "customers",
    words: /(?<![\p{L}])(?:customers?|clients?|kund(?:en|innen)|client(?:es|as))(?![\p{L}])/iu,
    proof: /[cC]lient|[cC]ustomer/,
  },
  {
    id: "assignment",
    words: /(?<![\p{L}])(?:assignments?|assign(?:ed|ing)?(?: to)?|zuweisung(?:en)?|asignaci(?:ón|ones))(?![\p{L}])/iu,
    proof: /assignee|assigned/i,
  },
];

/** Whether these words name a part that the code has. */
export const isProven = (part: string, written: string): boolean => provenIn(part, written).length > 0;

/** The words of a part that name what the code has. */
export const provenIn = (part: string, written: string): string[] =>
  [...featureProofs, ...namedOtherwise].flatMap(({ words, proof }) => {
    const named = words.exec(part)?.[0];
    return named !== undefined && proof.test(written) ? [named] : [];
  });
