import { trades } from "./trade.ts";

/** Practices that advise, plan and write for others. */
export const offices = trades(`
# law-firm | paper | scales column book @ arch | office | services
= law firm|lawyer|lawyers|attorney|attorneys|solicitor|solicitors|legal practice; anwalt|anwältin|rechtsanwalt|rechtsanwältin|anwaltskanzlei|rechtsanwaltskanzlei|kanzlei; abogado|abogada|abogados|bufete|despacho de abogados
! tax|steuer|steuerberater|notary|notar
$ 90/30 190/60 290+ 350+/60 260/60 480+
EN a law firm | Harrow & Vale; Ferris Legal | Employment, tenancy and family law in plain words.
> Know where you stand after one conversation | We read your papers first, then say what we would do in your place and what it costs.
~ A letter is often enough, and we say so. | You get every document we send before it leaves.
[Advice] First consultation: Half an hour, a clear answer; Contract check: Employment, lease or purchase; Letter to the other side: Firm, short, on our paper
[Cases] Dismissal: Within the three weeks you have; Divorce and custody: One lawyer, no shouting; Will and inheritance: Drafted, explained, kept
@ Employment law: Used to negotiate for the other side; Family law: Keeps parents talking
? Do I need a lawyer at all? Ask. One in three leaves the first talk without needing us.
DE eine Anwaltskanzlei | Kanzlei Harms & Vogt; Recht am Markt | Arbeits-, Miet- und Familienrecht in klaren Worten.
> Nach einem Gespräch wissen, woran Sie sind | Wir lesen zuerst Ihre Unterlagen und sagen dann, was wir an Ihrer Stelle täten.
~ Oft genügt ein Brief, und das sagen wir auch. | Jedes Schreiben sehen Sie, bevor es hinausgeht.
[Beratung] Erstberatung: Eine halbe Stunde, eine klare Antwort; Vertragsprüfung: Arbeit, Miete oder Kauf; Anwaltsschreiben: Kurz und bestimmt
[Mandate] Kündigungsschutz: Innerhalb der drei Wochen; Scheidung und Sorgerecht: Ohne Geschrei; Testament und Erbe: Entworfen und erklärt
@ Arbeitsrecht: Kennt auch die andere Seite; Familienrecht: Hält Eltern im Gespräch
? Brauche ich überhaupt einen Anwalt? Fragen Sie. Jeder Dritte geht nach dem ersten Gespräch ohne Mandat.
ES un bufete de abogados | Vega y Robles Abogados; Derecho Claro | Laboral, alquileres y familia, en palabras claras.
> Saber dónde estás tras una conversación | Leemos tus papeles y te decimos qué haríamos en tu lugar y cuánto cuesta.
~ Muchas veces basta una carta, y lo decimos. | Ves cada escrito antes de que salga.
[Consejo] Primera consulta: Media hora, una respuesta clara; Revisar un contrato: Trabajo, alquiler o compra; Carta formal: Breve y firme
[Casos] Despido: Dentro del plazo; Divorcio y custodia: Sin gritos; Testamento y herencia: Redactado y explicado
@ Derecho laboral: Conoce también el otro lado; Familia: Consigue que los padres hablen
? ¿Necesito un abogado? Pregunta. Uno de cada tres se va sin necesitarnos.

# accountant | paper | calculator chart pen @ shelf | office | services
= accountant|accountants|accounting firm|bookkeeper|bookkeeping|tax advisor|tax adviser|tax consultant|tax office; steuerberater|steuerberaterin|steuerberatung|steuerkanzlei|buchhalter|buchhaltung|lohnsteuerhilfe|buchhaltungsbüro; contable|asesoría fiscal|asesor fiscal|contabilidad|asesoría contable
! recipe|app for|tracker|expense
$ 0/30 160+ 420+ 95+ 890+ 18
EN an accountancy practice | Ledger & Lark; Quinn Accounting | Tax, payroll and books for small businesses.
> Your figures on one page, every month | You photograph receipts, we do the rest, and the tax letter is never a surprise.
~ We ring before a deadline, not after it. | What we do not understand in your books we ask once, then it is settled.
[People] First look: Half an hour with last year's papers; Tax return: Employed, one income; Self-employed return: Profit, VAT and advance payments
[Businesses] Monthly books: Receipts in, figures out; Annual accounts: For small companies; Payroll: Per person and month
@ Tax adviser: Reads tax law for pleasure; Bookkeeping: Finds the missing cent
? What should I bring? Everything with a number on it. We sort.
DE eine Steuerkanzlei | Soll & Haben Lerche; Steuerbüro Quandt | Steuern, Löhne und Bücher für kleine Betriebe.
> Ihre Zahlen jeden Monat auf einer Seite | Sie fotografieren Belege, wir machen den Rest, und der Bescheid überrascht nie.
~ Wir rufen vor der Frist an, nicht danach. | Was wir nicht verstehen, fragen wir einmal.
[Menschen] Erster Blick: Eine halbe Stunde mit den Papieren; Einkommensteuer: Angestellt, ein Einkommen; Selbstständige: Gewinn, Umsatzsteuer, Vorauszahlung
[Betriebe] Laufende Buchhaltung: Belege hinein, Zahlen heraus; Jahresabschluss: Für kleine Gesellschaften; Lohnabrechnung: Je Person und Monat
@ Steuerberaterin: Liest Gesetze gern; Buchhaltung: Findet den fehlenden Cent
? Was soll ich mitbringen? Alles, worauf eine Zahl steht.
ES una asesoría fiscal | Debe y Haber Alondra; Gestoría Quiroga | Impuestos, nóminas y libros para negocios pequeños.
> Tus números en una página, cada mes | Tú fotografías los recibos y nosotros hacemos el resto.
~ Llamamos antes del plazo, no después. | Lo que no entendemos lo preguntamos una vez.
[Personas] Primer vistazo: Media hora con tus papeles; Declaración de la renta: Asalariado; Autónomos: Trimestres, IVA y renta
[Negocios] Contabilidad mensual: Recibos dentro, cifras fuera; Cuentas anuales: Sociedades pequeñas; Nómina: Por persona y mes
@ Asesora fiscal: Lee leyes por gusto; Contabilidad: Encuentra el céntimo perdido
? ¿Qué llevo? Todo lo que tenga un número.

# architect | paper | ruler house column @ window | office | services
= architect|architects|architecture firm|architecture studio|architectural practice; architekt|architektin|architekturbüro|architekten; arquitecto|arquitecta|estudio de arquitectura|arquitectos
! interior|innenarchitekt|landscape|landschaft
$ 180/90 1900+ 3800+ 14000+ 2400+ 950
EN an architecture practice | Plumb Line Studio; Whitlow Architects | Houses, conversions and small public buildings.
> Houses that begin with where the sun comes in | We visit the site at breakfast and at dusk before the first line is drawn.
~ We build models of card, because everybody can read them. | One of us is on your site every week until the keys are yours.
[Begin] Site conversation: Ninety minutes on your plot; Feasibility study: What may be built, for how much; Sketch design: Plans, section and a card model
[Build] House, all stages: From first sketch to the keys; Attic conversion: Drawings, permit and details; Building permit: Filed and followed up
@ Architect: Draws by hand until it is right; Site: Wears out two pairs of boots a year
? What share of the cost is the fee? For a house about eleven per cent.
DE ein Architekturbüro | Studio Lotrecht; Weißberg Architekten | Häuser, Umbauten und kleine öffentliche Bauten.
> Häuser, die mit dem Licht beginnen | Wir besuchen das Grundstück morgens und abends, bevor die erste Linie entsteht.
~ Wir bauen Modelle aus Pappe, weil jeder sie lesen kann. | Jede Woche ist jemand von uns auf Ihrer Baustelle.
[Anfangen] Grundstücksgespräch: Neunzig Minuten vor Ort; Machbarkeitsstudie: Was darf, was kostet; Vorentwurf: Grundriss, Schnitt, Modell
[Bauen] Haus in allen Phasen: Von der Skizze zum Schlüssel; Dachausbau: Pläne, Antrag, Details; Bauantrag: Eingereicht und begleitet
@ Architektin: Zeichnet von Hand, bis es stimmt; Bauleitung: Verbraucht zwei Paar Stiefel im Jahr
? Wie hoch ist das Honorar? Bei einem Haus etwa elf Prozent der Baukosten.
ES un estudio de arquitectura | Estudio Plomada; Blanco Arquitectos | Casas, reformas y pequeños edificios públicos.
> Casas que empiezan por dónde entra el sol | Visitamos el solar por la mañana y al atardecer antes de trazar una línea.
~ Hacemos maquetas de cartón porque todo el mundo las entiende. | Cada semana pasamos por la obra.
[Empezar] Charla en el solar: Noventa minutos; Estudio de viabilidad: Qué se puede y cuánto; Anteproyecto: Planta, sección y maqueta
[Construir] Casa completa: Del boceto a las llaves; Reforma de ático: Planos, permiso y detalles; Licencia de obra: Presentada y seguida
@ Arquitecta: Dibuja a mano hasta que encaja; Obra: Gasta dos pares de botas al año
? ¿Cuánto son los honorarios? En una casa, un once por ciento.

# notary | paper | pen book column @ arch | office | services
= notary|notary public|notary office|notaries; notar|notarin|notariat|notarkanzlei; notario|notaria|notaría
$ 25 180+ 320+ 240+ 90 60
EN a notary's office | Seal & Margin; Notary Whitfield | Deeds, wills and signatures that hold.
> Signed once, valid for good | You get the draft a week before, with notes in the margin where it matters.
~ We read every deed aloud, and stop whenever you frown.
[People] Signature certified: Without appointment until noon; Will: Drafted and deposited; Marriage contract: Both of you at one table
[Property] House purchase: Draft, deed and register; Power of attorney: For care and for money; Land register extract: The same day
@ Notary: Explains twice without sighing; Office: Finds any file in a minute
? What must I bring? A valid passport or identity card.
DE ein Notariat | Notariat Siegel; Notarin Randt | Verträge, Testamente und Unterschriften, die halten.
> Einmal unterschrieben, für immer gültig | Der Entwurf kommt eine Woche vorher, mit Anmerkungen am Rand.
~ Wir lesen jede Urkunde vor und halten an, wenn Sie die Stirn runzeln.
[Menschen] Beglaubigung: Bis mittags ohne Termin; Notarielles Testament: Entworfen und hinterlegt; Ehevertrag: Beide an einem Tisch
[Immobilien] Hauskauf: Entwurf, Urkunde, Grundbuch; Vorsorgevollmacht: Für Pflege und Geld; Grundbuchauszug: Am selben Tag
@ Notarin: Erklärt auch zweimal; Büro: Findet jede Akte in einer Minute
? Was muss ich mitbringen? Einen gültigen Ausweis.
ES una notaría | Notaría del Sello; Notaría Margen | Escrituras, testamentos y firmas que valen.
> Se firma una vez y vale siempre | El borrador llega una semana antes, con notas al margen.
~ Leemos en voz alta cada escritura y paramos cuando dudas.
[Personas] Legitimar una firma: Sin cita hasta mediodía; Testamento notarial: Redactado y guardado; Capitulaciones: Los dos en la mesa
[Inmuebles] Compra de vivienda: Borrador, escritura y registro; Poder preventivo: Salud y dinero; Nota simple: El mismo día
@ Notaria: Lo explica dos veces; Oficina: Encuentra todo en un minuto
? ¿Qué llevo? Un documento de identidad en vigor.

# insurance | paper | house heart car @ discs | office | services
= insurance broker|insurance agency|insurance agent|insurance office|insurance company|insurance; versicherung|versicherungsmakler|versicherungsagentur|versicherungsbüro|versicherungsvertreter; correduría de seguros|agencia de seguros|corredor de seguros|seguros
! claims tracker|policies|app
$ free
EN an insurance broker's | Fair Weather Brokers; Umbrella & Quay | Cover that pays, from forty companies.
> Insured for what could ruin you, and nothing else | We go through the folder with you and cancel as often as we sign.
~ We are paid by the company you choose, and show you how much. | When something happens, you call us, not a hotline.
[For people] Liability: The first one anybody needs; Disability: While you are young and well; Home contents: Listed room by room
[For businesses] Business liability: By trade and turnover; Company car fleet: From three cars; Claim service: We write the letters
@ Broker: Cancels more than he sells; Claims: Has never lost a photograph
? What does the talk cost? Nothing, whatever you decide.
DE ein Versicherungsbüro | Schönwetter Makler; Schirm & Kai | Schutz, der zahlt, von vierzig Gesellschaften.
> Versichert gegen das, was ruinieren kann, sonst nichts | Wir gehen den Ordner mit Ihnen durch und kündigen so oft, wie wir abschließen.
~ Bezahlt werden wir von der Gesellschaft, und Sie sehen, wie viel. | Im Schadensfall rufen Sie uns an, keine Hotline.
[Privat] Haftpflicht: Die erste, die jeder braucht; Berufsunfähigkeit: Solange man jung und gesund ist; Hausrat: Raum für Raum aufgenommen
[Betrieb] Betriebshaftpflicht: Nach Gewerk und Umsatz; Firmenwagen: Ab drei Autos; Schadenservice: Wir schreiben die Briefe
@ Makler: Kündigt mehr, als er verkauft; Schäden: Hat noch nie ein Foto verloren
? Was kostet das Gespräch? Nichts, wie immer Sie entscheiden.
ES una correduría de seguros | Buen Tiempo Seguros; Paraguas y Muelle | Seguros que pagan, de cuarenta compañías.
> Asegurado contra lo grave, y nada más | Repasamos la carpeta contigo y anulamos tantos como firmamos.
~ Nos paga la compañía, y te enseñamos cuánto. | Si pasa algo, nos llamas a nosotros.
[Personas] Responsabilidad civil: El primero que hace falta; Incapacidad: Mientras eres joven; Hogar: Cuarto por cuarto
[Negocios] Responsabilidad de empresa: Según oficio; Flota de coches: Desde tres; Siniestros: Escribimos las cartas
@ Corredor: Anula más de lo que vende; Siniestros: Nunca perdió una foto
? ¿Cuánto cuesta la charla? Nada.

# it-support | fresh | laptop phone wrench @ orbits | office | services
= it support|computer repair|computer shop|it company|it services|laptop repair|pc repair|phone repair|phone repair shop|mobile phone repair|it consultancy; computerhilfe|pc-hilfe|computerreparatur|it-service|it-firma|it-betreuung|handyreparatur|systemhaus; informático|reparación de ordenadores|servicio técnico|soporte informático|reparación de móviles|informática
! ticket|tickets|help desk|helpdesk
$ 65/60 89/60 79/45 45/30 39 140+
EN a computer repair shop | Second Boot; Patch & Plug | Computers and phones repaired, small offices looked after.
> It works again, and your photographs are still there | First we save the data, then we look for the fault, and then you decide.
~ Half of all slow computers need one new part. | We explain in words your aunt would understand.
[Repairs] Fault found: Counts towards the repair; Data rescued: From most broken disks; Screen replaced: Most phones within the hour
[Offices] Help by telephone: Half an hour, screen shared; Care per workplace: A month, updates and backup; Network set up: Cable, Wi-Fi and printer
@ Repairs: Solders under a microscope; Offices: Answers before it rings twice
? Do you look at my files? No. We test with our own.
DE eine Computerwerkstatt | Neustart; Kabel & Klick | Computer und Handys repariert, kleine Büros betreut.
> Es läuft wieder, und die Fotos sind noch da | Erst sichern wir die Daten, dann suchen wir den Fehler, dann entscheiden Sie.
~ Die Hälfte aller langsamen Rechner braucht ein einziges neues Teil. | Wir erklären es so, dass es jeder versteht.
[Reparatur] Fehlerdiagnose: Wird angerechnet; Datenrettung: Von den meisten Platten; Displaytausch: Meist in einer Stunde
[Büros] Hilfe am Telefon: Halbe Stunde, Bildschirm geteilt; Betreuung je Arbeitsplatz: Im Monat, mit Sicherung; Netzwerk einrichten: Kabel, WLAN, Drucker
@ Werkstatt: Lötet unter dem Mikroskop; Büros: Geht vor dem zweiten Klingeln ran
? Sehen Sie meine Dateien an? Nein, wir testen mit eigenen.
ES un taller de informática | Segundo Arranque; Cable y Clic | Ordenadores y móviles reparados, oficinas atendidas.
> Vuelve a funcionar y tus fotos siguen ahí | Primero salvamos los datos, luego buscamos el fallo y después decides.
~ La mitad de los ordenadores lentos necesita una sola pieza. | Lo explicamos para que lo entienda cualquiera.
[Reparar] Diagnóstico: Se descuenta; Rescate de datos: De casi cualquier disco; Cambio de pantalla: En una hora
[Oficinas] Ayuda por teléfono: Media hora; Cuidado por puesto: Al mes, con copia; Montar la red: Cable, wifi e impresora
@ Taller: Suelda con microscopio; Oficinas: Contesta a la primera
? ¿Miráis mis archivos? No, probamos con los nuestros.

# web-design | fresh | laptop palette phone @ orbits | office | services | no-slots
= web designer|web design|web design agency|graphic designer|graphic design|design studio|design agency|web developer|branding agency|web agency|digital agency; webdesigner|webdesign|grafikdesign|grafikdesigner|designagentur|grafikbüro|webagentur|designstudio|digitalagentur; diseñador web|diseño web|diseñador gráfico|diseño gráfico|estudio de diseño|agencia web
! portfolio
$ 1900+ 5400+ 480 1400+ 85/60 120
EN a design studio | Kern & Colour; Studio Margin | Websites, logos and printed matter for small firms.
> A look that is yours and a site that loads | Two designs to choose from, real texts from the first day, online in five weeks.
~ We write before we draw: a page without words cannot be designed. | You get the files. All of them.
[Web] Website, five pages: Texts, design, online; Online shop design: Up to a hundred products; Accessibility check: With a list of what to mend
[Print and brand] Logo and type: Three directions, one finished; Design hour: For what is small; Business cards: Two hundred, on real paper
@ Design: Owns too many typefaces; Code: Counts every kilobyte
? Can we change texts ourselves? Yes, we show you in half an hour.
DE ein Designstudio | Punze & Farbe; Studio Randabfall | Websites, Logos und Gedrucktes für kleine Firmen.
> Ein eigenes Gesicht und eine Seite, die lädt | Zwei Entwürfe zur Wahl, echte Texte vom ersten Tag an, in fünf Wochen online.
~ Wir schreiben, bevor wir zeichnen. | Die Dateien bekommen Sie, und zwar alle.
[Web] Website mit fünf Seiten: Texte, Gestaltung, online; Onlineshop-Design: Bis hundert Artikel; Barrierefrei-Check: Mit Mängelliste
[Druck und Marke] Logo und Schrift: Drei Richtungen; Gestaltungsstunde: Für Kleines; Visitenkarten: Zweihundert Stück
@ Gestaltung: Besitzt zu viele Schriften; Code: Zählt jedes Kilobyte
? Können wir Texte selbst ändern? Ja, das zeigen wir in einer halben Stunde.
ES un estudio de diseño | Tipo y Color; Estudio Margen | Webs, logotipos e impresos para empresas pequeñas.
> Una imagen tuya y una web que carga | Dos diseños para elegir, textos reales desde el primer día, en línea en cinco semanas.
~ Escribimos antes de dibujar. | Los archivos son tuyos, todos.
[Web] Web de cinco páginas: Textos, diseño y publicación; Diseño de tienda en línea: Hasta cien artículos; Revisión de accesibilidad: Con lista de mejoras
[Imprenta y marca] Logotipo: Tres caminos, uno acabado; Hora de diseño: Para lo pequeño; Tarjetas de visita: Doscientas
@ Diseño: Tiene demasiadas tipografías; Código: Cuenta cada kilobyte
? ¿Podemos cambiar los textos? Sí, te enseñamos en media hora.

# translator | paper | book pen globe @ window | office | services | no-slots
= translator|translators|translation agency|translation service|interpreter|interpreters|proofreader|copy editor; übersetzer|übersetzerin|übersetzungsbüro|dolmetscher|dolmetscherin|lektorat|lektorin; traductor|traductora|traductores|agencia de traducción|intérprete|corrector de textos
! app
$ 0.14 65+ 0.05 95/60 480 39
EN a translation office | Second Language; Margin & Mother Tongue | English, German, Spanish and French, by people who grew up in them.
> Reads as if it had been written here | Every text is translated by one person and read by another, both native.
~ We ask what the text should do before we ask how long it is.
[Written] Translation, per word: From six language pairs; Certified document: Stamp and signature; Proofreading, per word: With reasons in the margin
[Spoken] Interpreting, per hour: Doctors, offices, notaries; Conference day: Two interpreters, one booth; Short call: Twenty minutes on the telephone
@ German and English: Dreams in both; Spanish: Hunts false friends
? How fast are you? About two thousand words a day.
DE ein Übersetzungsbüro | Zweite Sprache; Rand & Muttersprache | Englisch, Deutsch, Spanisch und Französisch, von Menschen, die darin aufwuchsen.
> Liest sich, als wäre es hier geschrieben | Eine Person übersetzt, eine zweite liest, beide in ihrer Muttersprache.
~ Wir fragen erst, was der Text soll, dann, wie lang er ist.
[Schriftlich] Übersetzung je Wort: Aus sechs Sprachpaaren; Beglaubigte Urkunde: Stempel und Unterschrift; Korrektorat je Wort: Mit Gründen am Rand
[Mündlich] Dolmetschen je Stunde: Arzt, Amt, Notar; Konferenztag: Zwei Personen, eine Kabine; Kurzes Gespräch: Zwanzig Minuten am Telefon
@ Deutsch und Englisch: Träumt in beiden; Spanisch: Jagt falsche Freunde
? Wie schnell sind Sie? Etwa zweitausend Wörter am Tag.
ES una agencia de traducción | Segunda Lengua; Margen y Lengua Materna | Inglés, alemán, español y francés, por nativos.
> Se lee como si se hubiera escrito aquí | Una persona traduce y otra revisa, ambas nativas.
~ Preguntamos para qué es el texto antes de contar palabras.
[Escrito] Traducción por palabra: Seis combinaciones; Traducción jurada: Sello y firma; Corrección por palabra: Con razones
[Oral] Interpretación por hora: Médico, oficina, notaría; Día de congreso: Dos intérpretes; Llamada breve: Veinte minutos
@ Alemán e inglés: Sueña en los dos; Español: Caza falsos amigos
? ¿Qué plazo tenéis? Unas dos mil palabras al día.

# coach | fresh | target lamp pen @ arch | office | services
= coach|coaches|life coach|business coach|career coach|coaching|coaching practice|executive coach; coach|coachin|coaching|lebensberatung|karriereberatung|supervision; coach|coaching|coach personal|orientación profesional
! football|training|nutrition|fitness|voice|vocal|class|classes|timetable|player|players|team|teams|tracker|lessons|bus|company|taxi|rowing|tennis|swim|gym
$ 0/30 110/60 290/180 580 150/90 420
EN a coaching practice | Next Sentence; The Quiet Hour | Decisions about work, thought through with somebody outside.
> Say it aloud once, and it becomes clearer | Six conversations, one question, and homework that fits on a card.
~ I ask more than I advise. | After six meetings we stop, unless you have a new question.
[Talk] Getting to know: Half an hour, without cost; Single hour: One question, one hour; Half a day: For a decision that cannot wait
[Go on] Six meetings: Over three months; Couples in business: Two owners, one table; Team morning: Up to eight people
@ Coach: Ran a company before, and closed it well
? Is this therapy? No. If therapy would help more, I say so.
DE eine Coaching-Praxis | Nächster Satz; Die ruhige Stunde | Entscheidungen im Beruf, mit jemandem von außen durchdacht.
> Einmal laut gesagt, wird es klarer | Sechs Gespräche, eine Frage, und Hausaufgaben, die auf eine Karte passen.
~ Ich frage mehr, als ich rate. | Nach sechs Treffen ist Schluss, außer Sie haben eine neue Frage.
[Reden] Kennenlerngespräch: Halbe Stunde, kostenlos; Einzelstunde: Eine Frage, eine Stunde; Halber Tag: Wenn es nicht warten kann
[Weitergehen] Sechs Treffen: In drei Monaten; Zu zweit führen: Zwei Inhaber, ein Tisch; Teamvormittag: Bis acht Personen
@ Coach: Führte vorher selbst eine Firma
? Ist das Therapie? Nein. Wenn Therapie mehr hilft, sage ich es.
ES una consulta de coaching | La Frase Siguiente; La Hora Tranquila | Decisiones de trabajo, pensadas con alguien de fuera.
> Dicho en voz alta se ve más claro | Seis conversaciones, una pregunta y deberes que caben en una tarjeta.
~ Pregunto más que aconsejo. | Tras seis encuentros paramos.
[Hablar] Conocernos: Media hora gratis; Sesión suelta: Una pregunta, una hora; Media jornada: Cuando no puede esperar
[Seguir] Seis encuentros: En tres meses; Socios: Dos dueños, una mesa; Mañana de equipo: Hasta ocho
@ Coach: Antes dirigió una empresa
? ¿Es terapia? No. Si ayuda más, te lo digo.

# travel-agency | bloom | suitcase globe mountain @ hills | shop | services | no-slots
= travel agency|travel agent|tour operator|travel company|holiday planner|travel bureau; reisebüro|reiseveranstalter|reiseagentur; agencia de viajes|agente de viajes|turoperador
! blog|diary|tracker|itinerary
$ 690+ 1480+ 2350+ 45/45 390+ 890+
EN a travel agency | Slow Train Travel; Compass & Crumb | Journeys by people who have been there.
> Holidays planned by somebody who slept there | We only sell places one of us has stayed in, and we tell you which room to ask for.
~ If your train is late, you ring us and we rebook while you have coffee.
[Journeys] Lisbon by night train: Eight days, three cities; Norway's coast: Twelve days on the mail boat; Japan in autumn: Sixteen days, small inns
[Made for you] Planning talk: Counts towards the booking; Long weekend: Three nights within five hours; Walking without luggage: Seven days, bags go ahead
@ Northern Europe: Has seen every fjord in rain; Asia: Books inns by telephone, in Japanese
? What if I must cancel? We explain the terms before you sign, in one sentence.
DE ein Reisebüro | Langsam Reisen; Kompass & Krümel | Reisen von Leuten, die dort waren.
> Ferien, geplant von jemandem, der dort geschlafen hat | Wir verkaufen nur Orte, an denen einer von uns war, und sagen, welches Zimmer man nimmt.
~ Hat der Zug Verspätung, rufen Sie an, und wir buchen um.
[Reisen] Lissabon im Nachtzug: Acht Tage, drei Städte; Norwegens Küste: Zwölf Tage auf dem Postschiff; Japan im Herbst: Sechzehn Tage, kleine Gasthöfe
[Nach Maß] Planungsgespräch: Wird angerechnet; Langes Wochenende: Drei Nächte, höchstens fünf Stunden; Wandern ohne Gepäck: Sieben Tage
@ Nordeuropa: Sah jeden Fjord im Regen; Asien: Bucht auf Japanisch
? Und wenn ich absagen muss? Die Bedingungen erklären wir vorher in einem Satz.
ES una agencia de viajes | Tren Lento Viajes; Brújula y Miga | Viajes de gente que ha estado allí.
> Vacaciones pensadas por quien durmió allí | Solo vendemos sitios donde uno de nosotros ha estado.
~ Si el tren se retrasa, llamas y cambiamos todo.
[Viajes] Lisboa en tren nocturno: Ocho días; Costa de Noruega: Doce días en barco correo; Japón en otoño: Dieciséis días
[A medida] Charla de viaje: Se descuenta; Fin de semana largo: Tres noches; Caminar sin equipaje: Siete días
@ Norte de Europa: Vio todos los fiordos con lluvia; Asia: Reserva en japonés
? ¿Y si cancelo? Te explicamos las condiciones antes.

# funeral | paper | candle flower column @ arch | round | services | no-slots
= funeral home|funeral director|funeral directors|undertaker|funeral service|funeral parlour; bestattungsinstitut|bestatter|bestattung|bestattungen|bestattungshaus; funeraria|tanatorio|pompas fúnebres|servicios funerarios
$ 1950+ 2900+ 2400+ 0 180 320+
EN a funeral home | Quiet Water; Lindley & Daughter | Farewells as you would wish them, with prices said openly.
> We come when you call, and stay as long as you need | Day and night, and the first visit decides nothing.
~ There is more time than most people think. | You may wash, dress, carry and speak yourselves; we stand beside you.
[Farewells] Cremation: With a simple urn and all papers; Burial: Coffin, bearers and cemetery; Woodland burial: Under a tree of your choice
[Beside it] Arranging ahead: Written down, changed at any time; Evening of farewell: In our quiet room; Speaker: After a long talk with you
@ Funeral director: Has time; Speaker: Listens for two hours, speaks for twenty minutes
? Whom do we call first? A doctor. Then us, at any hour.
DE ein Bestattungshaus | Stilles Wasser; Lindner & Tochter | Abschiede, wie Sie sie wünschen, mit offenen Preisen.
> Wir kommen, wenn Sie rufen, und bleiben, solange es nötig ist | Tag und Nacht, und beim ersten Besuch muss nichts entschieden werden.
~ Es ist mehr Zeit, als die meisten denken. | Waschen, ankleiden, tragen: Sie dürfen alles selbst tun, wir stehen daneben.
[Abschiede] Feuerbestattung: Mit schlichter Urne und allen Papieren; Erdbestattung: Sarg, Träger, Friedhof; Waldbestattung: Unter einem Baum
[Daneben] Vorsorgegespräch: Aufgeschrieben, jederzeit änderbar; Abschiedsabend: In unserem stillen Raum; Trauerrede: Nach langem Gespräch
@ Bestatterin: Hat Zeit; Redner: Hört zwei Stunden zu
? Wen rufen wir zuerst? Einen Arzt. Dann uns, zu jeder Stunde.
ES una funeraria | Agua Serena; Lindo e Hija | Despedidas como las deseas, con precios claros.
> Venimos cuando llamas y nos quedamos lo necesario | De día y de noche, y la primera visita no decide nada.
~ Hay más tiempo del que se cree. | Podéis hacer lo que queráis vosotros; estamos al lado.
[Despedidas] Incineración: Urna sencilla y papeles; Entierro: Ataúd y cementerio; Bosque: Bajo un árbol
[Además] Dejarlo dispuesto: Por escrito y modificable; Velatorio: En nuestra sala; Palabras de despedida: Tras hablar con vosotros
@ Directora: Tiene tiempo; Oficiante: Escucha dos horas
? ¿A quién llamar primero? Al médico. Luego a nosotros, a cualquier hora.

# event-planner | bloom | balloon cake note @ stripes | office | services | no-slots
= event planner|event agency|event planning|wedding planner|party planner|event management; eventagentur|hochzeitsplaner|hochzeitsplanerin|hochzeitsplanung|veranstaltungsagentur|partyservice agentur; organizador de eventos|agencia de eventos|wedding planner|organización de bodas
$ 2900+ 890+ 1600+ 120/90 38 240+
EN an event agency | Long Table Events; Confetti & Plan | Weddings, jubilees and company parties, without your telephone ringing.
> You dance, we hold the list | From the first idea to the last chair, with one number for everybody who asks something.
~ We have a plan for rain, and a second one for wind.
[Celebrations] Wedding, whole day: From venue to last waltz; Wedding, only the day: We take over in the last four weeks; Company party: Up to a hundred and fifty guests
[Single things] Planning evening: Budget, guests, date; Place setting: Linen, glass and flowers, per guest; Band found: Three proposals to hear
@ Planner: Counts chairs in her sleep; On the day: Carries tape, pins and plasters
? How early should we begin? For a summer Saturday a year ahead.
DE eine Eventagentur | Lange Tafel; Konfetti & Plan | Hochzeiten, Jubiläen und Firmenfeste, ohne dass Ihr Telefon klingelt.
> Sie tanzen, wir halten die Liste | Von der ersten Idee bis zum letzten Stuhl, mit einer Nummer für alle Fragen.
~ Wir haben einen Plan für Regen und einen zweiten für Wind.
[Feste] Hochzeit, ganzer Tag: Vom Ort bis zum letzten Walzer; Hochzeit, nur der Tag: Wir übernehmen die letzten vier Wochen; Firmenfest: Bis hundertfünfzig Gäste
[Einzelnes] Planungsabend: Budget, Gäste, Termin; Gedeck: Leinen, Glas, Blumen, je Gast; Band gefunden: Drei Vorschläge zum Hören
@ Planung: Zählt Stühle im Schlaf; Am Tag: Hat Klebeband, Nadeln und Pflaster
? Wie früh anfangen? Für einen Sommersamstag ein Jahr vorher.
ES una agencia de eventos | Mesa Larga; Confeti y Plan | Bodas, aniversarios y fiestas de empresa.
> Tú bailas, nosotros llevamos la lista | De la primera idea a la última silla, con un número para todas las preguntas.
~ Tenemos un plan para la lluvia y otro para el viento.
[Fiestas] Boda completa: Del lugar al último vals; Boda, solo el día: Las últimas cuatro semanas; Fiesta de empresa: Hasta ciento cincuenta
[Suelto] Tarde de planes: Presupuesto e invitados; Mesa puesta: Mantel, copas y flores, por persona; Buscar banda: Tres propuestas
@ Organización: Cuenta sillas dormida; El día: Lleva cinta y tiritas
? ¿Con cuánto tiempo? Para un sábado de verano, un año.

# print-shop | tool | book palette box @ shelf | shop | services | no-slots
= print shop|printing company|copy shop|printers|printing house|screen printing|bookbinder|bookbindery; druckerei|copyshop|siebdruck|buchbinderei|buchbinder; imprenta|copistería|serigrafía|encuadernador|encuadernación
$ 0.1 29 48 19+ 35+ 8.5
EN a print shop | Ink & Fold; Proof Print | Flyers, books and posters, from one copy to ten thousand.
> Printed today, dry tomorrow | Bring the file or only the idea; we check it for free before the first sheet.
~ We show a proof on the real paper before anything runs.
[Quick] Copy, per sheet: Black, on recycled paper; Flyers, 250: Both sides in colour; Poster A1: On heavy paper
[Bound] Thesis bound: Hard cover, while you wait; Small book, each: From twenty copies; T-shirt printed: One colour, from ten
@ Printer: Smells when the colour is right; Binding: Sews by hand on Thursdays
? Which file do you need? A PDF with three millimetres of bleed.
DE eine Druckerei | Farbe & Falz; Andruck | Flyer, Bücher und Plakate, vom Einzelstück bis zehntausend.
> Heute gedruckt, morgen trocken | Bringen Sie die Datei oder nur die Idee; geprüft wird vor dem ersten Bogen.
~ Vor jedem Lauf zeigen wir einen Andruck auf dem echten Papier.
[Schnell] Kopie je Blatt: Schwarz, auf Recyclingpapier; Flyer, 250 Stück: Beidseitig farbig; Plakat A1: Auf schwerem Papier
[Gebunden] Abschlussarbeit: Fester Einband, zum Mitnehmen; Kleines Buch je Stück: Ab zwanzig; T-Shirt bedruckt: Eine Farbe, ab zehn
@ Drucker: Riecht, wann die Farbe stimmt; Binderei: Heftet donnerstags von Hand
? Welche Datei brauchen Sie? Ein PDF mit drei Millimetern Anschnitt.
ES una imprenta | Tinta y Pliegue; Prueba de Imprenta | Folletos, libros y carteles, de uno a diez mil.
> Impreso hoy, seco mañana | Trae el archivo o solo la idea; lo revisamos antes.
~ Enseñamos una prueba en el papel real.
[Rápido] Copia por hoja: En negro; Folletos, 250: A dos caras; Cartel A1: En papel grueso
[Encuadernado] Tesis: Tapa dura en el acto; Libro pequeño: Desde veinte; Camiseta estampada: Un color, desde diez
@ Impresor: Huele cuando el color está bien; Encuadernación: Cose a mano
? ¿Qué archivo hace falta? Un PDF con tres milímetros de sangre.

# property-manager | paper | house keys bricks @ window | office | services | no-slots
= property manager|property management company|property management|facility management|letting agent|letting agency; hausverwaltung|immobilienverwaltung|wegverwaltung|mietverwaltung; administrador de fincas|administración de fincas|gestión de alquileres
! app|tracker|records|tenants|mieter|inquilinos
$ 26 32 180 390 75/60 240
EN a property management office | Stairwell & Sons; Roofline Management | Houses with many doors, kept in order.
> A light bulb today, the roof before it leaks | Residents reach a person, owners get a page of figures every quarter.
~ We walk through every house once a month, cellar first.
[Care] Flat in a shared house: Per month, with the accounts; Let flat: Per month, with the tenant; Owners' meeting: Invited, led and written down
[Single] New tenant found: Viewings, papers, keys; House inspection: From cellar to gutter; Bills checked: Heating and service charges
@ Manager: Knows which step creaks; Accounts: Explains every line
? Whom do residents call at night? Our emergency number, with a person on it.
DE eine Hausverwaltung | Treppenhaus & Söhne; Traufe Verwaltung | Häuser mit vielen Türen, in Ordnung gehalten.
> Die Glühbirne heute, das Dach, bevor es tropft | Bewohner erreichen einen Menschen, Eigentümer bekommen jedes Quartal eine Seite Zahlen.
~ Wir gehen jeden Monat durch jedes Haus, den Keller zuerst.
[Betreuung] Eigentumswohnung: Im Monat, mit Abrechnung; Mietwohnung: Im Monat, mit Mieterkontakt; Eigentümerversammlung: Geladen, geleitet, protokolliert
[Einzeln] Neuvermietung: Besichtigung, Papiere, Schlüssel; Hausbegehung: Vom Keller zur Rinne; Nebenkostenprüfung: Zeile für Zeile
@ Verwaltung: Weiß, welche Stufe knarrt; Abrechnung: Erklärt jede Zeile
? Wen ruft man nachts an? Unsere Notnummer, mit einem Menschen daran.
ES una administración de fincas | Escalera e Hijos; Alero Fincas | Edificios con muchas puertas, en orden.
> Hoy la bombilla, y el tejado antes de que gotee | Los vecinos hablan con una persona y los dueños reciben cuentas claras.
~ Recorremos cada finca una vez al mes, primero el sótano.
[Cuidado] Piso en comunidad: Al mes; Piso alquilado: Al mes, con el inquilino; Junta de vecinos: Convocada y con acta
[Suelto] Buscar inquilino: Visitas, papeles, llaves; Inspección del edificio: Del sótano al canalón; Revisar gastos: Línea por línea
@ Administradora: Sabe qué escalón cruje; Cuentas: Explica cada línea
? ¿A quién se llama de noche? A nuestro teléfono de guardia.

# marketing | fresh | chart phone target @ orbits | office | services | no-slots
= marketing agency|marketing company|digital marketing|advertising agency|social media agency|seo agency|pr agency|media agency; werbeagentur|marketingagentur|online-marketing|social-media-agentur|pr-agentur; agencia de marketing|agencia de publicidad|marketing digital|agencia de comunicación
! portfolio|dashboard
$ 590 1200+ 0/45 1800+ 2400+ 360
EN a marketing agency | Word & Reach; Loud Enough | Campaigns with a number at the end.
> Seen by the people who might buy | First we count what already works, then we do more of that.
~ We stop what does not pay after six weeks, and say so first.
[Every month] Social media: Twelve posts, planned and written; Advertisements: Set up, watched and reported; First look: What you publish now, read by us
[Projects] Campaign: Idea, pictures, four weeks; Brand book: Voice, colours, examples; Newsletter edition: Written, tested, sent
@ Strategy: Loves spreadsheets; Words: Cuts every sentence by half
? How soon do we see results? First figures after two weeks, fair ones after three months.
DE eine Werbeagentur | Wort & Weite; Laut genug | Kampagnen, an deren Ende eine Zahl steht.
> Gesehen von denen, die kaufen könnten | Erst zählen wir, was schon wirkt, dann machen wir davon mehr.
~ Was sich nach sechs Wochen nicht lohnt, beenden wir selbst.
[Monatlich] Soziale Medien: Zwölf Beiträge, geplant und geschrieben; Anzeigen: Geschaltet und berichtet; Erster Durchblick: Was Sie veröffentlichen, von uns gelesen
[Projekte] Kampagne: Idee, Bilder, vier Wochen; Markenbuch: Ton, Farben, Beispiele; Newsletter-Ausgabe: Geschrieben und versandt
@ Strategie: Liebt Tabellen; Text: Kürzt jeden Satz um die Hälfte
? Wann sieht man etwas? Erste Zahlen nach zwei Wochen.
ES una agencia de marketing | Voz y Alcance; Bien Alto | Campañas con un número al final.
> Que te vea quien puede comprar | Primero contamos lo que ya funciona y luego hacemos más.
~ Lo que no compensa en seis semanas lo paramos.
[Cada mes] Redes sociales: Doce publicaciones; Anuncios: Puestos y medidos; Primer repaso: Leemos lo que publicas
[Proyectos] Campaña: Idea, imágenes, cuatro semanas; Libro de marca: Voz y colores; Boletín: Escrito y enviado
@ Estrategia: Ama las tablas; Textos: Corta las frases por la mitad
? ¿Cuándo se nota? Primeros datos en dos semanas.

# recruiter | paper | glasses target pen @ discs | office | services | no-slots
= recruitment agency|recruiter|recruiting agency|staffing agency|headhunter|temp agency; personalvermittlung|zeitarbeit|personalagentur|headhunterin|zeitarbeitsfirma; agencia de empleo|empresa de trabajo temporal|selección de personal|reclutador
! job board|applicants|tracker|bewerber
$ 0/45 2900+ 5400+ 29 350 190
EN a recruitment agency | Good Match; Fourth Chair | Trades, care and offices: people who stay.
> Three people worth meeting, not thirty papers | We work a day in your company before we look for anybody.
~ If somebody leaves within six months, we search again for nothing.
[Companies] Position talk: What you need, what you offer; Skilled worker found: Three meetings, one contract; Manager found: With a quiet search
[People] Temporary help, per hour: From one week; Job advert rewritten: So that people answer; Interview practice: An hour with an honest end
@ Trades: Was an electrician; Offices: Reads between the lines
? Does it cost applicants anything? Never.
DE eine Personalvermittlung | Gut gefunden; Der vierte Stuhl | Handwerk, Pflege und Büro: Menschen, die bleiben.
> Drei, die sich lohnen, statt dreißig Mappen | Wir arbeiten einen Tag bei Ihnen mit, bevor wir suchen.
~ Geht jemand in sechs Monaten, suchen wir kostenlos neu.
[Betriebe] Stellengespräch: Was Sie brauchen und bieten; Fachkraft gefunden: Drei Gespräche, ein Vertrag; Leitung gefunden: In aller Stille
[Menschen] Aushilfe je Stunde: Ab einer Woche; Anzeige neu geschrieben: Damit jemand antwortet; Gespräch üben: Eine Stunde, ehrlich
@ Handwerk: War selbst Elektriker; Büro: Liest zwischen den Zeilen
? Kostet es Bewerber etwas? Nie.
ES una agencia de empleo | Buen Encaje; La Cuarta Silla | Oficios, cuidados y oficinas: gente que se queda.
> Tres personas que valen, no treinta papeles | Trabajamos un día contigo antes de buscar.
~ Si alguien se va en seis meses, buscamos otra vez gratis.
[Empresas] Hablar del puesto: Qué necesitas y ofreces; Buscar un oficial: Tres entrevistas; Buscar dirección: Con discreción
[Personas] Refuerzo por hora: Desde una semana; Anuncio reescrito: Para que contesten; Ensayo de entrevista: Una hora sincera
@ Oficios: Fue electricista; Oficinas: Lee entre líneas
? ¿Cuesta algo al candidato? Nunca.

# security | tool | lock bell keys @ stripes | round | services | no-slots
= security company|security service|private detective|detective agency|private investigator|alarm company|alarm systems|bodyguard; sicherheitsdienst|detektei|privatdetektiv|wachdienst|alarmanlagen|sicherheitsfirma; empresa de seguridad|detective privado|agencia de detectives|alarmas|vigilancia
! roster|tracker|cyber
$ 34/60 79/60 0/45 690+ 26 180
EN a security and investigation firm | Lamp Post; Second Witness | Guards who greet people, detectives nobody notices.
> Somebody is there, and knows what to do | First a talk in confidence, then a plan on one page.
~ We tell you when the police is the right address.
[People] Guard, per hour: Trained, friendly, awake; Detective, per hour: With a report that holds in court; Confidential talk: Nothing leaves the room
[Places] Alarm system: Planned, fitted, explained; Night round, per visit: Doors, lights, windows; Event safety plan: For halls and open air
@ Operations: Was with the police; Investigation: Remembers every face
? Is it legal? Only what is, and we put it in writing.
DE ein Sicherheits- und Ermittlungsbüro | Laterne; Zweiter Zeuge | Wachleute, die grüßen, Detektive, die niemand bemerkt.
> Jemand ist da und weiß, was zu tun ist | Erst ein vertrauliches Gespräch, dann ein Plan auf einer Seite.
~ Wir sagen Ihnen, wann die Polizei zuständig ist.
[Menschen] Wachperson je Stunde: Geschult, freundlich, wach; Detektiv je Stunde: Mit gerichtsfestem Bericht; Vertrauliches Gespräch: Nichts verlässt den Raum
[Orte] Alarmanlage: Geplant, eingebaut, erklärt; Nachtrunde je Besuch: Türen, Licht, Fenster; Sicherheitskonzept: Für Hallen und Freiluft
@ Einsatz: War bei der Polizei; Ermittlung: Vergisst kein Gesicht
? Ist das erlaubt? Wir tun nur, was es ist.
ES una empresa de seguridad y detectives | Farola; Segundo Testigo | Vigilantes que saludan y detectives que nadie ve.
> Alguien está ahí y sabe qué hacer | Primero una charla reservada, luego un plan en una página.
~ Te decimos cuándo toca ir a la policía.
[Personas] Vigilante por hora: Formado y amable; Detective por hora: Con informe válido; Charla reservada: Nada sale de la sala
[Lugares] Alarma instalada: Planificada y explicada; Ronda nocturna: Puertas y luces; Plan para eventos: Salas y aire libre
@ Operaciones: Fue policía; Investigación: No olvida una cara
? ¿Es legal? Solo lo que lo es.
`);
