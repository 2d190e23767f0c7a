import { worksOf } from "./works.ts";

/** What is built, furnished, programmed, drawn, filmed and written. */
export const spacesAndScreens = worksOf(`
# architecture | paper | house bricks column @ hills | architect
= architect|architects|architecture|my buildings; architekt|architektin|architekten|architektur|meine bauten; arquitecto|arquitecta|arquitectos|arquitectura|mis edificios
! landscape|landschaftsarchitekt|landschaftsarchitektin|landschaftsarchitektur|paisajista|paisajismo|interior|innenarchitekt|innenarchitektin|innenarchitektur|interiores|software architect|softwarearchitekt
EN an architect's portfolio | your buildings | Houses, conversions and rooms for everybody.
> Buildings that begin with the site | Drawn after a morning and an evening on the plot, and seen through to the last handrail.
~ I build models of card, because everybody can read them. | Most projects begin with a walk across the plot and a page of questions.
[Houses: For one family, lived in.] House on the slope; Brick house by the canal; Courtyard house
[Conversions: What was there stayed.] Barn into a home; Attic above the bakery; Mill with new windows
[Public: Open to everybody.] Village library; Pavilion in the park; School canteen
DE ein Architekturportfolio | Ihrer Bauten | Häuser, Umbauten und Räume für alle.
> Häuser, die mit dem Ort beginnen | Gezeichnet nach einem Morgen und einem Abend auf dem Grundstück, begleitet bis zum letzten Handlauf.
~ Modelle baue ich aus Pappe, weil jeder sie lesen kann. | Die meisten Projekte beginnen mit einem Gang über das Grundstück und einer Seite Fragen.
[Wohnhäuser: Für eine Familie, bewohnt.] Haus am Hang; Ziegelhaus am Kanal; Hofhaus
[Umbauten: Was da war, ist geblieben.] Scheune wird Wohnhaus; Dachgeschoss über der Bäckerei; Mühle mit neuen Fenstern
[Öffentlich: Offen für alle.] Dorfbibliothek; Pavillon im Park; Mensa der Grundschule
ES un portafolio de arquitectura | tus edificios | Casas, reformas y espacios para todos.
> Edificios que empiezan por el lugar | Dibujados tras una mañana y una tarde en el terreno, y seguidos hasta el último pasamanos.
~ Hago maquetas de cartón porque todo el mundo sabe leerlas. | Casi todos los proyectos empiezan con un paseo por el terreno y una página de preguntas.
[Viviendas: Para una familia, ya habitada.] Casa en la ladera; Casa de ladrillo junto al canal; Casa patio
[Reformas: Lo que había se quedó.] Un pajar hecho vivienda; Ático sobre la panadería; Molino con ventanas nuevas
[Públicos: Abierto a todos.] Biblioteca del pueblo; Pabellón en el parque; Comedor de la escuela

# interior | paper | sofa lamp bed @ arch | interior
= interior designer|interior design|interior architect|interior decorator|set designer|my interiors; innenarchitekt|innenarchitektin|innenarchitektur|raumausstatter|raumausstatterin|interior designer|interior designerin|bühnenbildner|bühnenbildnerin; interiorista|interiorismo|diseñador de interiores|diseñadora de interiores|diseño de interiores|arquitecta de interiores|arquitecto de interiores|decorador|decoradora
EN an interior designer's portfolio | your interiors | Rooms planned around the people in them.
> Rooms that know who lives in them | Flats, offices and guest rooms, planned from the morning light to the last socket.
~ I ask how your days go before I speak of colours. | Half of what you own usually stays, in a better place.
[Homes: Planned with those who live here.] Flat above the harbour; Kitchen for five; Reading corner
[Work: Quiet enough to think.] Law office in oak; Ceramics shop; Practice with a winter garden
[Guests: For one night or ten.] Six rooms by the lake; Café in the old post office; Attic guest room
DE ein Portfolio für Innenarchitektur | Ihrer Räume | Räume, geplant um die Menschen darin.
> Räume, die wissen, wer darin lebt | Wohnungen, Büros und Gästezimmer, geplant vom Morgenlicht bis zur letzten Steckdose.
~ Ich frage nach Ihrem Alltag, bevor ich von Farben spreche. | Die Hälfte von dem, was Sie haben, bleibt meist, nur besser gestellt.
[Wohnen: Geplant mit denen, die hier leben.] Wohnung über dem Hafen; Küche für fünf; Leseecke
[Arbeiten: Ruhig genug zum Denken.] Kanzlei in Eiche; Keramikladen; Praxis mit Wintergarten
[Gäste: Für eine Nacht oder zehn.] Sechs Zimmer am See; Café in der alten Post; Gästezimmer unterm Dach
ES un portafolio de interiorismo | tus interiores | Espacios pensados para quien los vive.
> Habitaciones que saben quién las vive | Pisos, oficinas y hoteles pequeños, pensados desde la luz de la mañana hasta el último enchufe.
~ Pregunto cómo son tus días antes de hablar de colores. | La mitad de lo que tienes suele quedarse, mejor colocado.
[Viviendas: Pensado con quienes viven aquí.] Piso sobre el puerto; Cocina para cinco; Rincón de lectura
[Trabajo: Con silencio para pensar.] Despacho en roble; Tienda de cerámica; Consulta con invernadero
[Huéspedes: Para una noche o diez.] Seis habitaciones junto al lago; Café en el antiguo correo; Buhardilla de invitados

# web | fresh | laptop phone blocks @ orbits | web-design
= web developer|web designer|web design|web development|software developer|software engineer|app developer|frontend developer|front-end developer|backend developer|full-stack developer|full stack developer|programmer|developer|software architect|ux designer|ui designer|ux|data scientist|my apps|my websites; webentwickler|webentwicklerin|webdesigner|webdesignerin|webdesign|softwareentwickler|softwareentwicklerin|entwickler|entwicklerin|softwarearchitekt|softwarearchitektin|programmierer|programmiererin|informatiker|informatikerin|ux-designer|ux-designerin; desarrollador web|desarrolladora web|desarrollador|desarrolladora|programador|programadora|diseñador web|diseñadora web|diseño web|ingeniero de software|ingeniera de software
! property developer|real estate developer|business developer
EN a web developer's portfolio | your projects | Websites, apps and tools that load fast and last.
> Software people do not have to think about | Websites, apps and small tools, written so that the next person can read them.
~ I start with the slowest page and the oldest phone in the house. | A first version runs after a week; everything after that is decided by those who use it.
[Websites: Fast on an old phone.] Timetable of a bus company; Town theatre tickets; Seed shop with 400 sorts
[Apps: Works without a connection.] Trail diary; Shared shopping list; Tide times
[Tools: Used every day by a small team.] Invoice reader; Roster for a clinic; Search for a city archive
DE ein Portfolio für Webentwicklung | Ihrer Projekte | Websites, Apps und Werkzeuge, die schnell laden und lange halten.
> Software, über die niemand nachdenken muss | Websites, Apps und kleine Werkzeuge, so geschrieben, dass auch die Nächsten sie lesen können.
~ Ich beginne mit der langsamsten Seite und dem ältesten Telefon im Haus. | Nach einer Woche läuft eine erste Fassung; danach entscheiden die, die sie benutzen.
[Websites: Schnell auch auf alten Telefonen.] Fahrplan eines Busbetriebs; Karten fürs Stadttheater; Saatgutladen mit 400 Sorten
[Apps: Geht auch ohne Netz.] Wandertagebuch; Gemeinsame Einkaufsliste; Gezeiten
[Werkzeuge: Täglich benutzt von einem kleinen Team.] Rechnungsleser; Dienstplan einer Klinik; Suche im Stadtarchiv
ES un portafolio de desarrollo web | tus proyectos | Webs, aplicaciones y herramientas rápidas que duran.
> Software en el que nadie tiene que pensar | Webs, aplicaciones y herramientas pequeñas, escritas para que otra persona pueda leerlas.
~ Empiezo por la página más lenta y el teléfono más viejo de la casa. | En una semana hay una primera versión; lo demás lo deciden quienes la usan.
[Webs: Rápida en un teléfono viejo.] Horarios de una línea de autobús; Entradas del teatro municipal; Tienda de semillas con 400 variedades
[Aplicaciones: Funciona sin conexión.] Diario de senderos; Lista de la compra compartida; Mareas
[Herramientas: La usa cada día un equipo pequeño.] Lector de facturas; Turnos de una clínica; Buscador del archivo municipal

# illustration | child | book palette pen @ discs
= illustrator|illustrators|illustration|illustrations|graphic designer|graphic design|graphic artist|logo designer|brand designer|designer|typographer|art director|comic artist|cartoonist|3d artist|game artist|concept artist|my drawings|calligrapher; illustrator|illustratorin|illustration|illustrationen|grafiker|grafikerin|grafikdesigner|grafikdesignerin|grafikdesign|kommunikationsdesigner|kommunikationsdesignerin|zeichner|zeichnerin|comiczeichner|comiczeichnerin|designer|designerin|typograf|typografin|meine zeichnungen; ilustrador|ilustradora|ilustración|ilustraciones|diseñador gráfico|diseñadora gráfica|diseño gráfico|diseñador|diseñadora|dibujante|mis dibujos
EN a portfolio of drawing and design | your designs | Books, posters and signs, drawn by hand first.
> Drawn so that it says one thing well | Picture books, posters and lettering, from the first pencil line to the printer's proof.
~ Every commission starts with twenty small sketches, nineteen of which nobody sees. | You choose from three, and the chosen one is drawn twice.
[Books: Pencil, ink and one colour.] The fox who counted; Atlas of small rivers; Alphabet of bread
[Posters: Printed in two colours.] Summer of short plays; Night market; Cycle to work week
[Identities: A sign, a typeface, a rule.] Signs for a tea house; Letters for a choir; Stamps of the island
DE ein Portfolio für Illustration und Gestaltung | Ihrer Entwürfe | Bücher, Plakate und Zeichen, zuerst von Hand.
> So gezeichnet, dass es eines gut sagt | Bilderbücher, Plakate und Schriften, vom ersten Bleistiftstrich bis zum Andruck.
~ Jeder Auftrag beginnt mit zwanzig kleinen Skizzen, von denen neunzehn niemand sieht. | Sie wählen aus dreien, und die gewählte entsteht zweimal.
[Bücher: Bleistift, Tusche und eine Farbe.] Der Fuchs, der zählte; Atlas der kleinen Flüsse; Alphabet der Brote
[Plakate: In zwei Farben gedruckt.] Sommer der kurzen Stücke; Nachtmarkt; Woche der Radler
[Zeichen: Ein Signet, eine Schrift, eine Regel.] Schilder für ein Teehaus; Buchstaben für einen Chor; Briefmarken der Insel
ES un portafolio de ilustración y diseño | tus diseños | Libros, carteles y signos, primero a mano.
> Dibujado para decir bien una sola cosa | Álbumes, carteles y letras, desde el primer trazo a lápiz hasta la prueba de imprenta.
~ Cada encargo empieza con veinte bocetos pequeños; diecinueve no los ve nadie. | Eliges entre tres, y el elegido se dibuja dos veces.
[Libros: Lápiz, tinta y un color.] El zorro que contaba; Atlas de ríos pequeños; Abecedario del pan
[Carteles: Impreso a dos tintas.] Verano de obras breves; Mercado nocturno; Semana de la bicicleta
[Identidades: Un signo, una letra, una regla.] Rótulos para una casa de té; Letras para un coro; Sellos de la isla

# film | stage | mask film mic @ floor
= film-maker|filmmaker|film maker|film director|videographer|video editor|film editor|cinematographer|animator|motion designer|documentary maker|documentary film maker|director of photography|video producer|video artist|my films|my videos|films|videos; filmemacher|filmemacherin|regisseur|regisseurin|videograf|videografen|videografin|kameramann|kamerafrau|cutter|cutterin|filmeditor|filmeditorin|animator|animatorin|videokünstler|videokünstlerin|meine filme|filme; cineasta|realizador|realizadora|director de cine|directora de cine|videógrafo|videógrafa|montador de vídeo|editor de vídeo|editora de vídeo|animador|animadora|documentalista|director de fotografía|directora de fotografía|mis películas
EN a film-maker's portfolio | your films | Short films, documentaries and commissions.
> Films that listen before they speak | Short fiction, documentaries and commissions, made by small crews who stay until it happens.
~ I come without a camera on the first day. | You see a rough cut early, while it can still become something else.
[Fiction: Shot in six days.] The last ferry; Nine floors up; A loan of sugar
[Documentary: A year with those who are in it.] Keepers of the lock; Night bakers; What the river took
[Commissions: Two minutes, one idea.] An orchestra tunes; How a bridge is painted; Open day at the observatory
DE ein Portfolio für Film | Ihrer Filme | Kurzfilme, Dokumentarfilme und Auftragsarbeiten.
> Filme, die zuhören, bevor sie reden | Kurze Spielfilme, Dokumentationen und Aufträge, mit kleinen Teams, die bleiben, bis es geschieht.
~ Am ersten Tag komme ich ohne Kamera. | Sie sehen früh einen Rohschnitt, solange daraus noch etwas anderes werden kann.
[Spielfilm: In sechs Tagen gedreht.] Die letzte Fähre; Neunter Stock; Zucker geliehen
[Dokumentarfilm: Ein Jahr mit den Menschen darin.] Die Schleusenwärter; Bäcker bei Nacht; Was der Fluss nahm
[Aufträge: Zwei Minuten, ein Gedanke.] Ein Orchester stimmt; Wie man eine Brücke streicht; Offener Tag in der Sternwarte
ES un portafolio de cine y vídeo | tus películas | Cortos, documentales y encargos.
> Películas que escuchan antes de hablar | Ficción breve, documentales y encargos, con equipos pequeños que esperan a que ocurra.
~ El primer día voy sin cámara. | Ves pronto un montaje provisional, cuando aún puede ser otra cosa.
[Ficción: Rodado en seis días.] El último transbordador; Noveno piso; Azúcar prestado
[Documental: Un año con quienes aparecen.] Guardianes de la esclusa; Panaderos de noche; Lo que se llevó el río
[Encargos: Dos minutos, una idea.] Una orquesta afina; Cómo se pinta un puente; Puertas abiertas en el observatorio

# writing | paper | pen book laptop @ window
= copywriter|copywriting|writer|author|journalist|editor|content writer|ghostwriter|screenwriter|poet|translator|technical writer|ux writer|my texts|my articles|my writing; texter|texterin|werbetexter|werbetexterin|autor|autorin|journalist|journalistin|redakteur|redakteurin|schriftsteller|schriftstellerin|ghostwriter|dichter|dichterin|lektor|lektorin|übersetzer|übersetzerin|meine texte|texte; redactor|redactora|copywriter|escritor|escritora|periodista|autor|autora|poeta|guionista|traductor|traductora|mis textos|textos
EN a writer's portfolio | your texts | Texts that are read to the end.
> The shortest text that still says it | Campaigns, articles and pages for people who have ten seconds or ten minutes.
~ I ask until the sentence is simple, then I cut it by half. | You get one version, argued for, and a second if I am wrong.
[Campaigns: One line, many places.] Wait for the next one; Soap, explained; A museum says good evening
[Articles: Researched on foot.] The man who tunes bells; Three days at a lock; Why the lift is slow
[Websites: Fewer words than before.] A bank in plain words; Instructions for a stove; Forty pages made six
DE ein Portfolio für Texte | Ihrer Texte | Texte, die zu Ende gelesen werden.
> Der kürzeste Text, der es noch sagt | Kampagnen, Artikel und Seiten für Menschen, die zehn Sekunden haben oder zehn Minuten.
~ Ich frage, bis der Satz einfach ist, und streiche dann die Hälfte. | Sie bekommen eine begründete Fassung, und eine zweite, falls ich irre.
[Kampagnen: Eine Zeile, viele Orte.] Nehmen Sie den nächsten; Seife, erklärt; Ein Museum sagt guten Abend
[Artikel: Zu Fuß recherchiert.] Der Mann, der Glocken stimmt; Drei Tage an der Schleuse; Warum der Aufzug langsam ist
[Websites: Weniger Wörter als vorher.] Eine Bank in klaren Worten; Anleitung für einen Ofen; Aus vierzig Seiten sechs
ES un portafolio de textos | tus textos | Textos que se leen hasta el final.
> El texto más corto que aún lo dice | Campañas, artículos y páginas para quien tiene diez segundos o diez minutos.
~ Pregunto hasta que la frase es sencilla y luego corto la mitad. | Recibes una versión razonada, y otra si me equivoco.
[Campañas: Una línea, muchos sitios.] Espere al siguiente; El jabón, explicado; Un museo da las buenas noches
[Artículos: Investigado a pie.] El hombre que afina campanas; Tres días en la esclusa; Por qué tarda el ascensor
[Webs: Menos palabras que antes.] Un banco en palabras claras; Instrucciones de una estufa; De cuarenta páginas a seis
`);
