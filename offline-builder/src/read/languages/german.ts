import type { LanguageTable } from "./table.ts";

export const german: LanguageTable = {
  language: "de",
  words: {
    and: "und & sowie plus u. u und_dazu außerdem",
    or: "oder",
    with: "mit samt inklusive inkl. inkl einschließlich enthält_auch bestehend_aus mit_jeweils und_zwar jeweils_mit mti mitsamt",
    like: "z.b. etwa zum_beispiel beispielsweise nämlich d.h. also das_heißt sprich entweder",
    of: "von vom der des",
    for: "für zur zum",
    each: "bei_einer bei_einem zu_einem zu_einer jeder jede jedes jedem jeden zu_jedem zu_jeder für_jeden für_jede für_jedes bei_jedem bei_jeder von_jedem von_jeder pro_eintrag alle jedes_einzelne zu_den",
    det: "die das den dem ein eine einen einem einer eines einige mehrere viele verschiedene diese dieser dieses alle allen welche_die ne nen neue neuen kleine kleines kleiner kleinen einfache einfaches einfachen zwei drei vier fünf paar ein_paar ner nem aller",
    poss: "mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner dein deine",
    has: "hat haben enthält enthalten umfasst umfassen besteht_aus bestehen_aus braucht_die bekommt bekommen",
    keep: "verwalten verwalte verwaltet verwaltung_von erfassen erfasse erfasst tracken speichern speichere gespeichert dokumentieren dokumentiere festhalten festgehalten halte notieren notiere organisieren organisiere verfolgen aufschreiben aufschreibe schreibe sammeln sammle planen plane protokollieren protokolliere archivieren katalogisieren führen führe aufzeichnen merken überblicken pflegen zählen koordinieren abbilden vermerken hinterlegen aufnehmen anlegen ablegen behalten auflisten wissen",
    enter:
      "eintragen eintrage trage trägt eingeben gebe gibt_ein hinzufügen anlegen hochladen lädt melden meldet auswählen wählen wählt ausfüllen angeben gibt_an einreichen reicht reichen melden_sich meldet_sich bewerben anmelden eintippe eintippen tippe nennen",
    show: "zeigen zeigt zeige anzeigen sehen sieht sehe anschauen ansehen darstellen angezeigt",
    want: "möchte möchten will wollen brauche braucht brauchen brauch suche suchen sucht benötige benötigen benötigt hätte hätten_gern hätte_gern hätten gern gerne wünsche wünschen bitte erstelle erstell erstellen bau baue bauen mach mache machen entwickle möcht bräuchte bräuchten gesucht erstelle_mir bau_mir mach_mir",
    modal: "kann können könnte könnten darf dürfen soll sollen sollte sollten muss müssen muß wäre würde würden",
    deed: "genehmigt genehmigen genehmige gibt frei freigeben freigibt lehnt ab ablehnen ablehnt bestätigt bestätigen bestätige entscheidet entscheiden löscht löschen bearbeitet bearbeiten kommentiert kommentieren abstimmen stimmt bucht buchen bestellt bestellen storniert stornieren prüft prüfen beantragt beantragen beantwortet beantworten schließt schließen bezahlt_wird zahlt bewertet bewerten nimmt annimmt annehmen ändert ändern liest lesen weist zuweisen zuteilen teilt druckt drucken reservieren reserviert übernimmt übernehmen bestätigt_sie setzt abhaken hakt verschickt abnehmen",
    be: "gehört gehören ist sind war waren sei wird werden wurde wurden worden bin",
    neg: "kein keine keinen keiner nicht ohne nie niemand",
    rel: "dass",
    where:
      "wo in_der in_dem auf_der auf_dem bei_der bei_dem mit_der mit_dem worin womit wodurch mit_denen in_denen mit_welcher",
    when: "wenn falls sobald solange während weil da damit nachdem bevor aber jedoch doch denn bisher derzeit",
    whether: "ob obs",
    who: "wer wem wen von_wem durch_wen an_wen wer_es wers",
    which: "wie welche welcher welches welchen welchem was wofür worum wozu was_für",
    howmany: "wie_viel wie_viele wieviel wieviele wie_lange wie_oft wie_weit wie_hoch wie_groß wie_lang",
    prep: "am an aus bei bis nach seit über um unter vor zwischen durch gegen hinter neben zu auf während entlang ab",
    per: "pro je",
    in: "in im",
    by: "durch nach_der",
    to: "zu",
    pron: "ich wir du sie er es man alle_anderen jemand mir uns mich euch das_ganze",
    filler:
      "auch noch dann nur einfach gerade eigentlich vielleicht eventuell evtl. ggf. optional usw etc usw. etc. danke hallo hi moin servus bitte gern schön toll jeweils ganz so halt mal eben wichtig zusätzlich dazu ggf evtl natürlich zuletzt aktuell selbst selber",
    called: "namens heißt genannt heißen",
    whose: "dessen deren",
  },
  heads: {
    app: "app anwendung programm system software lösung plattform portal tool werkzeug webapp web-app crm verwaltung verwaltungsprogramm verwaltungsapp organizer etwas eins was dings manager planung erfassung abrechnung buchhaltung management vermietung verleih ausleihe",
    site: "webseit website webseite homepage seite internetseite webauftritt internetauftritt landingpage landing_page blog shop onlineshop online-shop webshop laden_im_internet portfolio onepager auftritt web-seite internetpräsenz vereinsseite hochzeitsseite webpräsenz",
    tool: "rechner konverter umrechner generator timer stoppuhr zufallsgenerator countdown metronom zähler übersetzer kalkulator wecker eieruhr umwandler prüfer umrechnung formatierer simulator berechnung würfel glücksrad zufallsrad wortzähler zeichenzähler farbmischer vergleich stimmgerät wasserwaage notenschnitt",
    game: "spiel vier_gewinnt tic_tac_toe tic-tac-toe schiffe_versenken stadt_land_fluss schere_stein_papier mensch_ärgere_dich_nicht kniffel minesweeper solitär pong quiz puzzle snake memory schach sudoku tetris rätsel browserspiel ratespiel kartenspiel brettspiel würfelspiel hangman minispiel bingo labyrinth quizspiel spielchen galgenmännchen jump-and-run tippspiel_nicht",
    container:
      "kasse pass liste tracker datenbank sammlung inventar kartei katalog tagebuch logbuch planer notizbuch verzeichnis übersicht register protokoll kalender plan archiv buch tabelle wunschliste checkliste bibliothek bestandsliste doku dokumentation heft inventur log",
  },
  clauses: {
    chart:
      "diagramm grafik graph auswertung statistik kurve chart balken verlauf statistiken auswertungen balkendiagramm liniendiagramm kreisdiagramm schaubild diagramme",
    page: "dashboard übersicht kalender seite startseite kalenderansicht ansicht karte galerie impressum datenschutz anfahrt über_uns überblick startbildschirm rangliste bestenliste faq",
    feature:
      "suche suchen suchfunktion filter filtern sortieren sortierung sortierbar filterbar export exportieren exportfunktion import importieren csv csv-export csv-import pdf drucken druck erinnerung erinnerungen erinnern erinnert warnung warnen warnt warnhinweis benachrichtigung benachrichtigen hervorheben login anmelden_können passwort automatisch berechnen berechnet summe summen gesamtsumme überfällig offline mehrsprachig sicherung backup durchschnitt drag-and-drop funktion funktionen rot",
    look: "farbe farben farblich design aussehen stil look schrift dunkel hell minimalistisch modern schlicht ruhig bunt freundlich grün blau rot weiß schwarz warm warme elegant einfach rustikal verspielt seriös professionell handy mobil übersichtlich lesbar layout dunkelblau dunkelgrün beige grau pastell gestalterisch optik",
    vague:
      "seite seiten spalten spalte informationen info infos angaben daten details sachen dinge ding alles nichts irgendwas felder feld teil art möglichkeit stelle ort zeug punkt funktion eintrag einträge liste listen tabelle tabellen bereich bereiche übersicht mal reihe ende überblick zettel",
  },
  people:
    "nutzer benutzer besucher kunde kunden gast gäste mitglied mitglieder admin admins administrator lehrer lehrerin lehrkräfte schüler eltern mitarbeiter mitarbeiterin mitarbeitende mitarbeitenden team trainer trainerin helfer chef chefin arzt ärztin patienten spieler kinder leute nachbarn kollegen kollegin kassenwart kassenwartin vorstand vorsitzende vorsitzender vorsitzenden leiter leiterin leitung redakteur autoren disponent fahrer techniker pflegekräfte meister geschäftsführung geschäftsführer hausmeister schulleitung abteilungsleiter abteilungsleiterin hausverwaltung interessenten interessierte teilnehmer teilnehmende bewohner büro personalabteilung schatzmeister sekretariat trainerteam wart wirt koch küche verwaltung azubi azubis ausbilder obmann wehrführer jugendwart verkäufer buchhaltung bauleiter bauleitung werkstattleiter teamleitung teamleiter",
  periods: {
    Day: "tag tage täglich tagen",
    Week: "woche wochen wöchentlich kalenderwoche",
    Month: "monat monate monatlich monaten",
    Year: "jahr jahre jährlich jahren saison",
  },
  periodLabels: { Day: "Tag", Week: "Woche", Month: "Monat", Year: "Jahr" },
  kept: {
    esse: "Mahlzeiten",
    lese: "Bücher",
    gelesen: "Bücher",
    ausgegeben: "Ausgaben",
    ausgebe: "Ausgaben",
    trinke: "Getränke",
    geputzt: "Putzdienste",
    ausgeliehen: "Ausleihen",
    verliehen: "Ausleihen",
    verkauft: "Verkäufe",
    gelaufen: "Läufe",
    trainiert: "Trainings",
  },
  acts: {
    buchen: "Buchungen",
    reservieren: "Reservierungen",
    bestellen: "Bestellungen",
    anmelden: "Anmeldungen",
    anfragen: "Anfragen",
    bewerben: "Bewerbungen",
    registrieren: "Registrierungen",
    spenden: "Spenden",
    abstimmen: "Stimmen",
    beantragen: "Anträge",
  },
  forms: { of: /formulare?$/, contact: /^kontaktformular/, sent: "Nachrichten" },
  relational: "anzahl zahl datum name art typ grund ort tag höhe menge zeitpunkt uhrzeit größe dauer preis",
  common:
    "termine kunden geburtstag adresse telefonnummer öffnungszeiten rechnungen aufträge kontakt preise über garantie kaputt maschinen werkstatt",
  computes:
    "sagt mir_sagt auslost lost lost_aus verlost auswürfelt würfelt rechne berechne teilt_auf aufteilt ausgibt_wie umwandelt berechnen berechnet ausrechnen ausrechnet rechnet umrechnen umrechnet errechnen errechnet umwandeln vergleichen ausspuckt spuckt abfragen fragen ermittelt ermitteln zufällig auslosen ergebnis umrechne zusammenrechnet hochrechnet runterzählt würfeln mischt losen schätzt verrät ausgerechnet rechnen aufteilen vergleicht",
  unsaved: "speicherung gespeichert speichern login anmeldung datenbank",
  siteParts:
    "aussteller lageplan anfahrt kontakt impressum öffnungszeiten galerie startseite bühnenprogramm sponsoren programm fotos über_uns tickets vorstand bewerben preise speisekarte leistungen kontaktformular preisliste bewertungen referenzen gutscheine gutschein newsletter anfrageformular bestellformular anmeldeformular terminanfrage stellenangebote faq presse honorar aktuelles über_mich wir_über_uns mitmachen mitglied_werden online_buchen sprechzeiten schwerpunkte notdienst erstgespräch erstberatung stimmen so_finden_sie_uns mittagstisch",
  shownParts:
    "team bilder fotos kurse veranstaltungen auftritte touren führungen zimmer wohnungen ferienwohnungen konzerte musik trainer trainerin lehrer lehrerin angebote produkte geschichte tickets tiere termine noten freizeit retreats rezepte shop preisen tieren kurs workshops projekte musiker anwälte rechtsgebiete ablauf kosten anmeldung buchung treffpunkt merch booking jugendausbildung bilder umgebung",
  calls: "buchen spenden mitmachen anmelden reservieren bestellen bewerben",
  venues:
    "schule studio praxis verein kapelle chor band orchester hof laden hotel pension museum theater kino festival agentur kanzlei werkstatt zentrum café restaurant gasthof bäckerei gemeinde gärtnerei yoga führungen akademie brauerei weingut",
  play: "punkte punkten level spieler leben runden gegner gewinnt gewinnen highscore spielen bestenliste gewint ausweichen ausweicht fangen fängt abschießen abschießt springt hüpft hindernisse hindernissen wellen punktestand rekord bestzeit hüpfen springen sammelt weicht fliegt fliegen weicht_aus sammeln münzen zwei_spieler gegen_den_computer treffer schießen schießt endgegner spielfigur ballons high-score punktzahl zug gewonnen verloren monster drachen raumschiff fängst kommt_durch",
  contests: "liga turnier meisterschaft verein saison spieltag mannschaft",
  verbLast: true,
  headFirst: false,
  compounds: true,
};
