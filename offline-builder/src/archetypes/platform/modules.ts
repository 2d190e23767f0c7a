import type { Language } from "../../plan/plan.ts";

/** What an app can have beside its lists, and the words that ask for it. */
export type ModuleId =
  | "reports"
  | "reviews"
  | "ratings"
  | "messages"
  | "accounts"
  | "pdf"
  | "quiz"
  | "contact"
  | "favourites"
  | "cart";

const words: Readonly<Record<ModuleId, RegExp>> = {
  reports:
    /\b(?:reports?|reporting|analy[sz]\w*|analytics|statistics?|charts?|graphs?|visuali[sz]\w*|consolidated|trends?|insights?|metrics|summar(?:y|ies))\b/i,
  reviews: /\b(?:comments?|commenting|discuss\w*|reviews?|feedback|rat(?:e|es|ing|ings)|repl(?:y|ies))\b/i,
  ratings: /\b(?:rat(?:e|es|ing|ings)|stars?|reviews?)\b/i,
  messages:
    /\b(?:messag(?:e|es|ing)|(?:live |group |online |private )?chat(?:s|ting)?|communicat\w*|interact(?:ing)? with|talk to|contact (?:the )?(?:sellers?|users?|employers?|owners?|hosts?|members?))\b/i,
  accounts:
    /\b(?:log(?:ging)?[ -]?in|login|sign(?:ing)?[ -]?(?:in|up)|regist(?:er|ers|ration)|accounts?|authenticat\w*|personal (?:center|centre|profile|information)|user profiles?|their profiles?|membership)\b/i,
  pdf: /\b(?:pdfs?|download(?:s|ing|able)?|vouchers?|invoices?|certificates?|printable|receipts?)\b/i,
  quiz: /\b(?:quiz\w*|trivia|exams?|(?:answer|submit answers? to|test) questions|question display|mock tests?|online tests?|knowledge (?:tests?|competitions?))\b/i,
  favourites:
    /\b(?:favou?rites?|favou?riting|bookmark(?:s|ed|ing)?|wish ?lists?|watch ?lists?|save (?:\p{L}+ ){0,3}(?:for later|to read)|(?:like|liking)(?:\s(?:and|or)\s\p{L}+)? (?:people|profiles?|posts?|photos?|pictures|songs|articles|recipes|videos|matches|members|threads))\b/iu,
  cart: /\b(?:carts?|basket|check ?out|buy(?:ing)?(?! and sell)|(?<!\b(?:record|log|track|enter)(?:ing)? (?:their |all |the )?)purchas(?:e|es|ing)(?! orders?\b)|add to order|order placement|plac(?:e|ing) (?:an |their |the )?orders?|order(?:ing)? (?:food|meals?|dishes|products?|items?|online|tickets?)|online (?:ordering|orders|shopping|sales))\b/i,
  contact:
    /\b(?:contact (?:(?:the|our) (?:company|team|office|studio|institute|school|restaurant|shop|store|agency|clinic|museum|organi[sz]ation|owner|farm|hotel|gallery|library)|us|form|page|information|section)|(?:pages?|sections?) (?:for|such as|like|including)[^.]*\bcontact\b(?! \p{L})|get in touch|enquir(?:y|ies)|inquir(?:y|ies) form|customer service|customer support)\b/iu,
};

/** The same in German and Spanish together: they hardly collide. */
const told: Readonly<Record<ModuleId, RegExp>> = {
  reports:
    /(?<![\p{L}])(?:bericht\p{L}*|auswert\p{L}+|statistik\p{L}*|diagramm\p{L}*|kennzahl\p{L}*|informes?|estadísticas?|gráfic[oa]s?|resúmen(?:es)?|resumen|reportes?)(?![\p{L}])/iu,
  reviews:
    /(?<![\p{L}])(?:kommentar\p{L}*|kommentieren|diskut\p{L}+|bewert\p{L}+|rezension\p{L}*|rückmeldung\p{L}*|comentarios?|comentar|valorar|valoraci\p{L}+|opiniones|reseñas?|puntuar)(?![\p{L}])/iu,
  ratings:
    /(?<![\p{L}])(?:bewert\p{L}+|rezension\p{L}*|sterne\p{L}*|valorar|valoraci\p{L}+|reseñas?|puntuar|estrellas)(?![\p{L}])/iu,
  messages: /(?<![\p{L}])(?:nachrichten|chatten|chat|mensajes|mensajería|chatear)(?![\p{L}])/iu,
  accounts:
    /(?<![\p{L}])(?:sich (?:\p{L}+ ){0,2}(?:registrieren|anmelden|einloggen)|registrierung|einloggen|log-?in|benutzerkont\p{L}+|kont[eo]n?|passwort|iniciar sesión|inicio de sesión|registrarse|cuentas? (?:de usuario|propias?)|crear (?:una )?cuenta|contraseñas?)(?![\p{L}])/iu,
  pdf: /(?<![\p{L}])(?:pdfs?|herunterladen|rechnung(?:en)?|quittung(?:en)?|gutschein(?:e|en)?|urkunden?|zertifikate?|descargar|facturas?|recibos?|certificados?)(?![\p{L}])/iu,
  quiz: /(?<![\p{L}])(?:quiz\p{L}*|wissenstests?|online-?tests?|fragen beantworten|test en línea|cuestionarios?|responder preguntas)(?![\p{L}])/iu,
  favourites: /(?<![\p{L}])(?:favorit\p{L}*|merkliste\p{L}*|wunschliste\p{L}*|merken|lista de deseos)(?![\p{L}])/iu,
  cart: /(?<![\p{L}])(?:warenkorb\p{L}*|bestellen|kaufen|einkaufswagen|carrito|comprar|hacer pedidos?|pedir (?:comida|platos|productos))(?![\p{L}])/iu,
  contact:
    /(?<![\p{L}])(?:kontaktformular\p{L}*|kontakt aufnehmen|kontaktseite|formulario de contacto|página de contacto|contactar)(?![\p{L}])/iu,
};

export function modulesOf(text: string, language: Language): ModuleId[] {
  const wanted = language === "en" ? words : told;
  return (Object.keys(wanted) as ModuleId[]).filter((id) => wanted[id].test(text) && !(id === "quiz" && talks(text)));
}

/** In a forum questions are asked and answered by people. */
const talks = (text: string): boolean =>
  /\b(?:forum|community|advice|help ?desk|questions? (?:posting|and answers?)|ask questions)\b/i.test(text) &&
  !/\b(?:quiz\w*|trivia|exams?|mock tests?)\b/i.test(text);
