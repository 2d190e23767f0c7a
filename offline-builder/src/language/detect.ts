import { domains } from "../lexicon/domains/index.ts";
import { appKinds } from "../lexicon/app-kinds.ts";
import { nounKinds } from "../lexicon/noun-kinds.ts";
import { nounNamed } from "../lexicon/nouns/index.ts";
import { singularOf } from "../parse/records/grammatical-number.ts";
import { stem } from "../parse/words.ts";
import type { Language } from "../plan/plan.ts";

/** Short words that a sentence of the language hardly does without. */
const markers: Record<Language, string> = {
  en: "the a an and with for of to my that where they people make build create website app page shop store please let add show i want need is on in by from it or yes who what each says",
  de: "der die das den dem ein eine einen einer für mit und ich mein meine meinen unsere auf von zum zur webseite website seite bitte erstelle mache möchte brauche soll ist nicht oder über füge hinzu zeige um zu meiner unser unserer unter bei aus als ohne bis zwischen wir uns tassen gramm umrechnen unseren eines im vom beim wg wer wann wie ob liste teilen ausgaben kosten",
  es: "el la los las un una unos para con y de del mi mis que por página web sitio quiero necesito tienda hacer crear haz crea donde en se no añade agrega pon muestra cambia quién cuándo lista registro tazas gramos correr corro carreras",
};

/** Languages that we recognise in order to say that we cannot write them. */
const otherMarkers: Record<string, string> = {
  fr: "le la les un une des pour avec et de du mon ma mes je veux faire créer site boutique dans sur qui nous sont est ne pas au aux doit chaque gérer suivre aimerais souhaite notre nos oui non par prix ajoute ajouter supprime trie masque affiche mets ceux celles lus sommes à",
  pt: "o a os as um uma para com e do da meu minha eu quero fazer criar loja página não em que uns",
  it: "il lo la gli le un una per con e di del della mio mia voglio fare creare sito negozio nel che",
  nl: "de het een en voor met van mijn ik wil maken maak website winkel die niet op zijn",
  pl: "i w na z do dla jest strona sklep chcę moja mój stwórz oraz się nie",
  tr: "bir ve için ile bana sitesi sayfası istiyorum yap oluştur benim",
  sv: "en ett och för med jag vill min mitt skapa sida butik som på att",
};

const refusals: [RegExp, string, string][] = [
  [
    /[\u3040-\u30ff]/,
    "ja",
    "オフラインビルダーは日本語の依頼を読めないため、何も作成していません。英語、ドイツ語、スペイン語で書くか、言語モデルを接続してください。",
  ],
  [
    /[\uac00-\ud7af]/,
    "ko",
    "오프라인 빌더는 한국어 요청을 읽을 수 없어서 아무것도 만들지 않았습니다. 영어, 독일어, 스페인어로 쓰거나 언어 모델을 연결하세요.",
  ],
  [
    /[\u4e00-\u9fff]/,
    "zh",
    "离线构建器无法读懂中文请求，因此没有创建任何内容。请用英语、德语或西班牙语描述，或连接一个语言模型。",
  ],
  [
    /[\u0400-\u04ff]/,
    "ru",
    "Офлайн-построитель не читает по-русски, поэтому ничего не создано. Напишите по-английски, по-немецки или по-испански или подключите языковую модель.",
  ],
  [
    /[\u0600-\u06ff]/,
    "ar",
    "لا يستطيع المنشئ غير المتصل قراءة هذه اللغة ولا يدعم التخطيط من اليمين إلى اليسار، لذلك لم يُنشئ شيئًا. اكتب بالإنجليزية أو الألمانية أو الإسبانية أو اربط نموذجًا لغويًا.",
  ],
  [
    /[\u0590-\u05ff]/,
    "he",
    "הבונה הלא מקוון אינו קורא עברית ואינו תומך בפריסה מימין לשמאל, ולכן לא נבנה דבר. כתבו באנגלית, בגרמנית או בספרדית, או חברו מודל שפה.",
  ],
  [
    /[\u0370-\u03ff]/,
    "el",
    "Ο δημιουργός χωρίς σύνδεση δεν διαβάζει ελληνικά, γι' αυτό δεν έφτιαξε τίποτα. Γράψτε στα αγγλικά, γερμανικά ή ισπανικά ή συνδέστε ένα γλωσσικό μοντέλο.",
  ],
  [
    /[\u0900-\u097f]/,
    "hi",
    "ऑफ़लाइन बिल्डर हिन्दी नहीं पढ़ सकता, इसलिए कुछ नहीं बनाया गया। अंग्रेज़ी, जर्मन या स्पेनिश में लिखें, या कोई भाषा मॉडल जोड़ें।",
  ],
  [
    /[\u0e00-\u0e7f]/,
    "th",
    "ตัวสร้างแบบออฟไลน์อ่านภาษาไทยไม่ได้ จึงยังไม่ได้สร้างอะไร กรุณาเขียนเป็นภาษาอังกฤษ เยอรมัน หรือสเปน หรือเชื่อมต่อโมเดลภาษา",
  ],
];

const latinRefusals: Record<string, string> = {
  fr: "Le constructeur hors ligne ne lit pas encore le français : rien n'a été créé. Écrivez en anglais, en allemand ou en espagnol, ou connectez un modèle de langue.",
  pt: "O construtor offline ainda não lê português: nada foi criado. Escreva em inglês, alemão ou espanhol, ou conecte um modelo de linguagem.",
  it: "Il costruttore offline non legge ancora l'italiano: non è stato creato nulla. Scrivi in inglese, tedesco o spagnolo, oppure collega un modello linguistico.",
  nl: "De offline bouwer leest nog geen Nederlands: er is niets gemaakt. Schrijf in het Engels, Duits of Spaans, of verbind een taalmodel.",
  pl: "Konstruktor offline nie czyta jeszcze po polsku: nic nie powstało. Napisz po angielsku, niemiecku lub hiszpańsku albo podłącz model językowy.",
  tr: "Çevrimdışı oluşturucu henüz Türkçe okuyamıyor: hiçbir şey oluşturulmadı. İngilizce, Almanca veya İspanyolca yazın ya da bir dil modeli bağlayın.",
  sv: "Offlinebyggaren läser ännu inte svenska: inget har skapats. Skriv på engelska, tyska eller spanska, eller anslut en språkmodell.",
};

/** Nouns that one of those languages alone writes so: a line of two or three words has few small ones. */
const otherNouns: Record<string, RegExp> = {
  fr: /(?<![\p{L}])(?:école|écoles|élèves|cantine|jardinage|jardin|sondage|suivi|calculatrice|calculateur|prêt|tirage|dépenses?|consommation|gîte|recettes?|réservations?|tournoi|cahier|mariage|boulangerie|coiffeuse?|coiffeur|plombier|fleuriste|vélo|randonnée|bibliothèque|devoirs|emploi du temps|chambres?|anniversaire|jeux?|électricien|menuisier|médecin|clinique|horaires|immobilière|photographe|musée|vin|vins|course à pied|inscription à|entretien|cave à|carnet d[e']|cave|budget familial|facturation|gestion|clients|liste de courses|tableau de bord|voiture|moto|maison|chien|chat perdu)(?![\p{L}])/giu,
  it: /(?<![\p{L}])(?:spesa|spese|ricette|allenamento|prenotazioni?|calcolatrice|sondaggio|palestra|parrucchiere|negozio|classifica|scuola|orario|turni|fatture|ristorante|matrimonio|compleanno|bollette|vini|degustazione|gestione|sito)(?![\p{L}])/giu,
  nl: /(?<![\p{L}])(?:boodschappenlijst|boodschappen|recepten|rekenmachine|huishoudboekje|ledenlijst|kapper|bakkerij|winkel|uitgaven|afspraken|verjaardag|bruiloft|fietsen|wijnkelder|inschrijving)(?![\p{L}])/giu,
  pt: /(?<![\p{L}])(?:cabeleireiro|padaria|receitas|despesas|questionário|orçamento|agendamento|aniversário|casamento|escola|compras|cardápio|treino|clínica|gastos mensais|bolão|cartões|inscrição|adega)(?![\p{L}])/giu,
};
const otherLetters: Record<string, RegExp> = { fr: /[àèêîûœç]/iu, it: /[àèìòù]/iu, pt: /[ãõç]/iu };

function ownEvidence(id: string, text: string): number {
  const nouns = otherNouns[id] ? (text.match(otherNouns[id])?.length ?? 0) : 0;
  return (
    nouns * 1.5 +
    (otherLetters[id]?.test(text) ? 0.6 : 0) +
    (id === "fr" && /(?<![\p{L}])[dl]['’]\p{L}/iu.test(text) ? 0.6 : 0)
  );
}

export type Detected = { language: Language; refusal?: undefined } | { language: null; refusal: string };

/** The language of a request, or the sentence that says in that language that we cannot read it. */
export function detectLanguage(text: string): Detected {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, , sentence] of refusals) {
    const found = text.match(new RegExp(script.source, "gu"))?.length ?? 0;
    if (found > 0 && found >= letters * 0.25) return { language: null, refusal: sentence };
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = (Object.keys(markers) as Language[]).map((id) => ({ id, count: countOf(words, markers[id]) }));
  if (/[äöüß„]/i.test(text)) known.find((entry) => entry.id === "de")!.count += 1.5;
  if (/[ñ¿¡]/i.test(text)) known.find((entry) => entry.id === "es")!.count += 2;
  const best = known.reduce((one, other) => (other.count > one.count ? other : one));
  const other = Object.entries(otherMarkers)
    // "Per" twice is Latin in any language; a language shows in several of its words.
    .map(([id, list]) => ({ id, count: countOf([...new Set(words)], list) + ownEvidence(id, text) }))
    .reduce((one, next) => (next.count > one.count ? next : one));
  const otherRefusal = latinRefusals[other.id];
  if (otherRefusal && other.count >= 2 && other.count > best.count + 0.5)
    return { language: null, refusal: otherRefusal };
  if (best.count === 0) return { language: languageOfNouns(words) };
  // "Surfschule an der Ostsee": small words that two languages have leave it to the trade.
  const tied = known.filter(({ id, count }) => id !== best.id && count === best.count).length > 0;
  return { language: (tied ? languageOfTrade(words) : undefined) ?? best.id };
}

const germanTool =
  /(?:(?<=\p{L}{3})(?:verbrauch|kosten|zähler|anmeldung|anmeldungen|abstimmung|vertretung|betreuung|wertung|turnier|basar|bazar|börse|feier|notizen|verkostung|proben|lauf|sprechtag|sprechtermine|tippspiel|rangliste|bogen|wunsch|wünsche|plakat|zettel|heft|rätsel|kurse|stunden)|(?:sommer|sport|schul|dorf|stadt|straßen|oktober|wein|herbst|winter)fest|kegelclub|tombola|verlosung|auktion|(?:rechner|verwaltung|erfassung|planer|liste|übersicht|tagebuch|sammlung|kartei|buchung|umfragen?|kalender|verleih|ausleihe|tauschbörse|stundenplan|sitzplan|rechnungen|umrechnen|tassen|gramm|kleinanzeigen|lernplattform|mediathek|wetter|fotoalbum|putzplan|gelegenheiten|gemeinschaft|gemeinschaften|haushalt|verein|vereins|abrechnung|planung|kasse|spiel|bücher|protokoll|kontrolle|wartung|tausch|termine|einladung|hochzeit|geburtstag|werkstatt|übungen|(?:dienst|essens|urlaubs|trainings|wochen|zeit|lern|koch|schicht|wartungs)plan|verzeichnis|verleih))$/u;

/** Small tools that one word of German names: "Passwortgenerator", "Stoppuhr". */
const germanMaker =
  /^(?:\p{L}{3,}(?<!code)generator|\p{L}{2,}uhr|kurzzeitwecker|passw(?:ort|örter)|kennw(?:ort|örter)|farb(?:en|\p{L}+)|wörter|zeichen|zufalls\p{L}+|würfel\p{L}*|münz\p{L}+|schreibtrainer|textvergleich|zahlen)$/u;
const spanishMaker =
  /^(?:generador|creador|cronómetro|cronometro|temporizador|minutero|contador|formateador|comparador|paletas?|contraseñas?|dados?|monedas?|palabras|mecanografía|mecanografia|aleatori[oa]s?)$/u;

/** A noun alone has no small words beside it: the language is the one that has a word for such things that ends like it. */
function languageOfNouns(words: string[]): Language {
  const said = new Set(words.map(stem));
  const nouns = (at: 0 | 1 | 2): string[] => nounKinds.flatMap((kind) => kind.words[at].split("|"));
  if (nouns(0).some((noun) => said.has(noun))) return "en";
  if (words.some((word) => germanTool.test(word) || germanMaker.test(word))) return "de";
  if (
    words.some((word) => spanishMaker.test(word)) ||
    words.some((word) =>
      /^(?:calculadora|conversor|convertidor|juego|rifa|rifas|sorteo|torneo|torneos|subasta|quiniela|votación|votacion|cuaderno|catas?|sustituciones|tutorías|consumo|agenda|gestor|encuestas?|tazas|gramos|horario|facturas|foro|mediateca|anuncios|reproductor)$/.test(
        word,
      ),
    )
  )
    return "es";
  if (nouns(2).some((noun) => said.has(stem(noun)))) return "es";
  const trade = languageOfTrade(words) ?? languageOfUse(words);
  if (trade) return trade;
  const plurals = new Set(words.flatMap((word) => [word, singularOf(word, "de") ?? word]));
  return nouns(1).some((noun) => noun.length > 3 && [...plurals].some((word) => word.endsWith(noun))) ? "de" : "en";
}

function languageOfTrade(words: string[]): Language | undefined {
  return (
    (["de", "es"] as const).find((language) => words.some((word) => tradeWords[language].has(word))) ??
    // Who types on a foreign keyboard leaves accents out.
    (words.some((word) => word.length > 7 && plainTrades.has(word)) ? "es" : undefined)
  );
}

/** Words of one language alone that name a trade: "Zahnarzt", "panadería". */
const tradeWords: Record<"de" | "es", ReadonlySet<string>> = { de: ownTrades("de", "es"), es: ownTrades("es", "de") };

const plainTrades: ReadonlySet<string> = new Set(
  [...tradeWords.es].flatMap((word) => {
    const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
    return plain === word || tradeWords.de.has(plain) ? [] : [plain];
  }),
);

function ownTrades(language: "de" | "es", other: "de" | "es"): Set<string> {
  const of = (each: Language): string[] =>
    domains.flatMap((domain) => (domain.words[each] ?? "").split("|")).filter((word) => !word.includes(" "));
  const shared = new Set([...of(other), ...domains.flatMap((domain) => (domain.words.en ?? "").split(/[| ]/))]);
  return new Set(of(language).filter((word) => !shared.has(word)));
}

/** Uses of lists and things kept, of which one language alone has the word: "Rezepte", "Vokabeltrainer". */
function languageOfUse(words: string[]): Language | undefined {
  return (["de", "es"] as const).find((language) =>
    words.some(
      (word) => word.length > 4 && !useWords.en.has(word) && (useWords[language].has(word) || isNounOf(word, language)),
    ),
  );
}

const isNounOf = (word: string, language: Language): boolean =>
  nounNamed(word, language) !== undefined && nounNamed(word, "en") === undefined;

const usesIn = (at: 0 | 1 | 2): ReadonlySet<string> =>
  new Set(appKinds.flatMap(({ words }) => words[at].split("|")).filter((word) => !word.includes(" ")));
const useWords: Record<Language, ReadonlySet<string>> = {
  // "Training" alone is a German word for it, in "training plan" it is an English one.
  en: new Set(appKinds.flatMap(({ words }) => words[0].split(/[| ]/))),
  de: usesIn(1),
  es: usesIn(2),
};

const wordSets = new Map<string, ReadonlySet<string>>();

/** `list` is one of the lists of this file: as many sets are kept as there are of them. */
function countOf(words: string[], list: string): number {
  let set = wordSets.get(list);
  if (set === undefined) {
    set = new Set(list.split(" "));
    wordSets.set(list, set);
  }
  return words.filter((word) => set.has(word)).length;
}
