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
    /\b(?:messag(?:e|es|ing)|chat(?:ting)?|communicat\w*|interact(?:ing)? with|talk to|contact (?:the )?(?:sellers?|users?|employers?|owners?|hosts?|members?))\b/i,
  accounts:
    /\b(?:log(?:ging)?[ -]?in|login|sign(?:ing)?[ -]?(?:in|up)|regist(?:er|ers|ration)|accounts?|authenticat\w*|personal (?:center|centre|profile|information)|user profiles?|their profiles?|membership)\b/i,
  pdf: /\b(?:pdfs?|download(?:s|ing|able)?|vouchers?|invoices?|certificates?|printable|receipts?)\b/i,
  quiz: /\b(?:quiz\w*|trivia|exams?|(?:answer|submit answers? to|test) questions|question display|mock tests?|online tests?|knowledge (?:tests?|competitions?))\b/i,
  favourites:
    /\b(?:favou?rites?|favou?riting|bookmark(?:s|ed|ing)?|wish ?lists?|watch ?lists?|save (?:\p{L}+ ){0,3}(?:for later|to read))\b/iu,
  cart: /\b(?:carts?|basket|check ?out|buy(?:ing)?|purchas(?:e|es|ing)|add to order|order placement|plac(?:e|ing) (?:an |their |the )?orders?|order(?:ing)? (?:food|meals?|dishes|products?|items?|online|tickets?)|online (?:ordering|orders|shopping|sales))\b/i,
  contact:
    /\b(?:contact (?:us|form|page|information)|get in touch|enquir(?:y|ies)|inquir(?:y|ies) form|customer service|customer support)\b/i,
};

export function modulesOf(text: string): ModuleId[] {
  return (Object.keys(words) as ModuleId[]).filter((id) => words[id].test(text));
}
