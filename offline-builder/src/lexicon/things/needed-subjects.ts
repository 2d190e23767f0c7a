/** Words that name a list only where the request is about its subject: speakers of a language stand on no stage. Data only. */
export const neededSubjects: readonly {
  key: string;
  words: RegExp;
  where: RegExp;
  /** Elsewhere the word names a thing of its own. */
  elsewhere?: true;
}[] = [
  {
    key: "performer",
    words: /^speakers?$/,
    where: /conference|keynote|talks?\b|summit|congress|symposium|\bevents?\b/i,
  },
  {
    key: "performer",
    words: /^(?:artists?|bands?)$/,
    where: /concert|festival|music|gig|stage|gallery|tattoo|exhibit/i,
  },
  { key: "property", words: /^units?$/, where: /propert|apartment|tenant|landlord|housing|real estate|condo/i },
  {
    key: "book-loan",
    words: /^loans?$/,
    where: /librar|books?\b|lend(?:s|ing)? (?:books|items|tools)|borrow(?:s|ing)? (?:books|items|tools)/i,
  },
  {
    key: "listing",
    words: /^(?:listings?|rooms?|homes?|rentals?)$/,
    where:
      /propert|real estate|apartment|house|\bhomes?\b|flat|accommodat|vacation|tenant|^(?![\s\S]*(?:meeting|conference|class|escape|practice|rehearsal|study|operating) ?rooms?)[\s\S]*\brooms?\b(?! booking)/i,
  },
  { key: "meeting", words: /^meeting rooms?$/, where: /minutes|agenda/i },
  { key: "topic", words: /^q&a$/, where: /forum|community/i },
  {
    key: "player",
    words: /^(?:players?|squad)$/,
    where: /\bteam|club|league|football|soccer|basketball|hockey|coach|sport/i,
  },
  {
    key: "match",
    words: /^(?:games?|match(?:es)?)$/,
    where: /\bteams?\b|league|football|soccer|basketball|hockey|fixture|opponent/i,
  },
  {
    key: "parcel",
    words: /^packages?$/,
    where: /parcel|deliver|courier|carrier|shipment|postal|mail/i,
    elsewhere: true,
  },
  { key: "visit", words: /^visits?$/, where: /\bpets?\b|\bvet|animal|dog|cat\b|kennel/i, elsewhere: true },
  { key: "walk", words: /^walks?$/, where: /\bdogs?\b|\bpets?\b/i, elsewhere: true },
  {
    key: "poem",
    words: /^(?:stor(?:y|ies)|writing)$/,
    where: /poe(?:m|t)|literat|novel|fiction|writers?|writing/i,
    elsewhere: true,
  },
  { key: "listing", words: /^home$/, where: /propert|real estate|accommodat|rental|tenant/i },
  { key: "deal", words: /^opportunit/, where: /\bsales\b|\bcrm\b|\bdeals?\b|pipeline|\bleads?\b/i, elsewhere: true },
  {
    key: "production-run",
    words: /^productions?$/,
    where: /factor(?:y|ies)|manufactur|plant|machine|assembly|production (?:line|order|run)/i,
  },
  { key: "team-standing", words: /^tournaments?$/, where: /league|football|soccer|basketball|hockey|teams\b/i },
];
