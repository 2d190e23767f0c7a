/**
 * Nouns that people keep lists of: `# set`, `* ` what samples are called (in three languages, `/` between them), then a
 * noun a line, `one|many|other words; German; Spanish`. Data only.
 */
export const nounLines = `
# drink
* Stony Slope Riesling/Riesling vom Schiefer/Verdejo de Pizarra; Old Vines Red/Alte Reben/Cepas Viejas; Meadow White/Weißburgunder Wiese/Godello del Prado; Harbour Rosé/Rosé vom Hafen/Rosado del Puerto; Night Harvest/Nachtlese/Vendimia Nocturna; Quarry Reserve/Reserve Steinbruch/Reserva Cantera; Sunday Fizz/Sonntagssekt/Espumoso Dominical; Chalk Hill/Kreidehügel/Cerro de Cal; Ferryman's Blend/Fährmanns Cuvée/Mezcla del Barquero; Three Barrels/Drei Fässer/Tres Barricas; Late Frost/Später Frost/Helada Tardía; Lantern Dry/Laterne trocken/Farol Seco
wine|wines|bottle of wine;Wein|Weine|Weinflasche;vino|vinos
sparkling wine|sparkling wines|champagne;Sekt|Sekte|Schaumwein;espumoso|espumosos|cava
vintage|vintages;Jahrgangswein|Jahrgangsweine;añada|añadas
# drink
* Lowland Peat/Torfmoor 12/Turba Baja; Copper Kettle/Kupferkessel/Caldera de Cobre; Sherry Cask No. 4/Sherryfass Nr. 4/Barrica de Jerez 4; Island Smoke/Inselrauch/Humo de Isla; Honey Still/Honigbrand/Alambique de Miel; Cinnamon Rum/Zimtrum/Ron de Canela; Juniper North/Wacholder Nord/Enebro Norte; Oak & Ember/Eiche & Glut/Roble y Brasa; Harbour Proof/Hafenstärke/Graduación del Puerto; Quiet Distillery/Stille Brennerei/Destilería Callada; Rye Field/Roggenfeld/Campo de Centeno; Twelve Winters/Zwölf Winter/Doce Inviernos
whisky|whiskies|whiskey|whiskeys;Whisky|Whiskys;whisky|whiskies|güisqui
rum|rums;Rum|Rumsorten;ron|rones
gin|gins;Gin|Gins;ginebra|ginebras
spirit|spirits|liqueur|liqueurs;Spirituose|Spirituosen|Likör|Liköre|Schnaps|Schnäpse;licor|licores|aguardiente
# drink
* Cherry Sour/Kirschsauer/Ácida de Cereza; Bread Crust Lager/Dunkles Brotrinde/Tostada Corteza; Hop Yard Pale/Hopfenhof Helles/Rubia del Lúpulo; Wheat Cloud/Weizenwolke/Nube de Trigo; Black Porter/Schwarzes Porter/Porter Negra; Spruce Tip/Fichtenspitze/Brote de Abeto; Harvest Ale/Erntebier/Cerveza de Cosecha; Smoked Amber/Rauchbernstein/Ámbar Ahumada; Cellar Bock/Kellerbock/Bock de Bodega; Pear Wit/Birnenwit/Trigo y Pera; Zero Point/Nullpunkt/Punto Cero; Salt Gose/Salzgose/Gose Salada
beer|beers|craft beer|craft beers;Bier|Biere|Biersorte|Biersorten;cerveza|cervezas
cider|ciders;Apfelwein|Apfelweine|Cidre;sidra|sidras
# drink
* Yirgacheffe Bright/Yirgacheffe hell/Yirgacheffe claro; Huila Sweet/Huila süß/Huila dulce; Kenya AA Berry/Kenia AA Beere/Kenia AA fruta; Harbour Espresso/Hafen-Espresso/Expreso del puerto; Decaf Sunday/Entkoffeiniert Sonntag/Descafeinado de domingo; Darjeeling Spring/Darjeeling Frühling/Darjeeling de primavera; Smoked Lapsang/Rauchtee Lapsang/Lapsang ahumado; Mountain Oolong/Berg-Oolong/Oolong de montaña; Jasmine Pearls/Jasminperlen/Perlas de jazmín; Rooibos Orange/Rooibos Orange/Rooibos naranja; House Blend/Hausmischung/Mezcla de la casa; Night Mint/Nachtminze/Menta nocturna
coffee|coffees|coffee bean|coffee beans;Kaffee|Kaffees|Kaffeebohne|Kaffeebohnen|Kaffeesorten;café|cafés|café en grano
tea|teas|loose tea;Tee|Tees|Teesorte|Teesorten;té|tés|infusión|infusiones
# drink
* Mountain Wheel/Bergkäse, 18 Monate/Curado de montaña; Ash Goat/Ziege in Asche/Cabra con ceniza; Blue Vein/Blauschimmel/Azul; Soft Rind/Weichkäse/Pasta blanda; Smoked Ring/Räucherring/Ahumado; Hay Cheese/Heukäse/Queso de heno; Walnut Tomme/Walnuss-Tomme/Tomme con nueces; Sheep Reserve/Schaf Reserve/Oveja reserva; Fresh Curd/Frischkäse/Fresco; Beer Washed/Biergewaschen/Lavado en cerveza; Cellar Cheddar/Keller-Cheddar/Cheddar de cueva; Pepper Crust/Pfefferkruste/Corteza de pimienta
cheese|cheeses;Käse|Käsesorten|Käsesorte;queso|quesos
chocolate|chocolates;Schokolade|Schokoladen;chocolate|chocolates
honey|honeys|honey jar;Honig|Honige|Honigglas;miel|mieles
hot sauce|hot sauces;Soße|Soßen|Chilisoße|Chilisoßen;salsa|salsas
perfume|perfumes|fragrance|fragrances;Parfum|Parfums|Duft|Düfte;perfume|perfumes|fragancia|fragancias
cigar|cigars;Zigarre|Zigarren;puro|puros
# keepsake
* Blue Mauritius, reprint/Blaue Mauritius, Nachdruck/Mauricio azul, reimpresión; Harbour series/Hafenserie/Serie del puerto; Silver dollar, 1921/Silberdollar 1921/Dólar de plata 1921; Old town, hand-coloured/Altstadt, handkoloriert/Casco viejo, coloreado; Lighthouse set/Leuchtturm-Satz/Juego de faros; Misprint, upside down/Fehldruck, kopfstehend/Error, invertido; First flight/Erstflug/Primer vuelo; Royal visit/Königsbesuch/Visita real; Zeppelin mail/Zeppelinpost/Correo del zepelín; World fair/Weltausstellung/Exposición universal; Grandfather's find/Fund vom Großvater/Hallazgo del abuelo; Flea market corner/Ecke vom Flohmarkt/Rincón del rastro
stamp|stamps;Briefmarke|Briefmarken;sello|sellos
coin|coins;Münze|Münzen;moneda|monedas
banknote|banknotes;Geldschein|Geldscheine|Banknote|Banknoten;billete antiguo|billetes antiguos
medal|medals;Medaille|Medaillen|Orden;medalla|medallas
badge|badges|pin|pins;Abzeichen|Anstecker|Pin|Pins;insignia|insignias|chapa|chapas
postcard|postcards;Postkarte|Postkarten|Ansichtskarte|Ansichtskarten;postal|postales
poster|posters;Plakat|Plakate|Poster;póster|pósteres|cartel|carteles
autograph|autographs;Autogramm|Autogramme;autógrafo|autógrafos
magnet|magnets|fridge magnet|fridge magnets;Magnet|Magnete|Kühlschrankmagnet|Kühlschrankmagnete;imán|imanes
beer mat|beer mats|coaster|coasters;Bierdeckel|Untersetzer;posavasos|posavasos
map|maps|old map|old maps;Landkarte|Landkarten|Karte|Karten;mapa|mapas
antique|antiques;Antiquität|Antiquitäten;antigüedad|antigüedades
souvenir|souvenirs|snow globe|snow globes;Andenken|Andenken|Souvenir|Souvenirs|Schneekugel|Schneekugeln;recuerdo de viaje|recuerdos de viaje|souvenir|souvenirs
painting|paintings|art print|art prints;Gemälde|Gemälde|Kunstdruck|Kunstdrucke;cuadro|cuadros|lámina|láminas
sculpture|sculptures;Skulptur|Skulpturen;escultura|esculturas
# keepsake
* Robot, 1962/Roboter 1962/Robot de 1962; Blue locomotive/Blaue Lokomotive/Locomotora azul; Knight with lance/Ritter mit Lanze/Caballero con lanza; Bear without an ear/Bär ohne Ohr/Oso sin oreja; Space crew, set of four/Raumfahrer, Vierersatz/Astronautas, juego de cuatro; Red fire engine/Rotes Feuerwehrauto/Camión de bomberos rojo; Lighthouse, 900 pieces/Leuchtturm, 900 Teile/Faro, 900 piezas; Dragon card, foil/Drachenkarte, glänzend/Carta de dragón, brillante; Goalkeeper 07/Torwart 07/Portero 07; Dolls' house/Puppenhaus/Casa de muñecas; Tin boat/Blechboot/Barco de hojalata; Wizard, limited/Zauberer, limitiert/Mago, edición limitada
figurine|figurines|action figure|action figures;Figur|Figuren|Sammelfigur|Sammelfiguren;figura|figuras
doll|dolls;Puppe|Puppen;muñeca|muñecas
toy|toys;Spielzeug|Spielzeuge|Spielsachen;juguete|juguetes
model train|model trains|locomotive|locomotives;Modelleisenbahn|Modelleisenbahnen|Lokomotive|Lokomotiven;tren en miniatura|trenes en miniatura|locomotora|locomotoras
model car|model cars;Modellauto|Modellautos;coche en miniatura|coches en miniatura
trading card|trading cards|collectible card|collectible cards;Sammelkarte|Sammelkarten;cromo|cromos
puzzle|puzzles|jigsaw|jigsaws;Puzzle|Puzzles;puzle|puzles|rompecabezas
brick set|brick sets|lego set|lego sets;Bausatz|Bausätze|Baukasten|Baukästen;maqueta|maquetas
miniature|miniatures;Miniatur|Miniaturen;miniatura|miniaturas
# gear
* Field camera 6 × 6/Mittelformat 6 × 6/Cámara de campo 6 × 6; Dreadnought, spruce/Westerngitarre, Fichte/Guitarra de abeto; Pocket watch/Taschenuhr/Reloj de bolsillo; Chef's knife, 21 cm/Kochmesser, 21 cm/Cuchillo de chef, 21 cm; Plunge saw/Tauchsäge/Sierra de inmersión; Travel tripod/Reisestativ/Trípode de viaje; Telescope, 130 mm/Teleskop, 130 mm/Telescopio de 130 mm; Old typewriter/Alte Schreibmaschine/Máquina de escribir antigua; Tuning forks/Stimmgabeln/Diapasones; Bench grinder/Doppelschleifer/Esmeril de banco; Fountain pen, green/Füller, grün/Pluma verde; Sewing machine/Nähmaschine/Máquina de coser
camera|cameras|lens|lenses;Kamera|Kameras|Objektiv|Objektive;cámara|cámaras|objetivo fotográfico
guitar|guitars;Gitarre|Gitarren;guitarra|guitarras
instrument|instruments|musical instrument|musical instruments|synthesizer|synthesizers;Instrument|Instrumente|Musikinstrument|Musikinstrumente;instrumento|instrumentos
violin|violins|cello|cellos;Geige|Geigen|Cello|Celli;violín|violines|violonchelo|violonchelos
watch|watches|clock|clocks;Uhr|Uhren|Armbanduhr|Armbanduhren;reloj|relojes
knife|knives;Messer|Messer;cuchillo|cuchillos|navaja|navajas
pen|pens|fountain pen|fountain pens;Füller|Füller|Stift|Stifte;pluma|plumas|bolígrafo|bolígrafos
radio|radios;Radio|Radios|Funkgerät|Funkgeräte;radio|radios
telescope|telescopes;Teleskop|Teleskope|Fernrohr|Fernrohre;telescopio|telescopios
saw|saws|power tool|power tools;Säge|Sägen|Elektrowerkzeug|Elektrowerkzeuge;sierra|sierras|taladro|taladros
tent|tents|sleeping bag|sleeping bags;Zelt|Zelte|Schlafsack|Schlafsäcke;tienda de campaña|tiendas de campaña|saco de dormir|sacos de dormir
boat|boats|canoe|canoes|kayak|kayaks;Boot|Boote|Kanu|Kanus|Kajak|Kajaks;barco|barcos|canoa|canoas|kayak|kayaks
piano|pianos|drum|drums;Klavier|Klaviere|Trommel|Trommeln;piano|pianos|tambor|tambores
drone|drones;Drohne|Drohnen;dron|drones
bike|bikes|bicycle|bicycles;Fahrrad|Fahrräder|Rad|Räder;bicicleta|bicicletas|bici|bicis
motorbike|motorbikes|motorcycle|motorcycles;Motorrad|Motorräder;moto|motos|motocicleta|motocicletas
skateboard|skateboards|surfboard|surfboards;Skateboard|Skateboards|Surfbrett|Surfbretter;monopatín|monopatines|tabla de surf|tablas de surf
ski|skis|snowboard|snowboards;Ski|Skier|Snowboard|Snowboards;esquí|esquís
fishing rod|fishing rods;Angel|Angeln|Angelrute|Angelruten;caña de pescar|cañas de pescar
machine|machines;Maschine|Maschinen;máquina|máquinas
printer|printers;Drucker|Drucker;impresora|impresoras
bow|bows;Bogen|Bögen;arco|arcos
# wardrobe
* Blue rain jacket/Blaue Regenjacke/Chubasquero azul; White trainers/Weiße Turnschuhe/Zapatillas blancas; Grey wool coat/Grauer Wollmantel/Abrigo de lana gris; Red scarf/Roter Schal/Bufanda roja; Linen shirt/Leinenhemd/Camisa de lino; Walking boots/Wanderstiefel/Botas de montaña; Green dress/Grünes Kleid/Vestido verde; Home jersey, 2009/Heimtrikot 2009/Camiseta local 2009; Leather bag/Ledertasche/Bolso de piel; Striped jumper/Gestreifter Pullover/Jersey de rayas; Dance shoes/Tanzschuhe/Zapatos de baile; Straw hat/Strohhut/Sombrero de paja
shoe|shoes|sneaker|sneakers;Schuh|Schuhe|Sneaker|Turnschuhe;zapato|zapatos|zapatilla|zapatillas
dress|dresses;Kleid|Kleider;vestido|vestidos
jersey|jerseys|football shirt|football shirts;Trikot|Trikots;camiseta|camisetas
scarf|scarves;Schal|Schals|Tuch|Tücher;bufanda|bufandas|pañuelo|pañuelos
bag|bags|handbag|handbags;Tasche|Taschen|Handtasche|Handtaschen;bolso|bolsos|mochila|mochilas
hat|hats|cap|caps;Hut|Hüte|Mütze|Mützen;sombrero|sombreros|gorra|gorras
shirt|shirts|tie|ties|trousers|garment|garments;Hemd|Hemden|Krawatte|Krawatten|Kleidungsstück|Kleidungsstücke;camisa|camisas|corbata|corbatas|prenda|prendas
nail polish|nail polishes|lipstick|lipsticks;Nagellack|Nagellacke|Lippenstift|Lippenstifte;esmalte de uñas|esmaltes de uñas|pintalabios
jacket|jackets|coat|coats;Jacke|Jacken|Mantel|Mäntel;chaqueta|chaquetas|abrigo|abrigos
item of clothing|clothes|kids clothes|children's clothes|baby clothes;Kleidung|Kleidung|Kinderkleidung|Babykleidung;ropa|ropas|ropa de niños|ropa de bebé
outfit|outfits;Outfit|Outfits;conjunto|conjuntos
costume|costumes;Kostüm|Kostüme;disfraz|disfraces
ring|rings|jewel|jewels|necklace|necklaces|earring|earrings;Schmuckstück|Schmuckstücke|Ring|Ringe|Kette|Ketten|Ohrring|Ohrringe;joya|joyas|anillo|anillos|collar|collares|pendientes
glasses|pairs of glasses|sunglasses;Brille|Brillen|Sonnenbrille|Sonnenbrillen;gafas|pares de gafas
# craft
* Heather grey, 4 ply/Heidegrau, vierfach/Gris brezo, 4 hebras; Indigo cotton/Indigo-Baumwolle/Algodón índigo; Mustard linen/Senfleinen/Lino mostaza; Seed beads, blue/Rocailles, blau/Cuentas azules; Felt, forest green/Filz, waldgrün/Fieltro verde bosque; Brass buttons/Messingknöpfe/Botones de latón; Sock wool, stripes/Sockenwolle, gestreift/Lana de calcetín a rayas; Oak offcuts/Eichenreste/Restos de roble; Ochre pigment/Ockerpigment/Pigmento ocre; Silk ribbon/Seidenband/Cinta de seda; Waxed thread/Gewachster Faden/Hilo encerado; Paper, handmade/Büttenpapier/Papel hecho a mano
yarn|yarns|ball of wool|balls of wool;Wolle|Wollsorten|Garn|Garne|Wollknäuel;lana|lanas|ovillo|ovillos
fabric|fabrics|cloth;Stoff|Stoffe;tela|telas|tejido|tejidos
bead|beads;Perle|Perlen;cuenta de collar|cuentas de collar|abalorio|abalorios
button|buttons of cloth;Knopf|Knöpfe;botón de costura|botones de costura
paint|paints|pigment|pigments;Farbe|Farben|Pigment|Pigmente;pintura|pinturas|pigmento|pigmentos
clay|clays|glaze|glazes;Ton|Tone|Glasur|Glasuren;arcilla|arcillas|esmalte|esmaltes
timber|timbers|board of wood;Holz|Hölzer|Brett|Bretter;madera|maderas|tablón|tablones
filament|filaments;Filament|Filamente;filamento|filamentos
# find
* Ammonite, split/Ammonit, gespalten/Amonite partido; Rose quartz/Rosenquarz/Cuarzo rosa; Spiral shell/Schneckenhaus/Caracola; Amber drop/Bernsteintropfen/Gota de ámbar; Shark tooth/Haizahn/Diente de tiburón; Green sea glass/Grünes Meerglas/Vidrio de mar verde; Pyrite cube/Pyritwürfel/Cubo de pirita; Fern in slate/Farn im Schiefer/Helecho en pizarra; Striped pebble/Gestreifter Kiesel/Guijarro rayado; Owl feather/Eulenfeder/Pluma de búho; Sea urchin/Seeigel/Erizo de mar; Agate slice/Achatscheibe/Rodaja de ágata
mineral|minerals|crystal|crystals|rock|rocks;Mineral|Minerale|Mineralien|Kristall|Kristalle|Gestein|Gesteine;mineral|minerales|cristal|cristales|roca|rocas
fossil|fossils;Fossil|Fossilien;fósil|fósiles
shell|shells|seashell|seashells;Muschel|Muscheln;concha|conchas|caracola|caracolas
stone|stones|gemstone|gemstones;Stein|Steine|Edelstein|Edelsteine;piedra|piedras|gema|gemas
feather|feathers;Feder|Federn;pluma de ave|plumas de ave
geocache|geocaches;Geocache|Geocaches;geocaché|geocachés
meteorite|meteorites;Meteorit|Meteoriten;meteorito|meteoritos
leaf|leaves|pressed flower|pressed flowers;Blatt|Blätter|Gepresste Blume|Gepresste Blumen;hoja|hojas|flor prensada|flores prensadas
# film
* Paper Lanterns/Papierlaternen/Farolillos de papel; Night Ferry/Nachtfähre/Ferri nocturno; The Glass Meadow/Die gläserne Wiese/El prado de cristal; Hollow Hill/Hohler Berg/Colina hueca; The Long Table/Die lange Tafel/La mesa larga; Two Umbrellas/Zwei Schirme/Dos paraguas; The Last Tram/Die letzte Bahn/El último tranvía; Moth Theatre/Nachtfalter/Polillas; Winter Rooms/Winterzimmer/Cuartos de invierno; A Map of Salt/Eine Karte aus Salz/Un mapa de sal; Bread and Weather/Brot und Wetter/Pan y tiempo; Slow Current/Langsame Strömung/Corriente lenta
film|films|movie|movies;Film|Filme;película|películas
tv series|tv series|tv show|tv shows|tv serie|show|shows|serie;Serie|Serien;serie|series
documentary|documentaries;Dokumentation|Dokumentationen|Dokumentarfilm|Dokumentarfilme|Doku|Dokus;documental|documentales
anime|animes;Anime|Animes;anime|animes
dvd|dvds|blu-ray|blu-rays;DVD|DVDs;DVD|DVD
# reading
* The Ferry Keeper/Der Fährmann/El barquero; Bees in Winter/Bienen im Winter/Abejas en invierno; Letters to a Lighthouse/Briefe an einen Leuchtturm/Cartas a un faro; Under the Stairs/Unter der Treppe/Bajo la escalera; The Clay Alphabet/Das Alphabet aus Ton/El alfabeto de barro; Six Small Rains/Sechs kleine Regen/Seis lluvias; What the Roof Said/Was das Dach sagte/Lo que dijo el tejado; How to Fold a Boat/Wie man ein Boot faltet/Cómo doblar un barco; The Lantern Year/Das Laternenjahr/El año del farol; Salt Road/Salzstraße/Camino de sal; A Quiet Machine/Eine leise Maschine/Una máquina callada; The Borrowed Coat/Der geliehene Mantel/El abrigo prestado
novel|novels;Roman|Romane;novela|novelas
comic|comics|graphic novel|graphic novels;Comic|Comics;cómic|cómics|tebeo|tebeos
manga|mangas;Manga|Mangas;manga|mangas
magazine|magazines;Zeitschrift|Zeitschriften|Heft|Hefte;revista|revistas
audiobook|audiobooks;Hörbuch|Hörbücher;audiolibro|audiolibros
ebook|ebooks|e-book|e-books;E-Book|E-Books;libro electrónico|libros electrónicos
paper|papers|study|studies;Studie|Studien|Fachartikel|Fachartikel;artículo científico|artículos científicos|estudio científico
newsletter|newsletters;Rundbrief|Rundbriefe;boletín|boletines
fairy tale|fairy tales|bedtime story|bedtime stories;Märchen|Märchen;cuento|cuentos
# tune
* Six Preludes, No. 3/Sechs Vorspiele, Nr. 3/Seis preludios, n.º 3; Harbour Waltz/Hafenwalzer/Vals del puerto; Slow Air/Langsame Weise/Aire lento; Blue Counter/Blauer Tresen/Barra azul; March of the Tin Men/Marsch der Blechmänner/Marcha de hojalata; Evening Hymn/Abendlied/Himno de la tarde; River Reel/Flussreigen/Danza del río; Lantern Song/Laternenlied/Canción del farol; Two-Part Invention/Zweistimmige Invention/Invención a dos voces; The Last Tram/Die letzte Bahn/El último tranvía; Snow in April/Schnee im April/Nieve en abril; Encore in D/Zugabe in D/Bis en re
song|songs;Lied|Lieder|Song|Songs;canción|canciones
piece of music|pieces of music|sheet music|score|scores;Musikstück|Musikstücke|Notenblatt|Notenblätter|Stück|Stücke;partitura|partituras|pieza musical|piezas musicales
hymn|hymns;Kirchenlied|Kirchenlieder|Choral|Choräle;himno|himnos
chord|chords;Akkord|Akkorde;acorde|acordes
setlist|setlists;Setlist|Setlists;repertorio|repertorios
# album
* Paper Lanterns, 1978/Papierlaternen, 1978/Farolillos, 1978; Live at the Mill/Live in der Mühle/En vivo en el Molino; Oskar Lind Trio I/Oskar Lind Trio I/Trío Óscar Lindo I; Glass Meadow/Gläserne Wiese/Prado de cristal; Salt Road/Salzstraße/Camino de sal; Late Set/Später Auftritt/Última función; North Tower Signals/Signale vom Nordturm/Señales de la torre; Winter Rooms/Winterzimmer/Cuartos de invierno; Marsh & Daughter/Marsch & Tochter/Marisma e Hija; Tin Roof, reissue/Blechdach, Neuauflage/Tejado de zinc, reedición; Blue Counter/Blauer Tresen/Barra azul; Field Notes/Feldnotizen/Notas de campo
cd|cds;CD|CDs;CD|CD
cassette|cassettes|mixtape|mixtapes;Kassette|Kassetten;casete|casetes
# listen
* The bridge builders/Die Brückenbauerinnen/Las constructoras de puentes; Night train radio/Nachtzugradio/Radio del tren nocturno; Bread, a history/Brot, eine Geschichte/Pan, una historia; Voices of the harbour/Stimmen vom Hafen/Voces del puerto; Salt and cities/Salz und Städte/Sal y ciudades; The quiet engineer/Der leise Ingenieur/La ingeniera callada; Owls at noon/Eulen am Mittag/Búhos a mediodía; Letters read aloud/Briefe, vorgelesen/Cartas en voz alta; Maps that lie/Karten, die lügen/Mapas que mienten; A year of rain/Ein Jahr Regen/Un año de lluvia; How songs end/Wie Lieder enden/Cómo acaban las canciones; The last lighthouse/Der letzte Leuchtturm/El último faro
episode|episodes|podcast episode|podcast episodes;Folge|Folgen|Podcastfolge|Podcastfolgen;episodio|episodios
podcast|podcasts;Podcast|Podcasts;pódcast|pódcast|podcast|podcasts
radio play|radio plays;Hörspiel|Hörspiele;radionovela|radionovelas
# play
* Lighthouse Keepers/Leuchtturmwärter/Fareros; Salt & Rope/Salz & Seil/Sal y Cuerda; Moth Market/Mottenmarkt/Mercado de Polillas; Canal Street/Kanalstraße/Calle del Canal; Seven Bridges/Sieben Brücken/Siete Puentes; Honey War/Honigkrieg/La Guerra de la Miel; Night Train/Nachtzug/Tren Nocturno; Tin Kingdom/Blechkönigreich/Reino de Hojalata; Paper Fleet/Papierflotte/Flota de Papel; Old Orchard/Alter Garten/Huerto Viejo; Fog & Foxes/Nebel & Füchse/Niebla y Zorros; The Fifth Door/Die fünfte Tür/La Quinta Puerta
board game|board games|card game|card games|boardgame|boardgames;Brettspiel|Brettspiele|Kartenspiel|Kartenspiele|Gesellschaftsspiel|Gesellschaftsspiele;juego de mesa|juegos de mesa|juego de cartas|juegos de cartas
video game|video games|computer game|computer games|pc game|pc games;Videospiel|Videospiele|Computerspiel|Computerspiele;videojuego|videojuegos
party game|party games;Partyspiel|Partyspiele;juego de fiesta|juegos de fiesta
escape room|escape rooms;Escape-Room|Escape-Rooms;sala de escape|salas de escape
# animal
* Juno; Bruno; Hazel/Hasel/Avellana; Pepper/Pfeffer/Pimienta; Otto; Nala; Biscuit/Keks/Galleta; Clover/Klee/Trébol; Miso; Willow/Weide/Sauce; Pip/Pip/Pipo; Freya/Freya/Freya
dog|dogs|puppy|puppies;Hund|Hunde|Welpe|Welpen;perro|perros|cachorro|cachorros
cat|cats|kitten|kittens;Katze|Katzen|Kater;gato|gatos
horse|horses|pony|ponies|foal|foals;Pferd|Pferde|Pony|Ponys|Fohlen;caballo|caballos|poni|ponis|yegua|yeguas
rabbit|rabbits|guinea pig|guinea pigs|hamster|hamsters;Kaninchen|Kaninchen|Meerschweinchen|Hamster;conejo|conejos|cobaya|cobayas|hámster|hámsteres
chicken|chickens|hen|hens|duck|ducks|goose|geese;Huhn|Hühner|Henne|Hennen|Ente|Enten|Gans|Gänse;gallina|gallinas|pato|patos
bird|birds|parrot|parrots|canary|canaries;Vogel|Vögel|Papagei|Papageien|Wellensittich|Wellensittiche;pájaro|pájaros|loro|loros|canario|canarios
goat|goats|llama|llamas|alpaca|alpacas|donkey|donkeys;Ziege|Ziegen|Lama|Lamas|Alpaka|Alpakas|Esel;cabra|cabras|llama|llamas|alpaca|alpacas|burro|burros
sheep|sheep|lamb|lambs;Schaf|Schafe|Lamm|Lämmer;oveja|ovejas|cordero|corderos
cow|cows|calf|calves|bull|bulls;Kuh|Kühe|Kalb|Kälber|Rind|Rinder;vaca|vacas|ternero|terneros
pig|pigs|piglet|piglets;Schwein|Schweine|Ferkel;cerdo|cerdos|lechón|lechones
tortoise|tortoises|turtle|turtles|gecko|geckos|snake|snakes|lizard|lizards;Schildkröte|Schildkröten|Gecko|Geckos|Schlange|Schlangen|Echse|Echsen;tortuga|tortugas|serpiente|serpientes|lagarto|lagartos
fish|fish|aquarium|aquariums;Fisch|Fische|Aquarium|Aquarien;pez|peces|acuario|acuarios
foster animal|foster animals;Pflegetier|Pflegetiere;animal de acogida|animales de acogida
# grown
* Old pear/Alter Birnbaum/Peral viejo; Climbing rose/Kletterrose/Rosal trepador; Bed three/Beet drei/Bancal tres; White orchid/Weiße Orchidee/Orquídea blanca; Five-needle pine/Mädchenkiefer/Pino de cinco agujas; Early tomatoes/Frühe Tomaten/Tomates tempranos; Lavender row/Lavendelreihe/Fila de lavanda; Quince by the wall/Quitte an der Mauer/Membrillo de la tapia; Golden barrel/Goldkugelkaktus/Asiento de suegra; Herb pot/Kräutertopf/Maceta de hierbas; Vine, south/Rebe Süd/Vid sur; Red maple/Roter Ahorn/Arce rojo
tree|trees|fruit tree|fruit trees;Baum|Bäume|Obstbaum|Obstbäume;árbol|árboles|frutal|frutales
rose|roses;Rose|Rosen;rosal|rosales|rosa|rosas
orchid|orchids;Orchidee|Orchideen;orquídea|orquídeas
bonsai|bonsais;Bonsai|Bonsais;bonsái|bonsáis
cactus|cacti|cactuses|succulent|succulents;Kaktus|Kakteen|Sukkulente|Sukkulenten;cactus|cactus|suculenta|suculentas
vegetable|vegetables|tomato|tomatoes;Gemüse|Gemüsesorten|Tomate|Tomaten;hortaliza|hortalizas|verdura|verduras|tomate|tomates
herb|herbs;Kraut|Kräuter;hierba|hierbas|planta aromática|plantas aromáticas
flower|flowers|flower bed|flower beds;Blume|Blumen|Blumenbeet|Blumenbeete;flor|flores|parterre|parterres
seedling|seedlings|seed|seeds;Setzling|Setzlinge|Saatgut|Samen;plantón|plantones|semilla|semillas|semillero|semilleros
vine|vines|grapevine|grapevines;Rebe|Reben|Weinrebe|Weinreben;vid|vides|cepa|cepas
mushroom|mushrooms;Pilz|Pilze;seta|setas|hongo|hongos
bed|beds|raised bed|raised beds|allotment bed;Beet|Beete|Hochbeet|Hochbeete;bancal|bancales
sourdough starter|sourdough starters|starter|starters|kombucha;Sauerteigansatz|Sauerteigansätze|Anstellgut;masa madre|masas madre
# hive
* Orchard one/Garten eins/Huerto uno; Orchard two/Garten zwei/Huerto dos; South slope/Südhang/Ladera sur; Blue roof/Blaues Dach/Tejado azul; School hive/Schulvolk/Colmena escolar; Lime avenue/Lindenallee/Paseo de tilos; Swarm of May/Maischwarm/Enjambre de mayo; Old oak/Alte Eiche/Roble viejo; River meadow/Flusswiese/Prado del río; Nucleus A/Ableger A/Núcleo A; Nucleus B/Ableger B/Núcleo B; Heather stand/Heidestand/Asiento del brezo
hive|hives|beehive|beehives|bee colony|bee colonies|colony|colonies;Bienenstock|Bienenstöcke|Bienenvolk|Bienenvölker;colmena|colmenas
swarm|swarms;Schwarm|Schwärme|Bienenschwarm|Bienenschwärme;enjambre|enjambres
# person
* person
neighbour|neighbours|neighbor|neighbors;Nachbar|Nachbarn|Nachbarin|Nachbarinnen;vecino|vecinos|vecina|vecinas
friend|friends;Freund|Freunde|Freundin|Freundinnen;amigo|amigos|amiga|amigas
relative|relatives|family member|family members|ancestor|ancestors;Verwandte|Verwandte|Angehörige|Familienmitglied|Familienmitglieder|Vorfahr|Vorfahren;familiar|familiares|pariente|parientes|antepasado|antepasados
parent|parents;Elternteil|Eltern;padre|padres|progenitor|progenitores
classmate|classmates;Mitschüler|Mitschüler|Klassenkamerad|Klassenkameraden;compañero de clase|compañeros de clase
guest|guests|visitor|visitors;Gast|Gäste|Besucher|Besucher;huésped|huéspedes|visitante|visitantes
resident|residents;Bewohner|Bewohner|Bewohnerin|Bewohnerinnen;residente|residentes
child|children|kid|kids;Kind|Kinder;niño|niños|niña|niñas
participant|participants|attendee|attendees;Teilnehmer|Teilnehmer|Teilnehmerin|Teilnehmerinnen|Teilnehmende;participante|participantes|asistente|asistentes
birthday|birthdays;Geburtstag|Geburtstage;cumpleaños|cumpleaños
singer|singers|musician|musicians;Sänger|Sänger|Sängerin|Sängerinnen|Musiker;cantante|cantantes|músico|músicos
scout|scouts;Pfadfinder|Pfadfinder|Pfadfinderin|Pfadfinderinnen;explorador|exploradores
pen pal|pen pals;Brieffreund|Brieffreunde;amigo por carta|amigos por carta
witness|witnesses;Zeuge|Zeugen;testigo|testigos
godchild|godchildren|grandchild|grandchildren;Patenkind|Patenkinder|Enkel|Enkelkinder;ahijado|ahijados|nieto|nietos
# staff
* person
nurse|nurses|carer|carers|caregiver|caregivers;Pflegekraft|Pflegekräfte|Krankenschwester|Krankenschwestern;enfermera|enfermeras|cuidador|cuidadores
trainee|trainees|apprentice|apprentices|intern|interns;Azubi|Azubis|Auszubildende|Lehrling|Lehrlinge|Praktikant|Praktikanten;aprendiz|aprendices|becario|becarios
coach|coaches|trainer|trainers|instructor|instructors;Trainer|Trainer|Trainerin|Trainerinnen|Übungsleiter;entrenador|entrenadores|monitor|monitores
referee|referees;Schiedsrichter|Schiedsrichter;árbitro|árbitros
firefighter|firefighters;Feuerwehrmann|Feuerwehrleute;bombero|bomberos
board member|board members|committee member|committee members;Vorstandsmitglied|Vorstandsmitglieder;vocal|vocales|miembro de la junta
speaker|speakers|moderator|moderators;Referent|Referenten|Referentin|Referentinnen|Redner;ponente|ponentes|orador|oradores
actor|actors|actress|actresses|model|models|extra|extras;Schauspieler|Schauspieler|Darsteller|Statist|Statisten;actor|actores|actriz|actrices|figurante|figurantes
freelancer|freelancers;Freiberufler|Freiberufler|Freie Mitarbeit;colaborador|colaboradores
dancer|dancers;Tänzer|Tänzer|Tänzerin|Tänzerinnen;bailarín|bailarines|bailarina|bailarinas
# patron
* person
customer|customers|buyer|buyers;Kunde|Kunden|Kundin|Kundinnen|Käufer;cliente habitual|clientes habituales|comprador|compradores
donor|donors|benefactor|benefactors;Spender|Spender|Spenderin|Spenderinnen;donante|donantes
sponsor|sponsors;Sponsor|Sponsoren;patrocinador|patrocinadores
investor|investors;Investor|Investoren;inversor|inversores
subscriber|subscribers;Abonnent|Abonnenten|Abonnentin|Abonnentinnen;suscriptor|suscriptores
partner|partners|supporter|supporters;Förderer|Förderer|Förderin|Kooperationspartner;colaborador externo|colaboradores externos|socio protector|socios protectores
influencer|influencers|journalist|journalists;Journalist|Journalisten|Journalistin|Journalistinnen;periodista|periodistas
# helper
* Rohde Plumbing/Rohde Sanitär/Fontanería Roda; Spark & Son/Funke & Sohn/Chispa e Hijo; Green Thumb/Grüner Daumen/Mano Verde; Clear View Windows/Klarsicht Fenster/Cristales Claros; Key Karl/Schlüssel-Karl/Llaves Carlos; Nora Hale/Nora Heller/Nora Herrero; Roof & Gutter/Dach & Rinne/Tejados Canal; Paint Brothers/Farbbrüder/Hermanos Pintor; Wheel Doctor/Rad-Doktor/Doctor Rueda; Tile by Tile/Fliese für Fliese/Azulejo a Azulejo; Warm House/Warmes Haus/Casa Cálida; Move It/Umzug Flott/Mudanza Ya
plumber|plumbers;Klempner|Klempner;fontanero|fontaneros
electrician|electricians;Elektriker|Elektriker;electricista|electricistas
craftsman|craftsmen|handyman|handymen|tradesperson|tradespeople;Handwerker|Handwerker|Handwerkerin|Handwerkerinnen;artesano|artesanos|operario|operarios
gardener|gardeners;Gärtner|Gärtner|Gärtnerin|Gärtnerinnen;jardinero|jardineros
babysitter|babysitters|nanny|nannies|childminder|childminders;Babysitter|Babysitter|Tagesmutter|Tagesmütter;canguro|canguros|niñera|niñeras
cleaner|cleaners;Reinigungskraft|Reinigungskräfte|Putzhilfe|Putzhilfen;limpiador|limpiadores
tutor|tutors;Nachhilfelehrer|Nachhilfelehrer;profesor particular|profesores particulares
architect|architects|builder|builders|contractor|contractors;Architekt|Architekten|Bauunternehmer;arquitecto|arquitectos|contratista|contratistas
emergency number|emergency numbers|emergency contact|emergency contacts;Notfallnummer|Notfallnummern|Notfallkontakt|Notfallkontakte;teléfono de emergencia|teléfonos de emergencia|contacto de emergencia|contactos de emergencia
# dive
* Blue hole/Blaues Loch/Agujero azul; Harbour wall/Hafenmauer/Muro del puerto; North reef/Nordriff/Arrecife norte; Old wreck/Altes Wrack/Pecio viejo; Quarry lake/Steinbruchsee/Lago de la cantera; Kelp garden/Kelpgarten/Jardín de algas; Seal rocks/Robbenfelsen/Rocas de las focas; Lighthouse bay/Leuchtturmbucht/Bahía del faro; Cave mouth/Höhleneingang/Boca de la cueva; Drift channel/Strömungskanal/Canal de deriva; Night jetty/Nachtsteg/Muelle nocturno; Sand bank/Sandbank/Banco de arena
dive|dives|scuba dive|scuba dives;Tauchgang|Tauchgänge;inmersión|inmersiones
freedive|freedives|snorkel trip|snorkel trips;Schnorcheltour|Schnorcheltouren;apnea|apneas
# evening
* Oskar Lind Trio/Oskar Lind Trio/Trío Óscar Lindo; The Quiet Hours/Die stillen Stunden/Las Horas Quietas; Moth Theatre/Nachtfaltertheater/Teatro de Polillas; Harbour Choir/Hafenchor/Coro del Puerto; Winter's tale/Wintermärchen/Cuento de invierno; Dee Carver live/Dede Karven live/Dolores Carbó en vivo; Open-air Mozart/Mozart im Freien/Mozart al aire libre; Night of the brass/Nacht der Bläser/Noche de metales; Late comedy/Späte Komödie/Comedia tardía; Glass Meadow/Gläserne Wiese/Prado de cristal; Poetry slam/Poetry-Slam/Recital de poesía; Film with orchestra/Film mit Orchester/Cine con orquesta
concert|concerts;Konzert|Konzerte;concierto|conciertos
theatre visit|theatre visits|musical|musicals|opera|operas;Theaterbesuch|Theaterbesuche|Musical|Musicals|Oper|Opern;función de teatro|funciones de teatro|ópera|óperas|musical|musicales
festival|festivals;Festival|Festivals;festival|festivales
exhibition|exhibitions;Ausstellung|Ausstellungen;exposición|exposiciones
stadium visit|stadium visits;Stadionbesuch|Stadionbesuche;visita al estadio|visitas al estadio
cinema visit|cinema visits;Kinobesuch|Kinobesuche;visita al cine|visitas al cine
date night|date nights;Verabredung|Verabredungen;salida en pareja|salidas en pareja
# spotted
* Kingfisher/Eisvogel/Martín pescador; Red kite/Rotmilan/Milano real; Common blue/Hauhechel-Bläuling/Ícaro; Barn owl/Schleiereule/Lechuza; Grey heron/Graureiher/Garza real; Swallowtail/Schwalbenschwanz/Macaón; Badger/Dachs/Tejón; Chanterelle/Pfifferling/Rebozuelo; Pike, 72 cm/Hecht, 72 cm/Lucio, 72 cm; Perseid/Perseide/Perseida; Hedgehog/Igel/Erizo; Peregrine/Wanderfalke/Halcón peregrino
bird sighting|bird sightings;Vogelsichtung|Vogelsichtungen|Vogelbeobachtung|Vogelbeobachtungen;avistamiento de aves|avistamientos de aves
butterfly|butterflies|insect|insects|moth|moths;Schmetterling|Schmetterlinge|Insekt|Insekten|Falter;mariposa|mariposas|insecto|insectos
wildflower|wildflowers;Wildblume|Wildblumen;flor silvestre|flores silvestres
star|stars|comet|comets|constellation|constellations;Stern|Sterne|Komet|Kometen|Sternbild|Sternbilder;estrella|estrellas|cometa celeste|constelación|constelaciones
aircraft|aircraft|plane|planes;Flugzeug|Flugzeuge;avión|aviones
street artwork|street artworks|mural|murals;Wandbild|Wandbilder|Graffito|Graffiti;mural|murales|grafiti|grafitis
# gig
* Wedding in the barn/Hochzeit in der Scheune/Boda en el granero; Jazz night/Jazznacht/Noche de jazz; Open day/Tag der offenen Tür/Jornada abierta; Harbour festival/Hafenfest/Fiesta del puerto; Birthday, sixty/Sechzigster Geburtstag/Sesenta cumpleaños; Christmas market/Weihnachtsmarkt/Mercado de Navidad; Church concert/Kirchenkonzert/Concierto en la iglesia; Company party/Firmenfeier/Fiesta de empresa; Street music day/Tag der Straßenmusik/Día de música en la calle; Old Mill session/Abend in der Alten Mühle/Sesión en el Molino Viejo; Radio studio/Radiostudio/Estudio de radio; School benefit/Benefiz für die Schule/Benéfico del colegio
gig|gigs;Auftritt|Auftritte|Gig|Gigs;bolo|bolos|actuación|actuaciones
performance|performances;Aufführung|Aufführungen;representación|representaciones
photo shoot|photo shoots|shooting|shootings;Fotoshooting|Fotoshootings|Shooting|Shootings;sesión de fotos|sesiones de fotos
tour date|tour dates;Tourtermin|Tourtermine;fecha de gira|fechas de gira
# rehearsal
* New pieces/Neue Stücke/Piezas nuevas; First half, from the top/Erste Hälfte, von vorn/Primera parte, desde el principio; Second half/Zweite Hälfte/Segunda parte; Parts apart, then together/Stimmen einzeln, dann zusammen/Por voces y luego juntos; With the piano/Mit Klavier/Con piano; Slow movements/Langsame Sätze/Movimientos lentos; The difficult bars/Die schwierigen Takte/Los compases difíciles; Encores/Zugaben/Bises; On stage, in order/Auf der Bühne, der Reihe nach/En el escenario, en orden; Run-through/Durchlauf/Pasada completa; Dress rehearsal/Generalprobe/Ensayo general; Warm-up before the concert/Einspielen vor dem Konzert/Calentamiento antes del concierto
rehearsal|rehearsals;Probe|Proben;ensayo|ensayos
# symptom
* Headache/Kopfschmerzen/Dolor de cabeza; Back, lower/Unterer Rücken/Lumbares; Sneezing fit/Niesanfall/Estornudos; Stomach/Magen/Estómago; Dizzy spell/Schwindel/Mareo; Itching/Juckreiz/Picor; Left knee/Linkes Knie/Rodilla izquierda; Poor night/Schlechte Nacht/Mala noche; Heartburn/Sodbrennen/Acidez; Aura/Aura/Aura; Tired eyes/Müde Augen/Ojos cansados; Cough/Husten/Tos
symptom|symptoms;Symptom|Symptome|Beschwerden;síntoma|síntomas
headache|headaches|migraine|migraines;Kopfschmerz|Kopfschmerzen|Migräne|Migräneanfall|Migräneanfälle;migraña|migrañas|dolor de cabeza|dolores de cabeza
allergy|allergies;Allergie|Allergien;alergia|alergias
injury|injuries;Verletzung|Verletzungen;lesión|lesiones
asthma attack|asthma attacks|seizure|seizures;Asthmaanfall|Asthmaanfälle|Anfall|Anfälle;ataque de asma|ataques de asma
pain|pains;Schmerz|Schmerzen;dolor|dolores
# jab
* Tetanus; Flu, autumn/Grippe, Herbst/Gripe, otoño; Measles, second/Masern, zweite/Sarampión, segunda; Tick-borne/FSME/Encefalitis por garrapata; Hepatitis A/Hepatitis A/Hepatitis A; Eye test/Sehtest/Revisión de la vista; Dental check/Zahnkontrolle/Revisión dental; Skin check/Hautkontrolle/Revisión de piel; Rabies/Tollwut/Rabia; Booster/Auffrischung/Refuerzo; Child check U9/U9 beim Kinderarzt/Revisión infantil; Blood test/Blutabnahme/Análisis de sangre
vaccination|vaccinations|vaccine|vaccines|jab|jabs;Impfung|Impfungen;vacuna|vacunas|vacunación|vacunaciones
check-up|check-ups|checkup|checkups|screening|screenings;Vorsorge|Vorsorgeuntersuchungen|Vorsorgeuntersuchung;revisión médica|revisiones médicas|chequeo|chequeos
prescription|prescriptions;Verordnung|Verordnungen;receta médica|recetas médicas
treatment|treatments|therapy session|therapy sessions;Behandlung|Behandlungen|Therapiestunde|Therapiestunden;tratamiento|tratamientos|sesión de terapia|sesiones de terapia
# meal
* Lentil soup/Linsensuppe/Sopa de lentejas; Porridge with pear/Haferbrei mit Birne/Avena con pera; Bread and cheese/Käsebrot/Pan con queso; Tomato salad/Tomatensalat/Ensalada de tomate; Mushroom risotto/Pilzrisotto/Arroz con setas; Apple and nuts/Apfel und Nüsse/Manzana y nueces; Omelette/Omelett/Tortilla; Chickpea stew/Kichererbsen-Eintopf/Potaje de garbanzos; Grilled trout/Gegrillte Forelle/Trucha a la plancha; Yoghurt and berries/Joghurt mit Beeren/Yogur con frutos rojos; Noodles, late/Späte Nudeln/Fideos tardíos; Pizza with friends/Pizza mit Freunden/Pizza con amigos
meal|meals;Mahlzeit|Mahlzeiten;comida del día|comidas del día
snack|snacks;Zwischenmahlzeit|Zwischenmahlzeiten|Snack|Snacks;tentempié|tentempiés
drink|drinks;Getränk|Getränke;bebida|bebidas
bake|bakes;Backwerk|Backwerke|Kuchen|Kuchen;horneado|horneados
school lunch|school lunches|packed lunch|packed lunches;Pausenbrot|Pausenbrote;almuerzo escolar|almuerzos escolares
# appliance
* Washing machine/Waschmaschine/Lavadora; Fridge/Kühlschrank/Frigorífico; Dishwasher/Geschirrspüler/Lavavajillas; Boiler/Heizkessel/Caldera; Oven/Backofen/Horno; Tumble dryer/Trockner/Secadora; Vacuum cleaner/Staubsauger/Aspiradora; Coffee machine/Kaffeemaschine/Cafetera; Lawn mower/Rasenmäher/Cortacésped; Router/Router/Router; Television/Fernseher/Televisor; Smoke detector, hall/Rauchmelder Flur/Detector de humo, pasillo
appliance|appliances|household appliance|household appliances;Haushaltsgerät|Haushaltsgeräte|Elektrogerät|Elektrogeräte;electrodoméstico|electrodomésticos
lamp|lamps|light bulb|light bulbs;Lampe|Lampen|Glühbirne|Glühbirnen;lámpara|lámparas|bombilla|bombillas
heater|heaters|radiator|radiators;Heizung|Heizungen|Heizkörper;radiador|radiadores|calefactor|calefactores
smoke detector|smoke detectors|fire extinguisher|fire extinguishers;Rauchmelder|Rauchmelder|Feuerlöscher;detector de humo|detectores de humo|extintor|extintores
furniture item|furniture items|chair|chairs|sofa|sofas|piece of furniture|pieces of furniture;Möbelstück|Möbelstücke|Möbel|Stuhl|Stühle;mueble|muebles|silla|sillas|sofá|sofás
phone|phones|mobile phone|mobile phones|tablet|tablets;Handy|Handys|Smartphone|Smartphones|Tablet|Tablets;móvil|móviles|tableta|tabletas
computer|computers|server rack|server racks;Computer|Computer|Rechner|PC|PCs;ordenador|ordenadores|computadora|computadoras
solar panel|solar panels;Solarmodul|Solarmodule|Solaranlage|Solaranlagen;panel solar|paneles solares
# found
* Blue umbrella/Blauer Schirm/Paraguas azul; Silver bracelet/Silbernes Armband/Pulsera de plata; Cycle helmet/Fahrradhelm/Casco de bici; Grey scarf/Grauer Schal/Bufanda gris; Lunch box/Brotdose/Fiambrera; Left glove/Linker Handschuh/Guante izquierdo; Water bottle/Trinkflasche/Botella de agua; Key on a red ribbon/Schlüssel am roten Band/Llave con cinta roja; Glasses, green case/Brille im grünen Etui/Gafas con funda verde; Rain jacket/Regenjacke/Chubasquero; Wallet/Geldbörse/Cartera; Toy rabbit/Stoffhase/Conejo de peluche
lost item|lost items|lost and found|lost thing|lost things|found item|found items|lost property;Fundsache|Fundsachen|Fundstück|Fundstücke;objeto perdido|objetos perdidos
# handed
* Front door/Haustür/Puerta principal; Cellar/Keller/Sótano; Hammer drill/Schlagbohrmaschine/Taladro percutor; Emma, first edition/Emma, Erstausgabe/Emma, primera edición; Bicycle pump/Luftpumpe/Bomba de bici; Tent for four/Viererzelt/Tienda para cuatro; Cake tin/Springform/Molde de tarta; Letter box/Briefkasten/Buzón; Camping stove/Campingkocher/Hornillo; Garage/Garage/Garaje; Long ladder/Lange Leiter/Escalera larga; Board game/Brettspiel/Juego de mesa
key|keys;Schlüssel|Schlüssel;llave|llaves
lent item|lent items|borrowed item|borrowed items|lent thing|lent things;Leihgabe|Leihgaben|Verliehenes;objeto prestado|objetos prestados|cosa prestada|cosas prestadas
locker|lockers;Spind|Spinde|Schließfach|Schließfächer;taquilla|taquillas
badge card|badge cards|access card|access cards;Zugangskarte|Zugangskarten;tarjeta de acceso|tarjetas de acceso
uniform|uniforms;Uniform|Uniformen;uniforme|uniformes
deposit|deposits|security deposit|security deposits;Pfand|Pfänder|Kaution|Kautionen;fianza|fianzas|depósito|depósitos
# paper
* Washing machine, receipt/Waschmaschine, Beleg/Lavadora, recibo; Passport, Nora/Reisepass Nora/Pasaporte de Nora; Bicycle insurance/Fahrradversicherung/Seguro de la bici; Car registration/Fahrzeugschein/Permiso de circulación; Chimney report/Kaminkehrerbescheid/Informe de chimenea; Tax assessment/Steuerbescheid/Liquidación de impuestos; Birth certificate/Geburtsurkunde/Partida de nacimiento; First aid course/Erste-Hilfe-Schein/Curso de primeros auxilios; Parking permit/Bewohnerparkausweis/Permiso de aparcamiento; Rental agreement/Mietvertrag/Contrato de alquiler; Fishing licence/Angelschein/Licencia de pesca; Tool warranty/Garantie Werkzeug/Garantía de la herramienta
warranty|warranties|guarantee|guarantees;Garantie|Garantien|Garantieschein|Garantiescheine;garantía|garantías
receipt|receipts;Quittung|Quittungen|Beleg|Belege|Kassenbon|Kassenbons;recibo|recibos|tique|tiques
certificate|certificates|diploma|diplomas;Zertifikat|Zertifikate|Zeugnis|Zeugnisse|Urkunde|Urkunden;certificado|certificados|diploma|diplomas
licence|licences|license|licenses|permit|permits;Genehmigung|Genehmigungen|Erlaubnis|Lizenz|Lizenzen;licencia|licencias|permiso de obra|permisos de obra
passport|passports|id card|id cards;Ausweis|Ausweise|Reisepass|Reisepässe;pasaporte|pasaportes|carné|carnés
gift card|gift cards|voucher|vouchers|coupon|coupons;Geschenkgutschein|Geschenkgutscheine;vale|vales|tarjeta regalo|tarjetas regalo|cupón|cupones
tax document|tax documents|tax return|tax returns;Steuerunterlage|Steuerunterlagen|Steuererklärung|Steuererklärungen;documento fiscal|documentos fiscales|declaración|declaraciones
fine|fines|parking ticket|parking tickets;Strafzettel|Strafzettel|Bußgeld|Bußgelder;multa|multas
membership card|membership cards|loyalty card|loyalty cards;Kundenkarte|Kundenkarten|Mitgliedskarte|Mitgliedskarten;tarjeta de socio|tarjetas de socio|tarjeta de cliente|tarjetas de cliente
# housework
* Vacuum the stairs/Treppe saugen/Aspirar la escalera; Take out the bins/Müll rausbringen/Sacar la basura; Clean the bathroom/Bad putzen/Limpiar el baño; Water the balcony/Balkon gießen/Regar el balcón; Change the beds/Betten beziehen/Cambiar las sábanas; Wipe the kitchen/Küche wischen/Limpiar la cocina; Descale the kettle/Wasserkocher entkalken/Quitar la cal; Sweep the yard/Hof kehren/Barrer el patio; Feed the cat/Katze füttern/Dar de comer al gato; Windows, south/Fenster Süd/Cristales del sur; Paper and glass/Papier und Glas/Papel y vidrio; Defrost the freezer/Gefrierfach abtauen/Descongelar
household task|household tasks|housework;Hausarbeit|Hausarbeiten|Putzaufgabe|Putzaufgaben;tarea doméstica|tareas domésticas
cleaning job|cleaning jobs|cleaning day|cleaning days|cleaning plan;Putzdienst|Putzdienste|Putzplan|Putzpläne|Reinigung|Reinigungen;turno de limpieza|turnos de limpieza|limpieza|limpiezas
routine|routines;Routine|Routinen;rutina|rutinas
rubbish collection|rubbish collections|waste collection|waste collections|bin day|bin days;Müllabfuhr|Müllabfuhrtermine|Mülltermin|Mülltermine;recogida de basura|recogidas de basura
filter change|filter changes;Filterwechsel|Filterwechsel;cambio de filtro|cambios de filtro
# mending
* Dripping tap/Tropfender Hahn/Grifo que gotea; Hall, new paint/Flur streichen/Pintar el pasillo; Loose gutter/Lose Dachrinne/Canalón suelto; Window that sticks/Klemmendes Fenster/Ventana atascada; Tiles in the bath/Fliesen im Bad/Azulejos del baño; Squeaking gate/Quietschendes Tor/Verja que chirría; Light in the cellar/Licht im Keller/Luz del sótano; Insulate the attic/Dachboden dämmen/Aislar el desván; New bell/Neue Klingel/Timbre nuevo; Fence by the road/Zaun zur Straße/Valla de la calle; Floor in the study/Boden im Arbeitszimmer/Suelo del despacho; Damp corner/Feuchte Ecke/Rincón húmedo
repair|repairs|home repair|home repairs;Reparatur|Reparaturen;reparación|reparaciones|arreglo|arreglos
renovation|renovations|home improvement|home improvements;Renovierung|Renovierungen|Sanierung|Sanierungen|Umbau|Umbauten;reforma|reformas|obra|obras
damage|damages;Schaden|Schäden;daño|daños|desperfecto|desperfectos
construction defect|construction defects|snag|snags;Baumangel|Baumängel;defecto de obra|defectos de obra
building site|building sites|construction site|construction sites;Baustelle|Baustellen;obra en curso|obras en curso
service job|service jobs|installation|installations;Montage|Montagen|Installation|Installationen;instalación|instalaciones
# storage
* Winter clothes/Winterkleidung/Ropa de invierno; Kitchen, glasses/Küche, Gläser/Cocina, vasos; Books A–F/Bücher A–F/Libros A–F; Christmas/Weihnachten/Navidad; Tools, small/Werkzeug, klein/Herramientas pequeñas; Photos and letters/Fotos und Briefe/Fotos y cartas; Cables/Kabel/Cables; Camping/Camping/Camping; Toys, outgrown/Spielzeug, zu klein/Juguetes pequeños; Spare linen/Ersatzwäsche/Ropa de cama; Paint tins/Farbdosen/Botes de pintura; Papers 2019–2023/Unterlagen 2019–2023/Papeles 2019–2023
box|boxes|moving box|moving boxes|storage box|storage boxes;Kiste|Kisten|Umzugskarton|Umzugskartons|Karton|Kartons;caja|cajas
shelf|shelves|drawer|drawers|cupboard|cupboards;Regal|Regale|Schublade|Schubladen|Schrank|Schränke;estante|estantes|cajón|cajones|armario|armarios
room|rooms;Raum|Räume;habitación|habitaciones|estancia|estancias
folder|folders|binder|binders;Ordner|Ordner|Mappe|Mappen;carpeta|carpetas|archivador|archivadores
first aid kit|first aid kits;Verbandskasten|Verbandskästen;botiquín|botiquines
container|containers;Behälter|Behälter|Container;contenedor|contenedores
# wish
* Wool socks/Wollsocken/Calcetines de lana; Book on bridges/Buch über Brücken/Libro sobre puentes; Concert tickets/Konzertkarten/Entradas de concierto; Chef's knife/Kochmesser/Cuchillo de cocina; Red kite/Roter Drachen/Cometa roja; Pottery course/Töpferkurs/Curso de cerámica; Bird feeder/Futterhaus/Comedero de pájaros; Picnic blanket/Picknickdecke/Manta de pícnic; Good pen/Guter Füller/Buena pluma; Puzzle, 1000 pieces/Puzzle, 1000 Teile/Puzle de 1000 piezas; Head torch/Stirnlampe/Frontal; Teapot/Teekanne/Tetera
wish|wishes;Wunsch|Wünsche;deseo|deseos
gift|gifts|present|presents|gift idea|gift ideas|present idea|present ideas;Geschenk|Geschenke|Geschenkidee|Geschenkideen;regalo|regalos|idea de regalo|ideas de regalo
wishlist item|wishlist items;Wunschartikel|Wunschartikel;artículo deseado|artículos deseados
bucket list item|bucket list items|life goal|life goals;Lebenswunsch|Lebenswünsche;sueño por cumplir|sueños por cumplir
christmas present|christmas presents|birthday present|birthday presents;Weihnachtsgeschenk|Weihnachtsgeschenke|Geburtstagsgeschenk|Geburtstagsgeschenke;regalo de navidad|regalos de navidad
# larder
* Blackberry jam/Brombeermarmelade/Mermelada de mora; Red lentils/Rote Linsen/Lentejas rojas; Tomato sauce/Tomatensoße/Salsa de tomate; Frozen peas/Gefrorene Erbsen/Guisantes congelados; Rye flour/Roggenmehl/Harina de centeno; Pickled beets/Rote Bete, eingelegt/Remolacha encurtida; Olive oil/Olivenöl/Aceite de oliva; Chicken stock/Hühnerbrühe/Caldo de pollo; Rice/Reis/Arroz; Smoked paprika/Geräucherte Paprika/Pimentón ahumado; Oat flakes/Haferflocken/Copos de avena; Plum compote/Zwetschgenkompott/Compota de ciruela
provision|provisions|pantry item|pantry items|supply|supplies;Vorrat|Vorräte;provisión|provisiones|víveres
preserve|preserves|jam|jams|jar|jars;Eingemachtes|Marmelade|Marmeladen|Einmachglas|Einmachgläser;conserva|conservas|mermelada|mermeladas
spice|spices;Gewürz|Gewürze;especia|especias
frozen meal|frozen meals|freezer item|freezer items;Tiefkühlgericht|Tiefkühlgerichte|Gefriergut;congelado|congelados
ingredient|ingredients;Zutat|Zutaten;ingrediente|ingredientes
cosmetic|cosmetics|skin care product|skin care products;Kosmetikprodukt|Kosmetikprodukte;cosmético|cosméticos
chemical|chemicals;Chemikalie|Chemikalien;producto químico|productos químicos
# link
* How bread rises/Wie Brot aufgeht/Cómo sube el pan; Map of night trains/Karte der Nachtzüge/Mapa de trenes nocturnos; Fonts worth paying for/Schriften, die ihr Geld wert sind/Tipografías que valen la pena; Repairing a zip/Reißverschluss reparieren/Arreglar una cremallera; Ten stretches/Zehn Dehnübungen/Diez estiramientos; Archive of old maps/Archiv alter Karten/Archivo de mapas antiguos; Colour and contrast/Farbe und Kontrast/Color y contraste; Beekeeping in May/Imkern im Mai/Apicultura en mayo; Letter templates/Briefvorlagen/Plantillas de cartas; Sourdough in detail/Sauerteig im Detail/Masa madre en detalle; Podcast on rivers/Podcast über Flüsse/Pódcast sobre ríos; Simple bookkeeping/Einfache Buchführung/Contabilidad sencilla
bookmark|bookmarks|link|links|web link|web links;Lesezeichen|Lesezeichen|Link|Links;marcador|marcadores|enlace|enlaces
resource|resources;Fundgrube|Fundgruben|Quelle|Quellen;recurso|recursos
tutorial|tutorials;Anleitung|Anleitungen|Tutorial|Tutorials;tutorial|tutoriales
font|fonts|typeface|typefaces;Schriftart|Schriftarten;tipografía|tipografías
prompt|prompts;Prompt|Prompts;prompt|prompts
channel|channels;Kanal|Kanäle;canal|canales
# job
* Front gate hinge/Scharnier am Tor/Bisagra del portón; Birthday cake, two tiers/Geburtstagstorte, zwei Etagen/Tarta de dos pisos; Trousers, shorter/Hose kürzen/Acortar pantalón; Replacement key/Ersatzschlüssel/Copia de llave; Spring flowers, 20 tables/Frühlingsblumen, 20 Tische/Flores para 20 mesas; Repaint a chest/Truhe streichen/Pintar un arcón; Invitation cards/Einladungskarten/Tarjetas de invitación; Second fitting/Zweite Anprobe/Segunda prueba; Delivery to Mill Lane/Lieferung Mühlgasse/Entrega en calle Molino; Yearly check/Jährliche Prüfung/Revisión anual; Portrait in oil/Porträt in Öl/Retrato al óleo; Bicycle, new chain/Fahrrad, neue Kette/Bici, cadena nueva
commission|commissions;Auftragsarbeit|Auftragsarbeiten;encargo|encargos
cake order|cake orders;Tortenbestellung|Tortenbestellungen;encargo de tarta|encargos de tartas
errand|errands;Besorgung|Besorgungen|Erledigung|Erledigungen;recado|recados
alteration|alterations;Änderungsauftrag|Änderungsaufträge;arreglo de ropa|arreglos de ropa
return|returns|complaint|complaints;Retoure|Retouren;devolución|devoluciones
catering order|catering orders;Catering-Auftrag|Catering-Aufträge;encargo de catering|encargos de catering
print job|print jobs;Druckauftrag|Druckaufträge;trabajo de impresión|trabajos de impresión
translation|translations;Übersetzung|Übersetzungen;traducción|traducciones
portrait|portraits;Porträt|Porträts;retrato|retratos
removal|removals|house move|house moves;Umzug|Umzüge;mudanza|mudanzas
pickup|pickups|pick-up|pick-ups|collection round;Abholung|Abholungen;recogida|recogidas
request|requests;Anfrage|Anfragen;petición|peticiones
# web
* harbourhouse.example/hafenhaus.example/casadelpuerto.example; shop.larkspur.example/laden.lerche.example/tienda.alondra.example; Mail server/Mailserver/Servidor de correo; Choir website/Website des Chors/Web del coro; Backup storage/Sicherungsspeicher/Copia de seguridad; Booking tool/Buchungsprogramm/Programa de reservas; Accounting software/Buchhaltungssoftware/Programa de contabilidad; Photo archive/Fotoarchiv/Archivo de fotos; Newsletter service/Newsletter-Dienst/Servicio de boletín; Video calls/Videogespräche/Videollamadas; Old blog/Altes Blog/Blog antiguo; Status page/Statusseite/Página de estado
website|websites|web page;Website|Websites|Webseite|Webseiten;sitio web|sitios web|página web|páginas web
domain|domains|domain name|domain names;Domain|Domains;dominio|dominios
server|servers;Server|Server;servidor|servidores
software licence|software licences|software license|software licenses;Softwarelizenz|Softwarelizenzen;licencia de software|licencias de software
online account|online accounts;Online-Konto|Online-Konten;cuenta en línea|cuentas en línea
release|releases|deployment|deployments;Release|Releases;versión publicada|versiones publicadas
# content
* Ten years of bread/Zehn Jahre Brot/Diez años de pan; Behind the counter/Hinter dem Tresen/Detrás del mostrador; How we choose wood/Wie wir Holz wählen/Cómo elegimos la madera; Spring opening/Öffnung im Frühling/Apertura de primavera; A day in the workshop/Ein Tag in der Werkstatt/Un día en el taller; Questions you asked/Ihre Fragen/Vuestras preguntas; Meet Ines/Das ist Ines/Conoce a Inés; Five mistakes/Fünf Fehler/Cinco errores; Recipe of the month/Rezept des Monats/Receta del mes; Before and after/Vorher und nachher/Antes y después; New on the shelf/Neu im Regal/Novedades; Looking back/Rückblick/Mirando atrás
blog post|blog posts;Blogbeitrag|Blogbeiträge;entrada de blog|entradas de blog
post|posts|social post|social posts|reel|reels;Beitrag|Beiträge|Post|Posts;publicación|publicaciones
video idea|video ideas|content idea|content ideas;Videoidee|Videoideen|Inhaltsidee|Inhaltsideen;idea de vídeo|ideas de vídeo|idea de contenido|ideas de contenido
press release|press releases;Pressemitteilung|Pressemitteilungen;nota de prensa|notas de prensa
advert|adverts|ad|ads;Anzeige|Anzeigen;anuncio publicitario|anuncios publicitarios
manuscript|manuscripts|chapter|chapters;Manuskript|Manuskripte|Kapitel|Kapitel;manuscrito|manuscritos|capítulo|capítulos
flyer|flyers|brochure|brochures;Flyer|Flyer|Broschüre|Broschüren;folleto|folletos|octavilla|octavillas
newsletter issue|newsletter issues;Newsletter-Ausgabe|Newsletter-Ausgaben;número del boletín|números del boletín
speech|speeches|sermon|sermons;Rede|Reden|Predigt|Predigten;discurso|discursos|sermón|sermones
# funding
* Youth orchestra/Jugendorchester/Orquesta juvenil; Solar roof/Solardach/Tejado solar; Library van/Büchermobil/Bibliobús; School garden/Schulgarten/Huerto escolar; Night shelter/Nachtquartier/Albergue nocturno; Archive scans/Archiv digital/Archivo digital; Repair café/Reparaturcafé/Café de reparación; Sports ground lights/Licht am Sportplatz/Luces del campo; Travel for research/Forschungsreise/Viaje de investigación; New instruments/Neue Instrumente/Instrumentos nuevos; Ramp at the door/Rampe am Eingang/Rampa de entrada; Summer camp/Sommerlager/Campamento de verano
grant|grants;Förderung|Förderungen|Förderantrag|Förderanträge|Zuschuss|Zuschüsse;subvención|subvenciones|ayuda pública|ayudas públicas
scholarship|scholarships;Stipendium|Stipendien;beca|becas
tender|tenders;Ausschreibung|Ausschreibungen;licitación|licitaciones
competition|competitions|contest|contests;Wettbewerb|Wettbewerbe;concurso|concursos
foundation|foundations;Stiftung|Stiftungen;fundación|fundaciones
# tuition
* person
driving lesson|driving lessons;Fahrstunde|Fahrstunden;clase de conducir|clases de conducir
piano lesson|piano lessons|music lesson|music lessons|guitar lesson|guitar lessons;Klavierstunde|Klavierstunden|Musikstunde|Musikstunden|Gitarrenstunde|Gitarrenstunden;clase de piano|clases de piano|clase de música|clases de música
private lesson|private lessons|tutoring session|tutoring sessions;Nachhilfestunde|Nachhilfestunden|Einzelstunde|Einzelstunden;clase particular|clases particulares
coaching session|coaching sessions|counselling session|counselling sessions;Coaching|Coachings|Beratung|Beratungen;sesión de coaching|sesiones de coaching|asesoramiento|asesoramientos
riding lesson|riding lessons|swimming lesson|swimming lessons|tennis lesson|tennis lessons;Reitstunde|Reitstunden|Schwimmstunde|Schwimmstunden;clase de equitación|clases de equitación|clase de natación|clases de natación
# debt
* person
debt|debts|iou|ious;Schuld|Schulden;deuda|deudas
loan of money|loans of money|credit|credits;Darlehen|Darlehen|Kredit|Kredite;crédito|créditos
tip|tips;Trinkgeld|Trinkgelder;propina|propinas
bet|bets;Wette|Wetten;apuesta|apuestas
# mileage
* Visit to Larkspur Hotel/Besuch Hotel Lerchenhof/Visita al Hotel Alondra; Trade fair/Messe/Feria; Material for Mill Lane/Material Mühlgasse/Material calle Molino; Training day/Schulungstag/Día de formación; Delivery, three stops/Lieferung, drei Halte/Reparto, tres paradas; Site visit/Ortstermin/Visita de obra; Bank and post/Bank und Post/Banco y correos; Client in Hillford/Kundin in Leipzig/Cliente en Zaragoza; Airport/Flughafen/Aeropuerto; Tyre change/Reifenwechsel/Cambio de neumáticos; Supplier/Lieferant/Proveedor; Interview/Gespräch/Entrevista
business trip|business trips;Dienstreise|Dienstreisen|Geschäftsreise|Geschäftsreisen|Dienstfahrt|Dienstfahrten;viaje de trabajo|viajes de trabajo|desplazamiento|desplazamientos
commute|commutes;Arbeitsweg|Arbeitswege;trayecto al trabajo|trayectos al trabajo
car journey|car journeys|mileage entry|mileage entries;Autofahrt|Autofahrten;viaje en coche|viajes en coche
# eating
* Ember Kitchen/Küche Glut/Cocina Brasa; Second Cup/Zweite Tasse/Segunda Taza; The Third Stool/Der dritte Hocker/El Tercer Taburete; Salt & Linden/Salz & Linde/Sal y Tilo; Noodle Window/Nudelfenster/La Ventana de Fideos; Harbour Grill/Hafengrill/Asador del Puerto; Green Table/Grüner Tisch/Mesa Verde; Old Mill Inn/Gasthof Alte Mühle/Mesón del Molino; Cold Spoon/Kalter Löffel/Cuchara Fría; Late Counter/Später Tresen/La Barra Tardía; Pita Corner/Pita-Ecke/Rincón Pita; Garden of Bread/Garten der Brote/Jardín del Pan
restaurant|restaurants;Restaurant|Restaurants|Lokal|Lokale;restaurante|restaurantes
café|cafés|cafe|cafes|coffee shop|coffee shops;Café|Cafés;cafetería|cafeterías
bar|bars|pub|pubs;Bar|Bars|Kneipe|Kneipen;bar|bares|taberna|tabernas
ice cream shop|ice cream shops|bakery|bakeries;Eisdiele|Eisdielen|Bäckerei|Bäckereien;heladería|heladerías|panadería|panaderías
food truck|food trucks|takeaway|takeaways;Imbiss|Imbisse|Foodtruck|Foodtrucks;puesto de comida|puestos de comida
# sight
* Clock museum/Uhrenmuseum/Museo del reloj; Castle hill/Burgberg/Cerro del castillo; Glass house/Glashaus/Invernadero de cristal; Old harbour crane/Alter Hafenkran/Grúa vieja del puerto; Salt mine/Salzbergwerk/Mina de sal; Lighthouse steps/Leuchtturmtreppe/Escalera del faro; Paper mill/Papiermühle/Molino de papel; Roman bridge/Römerbrücke/Puente romano; Night observatory/Sternwarte/Observatorio; Botanic garden/Botanischer Garten/Jardín botánico; White beach/Weißer Strand/Playa blanca; Tower walk/Turmweg/Paseo de las torres
museum|museums|gallery|galleries;Museum|Museen|Galerie|Galerien;museo|museos|galería|galerías
castle|castles|palace|palaces;Burg|Burgen|Schloss|Schlösser;castillo|castillos|palacio|palacios
viewpoint|viewpoints;Aussichtspunkt|Aussichtspunkte;mirador|miradores
beach|beaches;Strand|Strände;playa|playas
sight|sights|landmark|landmarks|attraction|attractions;Sehenswürdigkeit|Sehenswürdigkeiten;monumento|monumentos|lugar de interés|lugares de interés
playground|playgrounds;Spielplatz|Spielplätze;parque infantil|parques infantiles
lake|lakes|swimming spot|swimming spots;See|Seen|Badestelle|Badestellen;lago|lagos|zona de baño|zonas de baño
country|countries;Land|Länder;país|países
city|cities;Stadt|Städte;ciudad|ciudades
church|churches;Kirche|Kirchen;iglesia|iglesias
lighthouse|lighthouses;Leuchtturm|Leuchttürme;faro|faros
bridge|bridges|tower|towers;Brücke|Brücken|Turm|Türme;puente|puentes|torre|torres
ruin|ruins|monument|monuments;Ruine|Ruinen|Denkmal|Denkmäler;ruina|ruinas
bookshop|bookshops|shop|shops|market|markets;Buchhandlung|Buchhandlungen|Laden|Läden|Markt|Märkte;librería|librerías|tienda|tiendas
place|places|destination|destinations|spot|spots;Ausflugsziel|Ausflugsziele|Reiseziel|Reiseziele;lugar|lugares|destino|destinos
swimming pool|swimming pools|sauna|saunas;Schwimmbad|Schwimmbäder|Sauna|Saunen;piscina|piscinas|sauna|saunas
# stay
* Quarry lake pitches/Plätze am Steinbruchsee/Parcelas del lago; Hut above the fog/Hütte über dem Nebel/Refugio sobre la niebla; Old school hostel/Herberge Alte Schule/Albergue Escuela Vieja; Room at the mill/Zimmer in der Mühle/Cuarto del molino; Harbour House/Hafenhaus/Casa del Puerto; Farm with goats/Hof mit Ziegen/Granja de cabras; Pine meadow/Kiefernwiese/Prado de pinos; Station hotel/Bahnhofshotel/Hotel de la Estación; Tree cabin/Baumhaus/Cabaña del árbol; Lighthouse flat/Wohnung am Leuchtturm/Piso del faro; Dune camp/Dünencamp/Camping de las dunas; Pilgrim rooms/Pilgerzimmer/Casa de peregrinos
campsite|campsites|pitch|pitches;Campingplatz|Campingplätze|Stellplatz für Wohnmobile;camping|campings
hotel|hotels|hostel|hostels|guesthouse|guesthouses;Hotel|Hotels|Herberge|Herbergen|Pension|Pensionen;hotel|hoteles|albergue|albergues|pensión|pensiones
holiday home|holiday homes|cabin|cabins|hut|huts;Ferienhaus|Ferienhäuser|Hütte|Hütten;casa rural|casas rurales|cabaña|cabañas|refugio|refugios
camper van|camper vans|caravan|caravans;Wohnmobil|Wohnmobile|Wohnwagen;autocaravana|autocaravanas|caravana|caravanas
# trail
* River path/Uferweg/Senda del río; Castle loop/Burgrunde/Vuelta al castillo; Ridge in one day/Grat an einem Tag/La cresta en un día; Old railway line/Alte Bahnstrecke/Vía verde; Seven bridges/Sieben Brücken/Siete puentes; North face, easy/Nordwand, leicht/Cara norte, fácil; Waterfall steps/Wasserfallsteig/Escalones de la cascada; Moor boardwalk/Bohlenweg im Moor/Pasarela del páramo; Quarry slabs/Platten im Steinbruch/Placas de la cantera; Vineyard round/Runde im Weinberg/Ronda entre viñas; Summit cross/Gipfelkreuz/Cruz de la cumbre; Coast, part two/Küste, Teil zwei/Costa, segunda parte
trail|trails|hiking trail|hiking trails;Wanderweg|Wanderwege;sendero|senderos
route|routes|cycle route|cycle routes;Route|Routen|Radweg|Radwege|Strecke|Strecken;ruta|rutas|ruta en bici|rutas en bici
peak|peaks|mountain|mountains|summit|summits;Gipfel|Gipfel|Berg|Berge;cima|cimas|montaña|montañas|pico|picos
climbing route|climbing routes|boulder|boulders;Kletterroute|Kletterrouten|Boulder|Boulder;vía de escalada|vías de escalada|bloque|bloques
cave|caves|waterfall|waterfalls;Höhle|Höhlen|Wasserfall|Wasserfälle;cueva|cuevas|cascada|cascadas
# venue
* Harbour Hall/Hafensaal/Sala del Puerto; Old Mill Barn/Alte Mühle/El Molino Viejo; Glass Room/Glaszimmer/Sala de Cristal; School gym/Turnhalle der Schule/Gimnasio del colegio; Lakeside Pavilion/Pavillon am See/Pabellón del Lago; Roof Terrace/Dachterrasse/Azotea; Station Studio/Studio am Bahnhof/Estudio Estación; Parish House/Gemeindehaus/Casa parroquial; Print Works/Alte Druckerei/La Imprenta; Orchard Tent/Zelt im Obstgarten/Carpa del Huerto; Library Hall/Saal der Bücherei/Sala de la biblioteca; Blue Cellar/Blauer Keller/Sótano Azul
venue|venues|location|locations;Veranstaltungsort|Veranstaltungsorte|Location|Locations;espacio|espacios|recinto|recintos
studio|studios|workspace|workspaces;Atelier|Ateliers|Studio|Studios;taller propio|estudio de trabajo
hall|halls|meeting room|meeting rooms|conference room|conference rooms;Saal|Säle|Besprechungsraum|Besprechungsräume|Halle|Hallen;salón de actos|salones de actos|sala de reuniones|salas de reuniones
office|offices|branch office|branch offices;Büro|Büros|Filiale|Filialen;oficina|oficinas|sucursal|sucursales
court|courts|pitch to play;Sportplatz|Sportplätze|Tennisplatz|Tennisplätze;pista deportiva|pistas deportivas|cancha|canchas
warehouse|warehouses;Lagerhalle|Lagerhallen;nave|naves
# plot
* A 1; A 2; A 3; A 4; B 1; B 2; B 3; B 4; C 1; C 2; C 3; C 4
allotment|allotments|plot|plots|garden plot|garden plots;Parzelle|Parzellen|Kleingarten|Kleingärten|Schrebergarten|Schrebergärten;parcela|parcelas|huerto urbano|huertos urbanos
mooring|moorings|berth|berths;Liegeplatz|Liegeplätze|Bootsplatz|Bootsplätze;amarre|amarres
grave|graves;Grab|Gräber|Grabstelle|Grabstellen;tumba|tumbas|sepultura|sepulturas
stable|stables|stall box|horse box|horse boxes;Pferdebox|Pferdeboxen|Stallplatz|Stallplätze;cuadra|cuadras|box de caballo
field|fields|meadow|meadows;Acker|Äcker|Feld|Felder|Wiese|Wiesen;campo de cultivo|campos de cultivo|prado|prados
storage unit|storage units|garage|garages;Lagerraum|Lagerräume|Garage|Garagen;trastero|trasteros|garaje|garajes
# saying
* Slow is smooth, and smooth is fast/Langsam ist sicher, und sicher ist schnell/Vísteme despacio, que tengo prisa; The best path is the one you take twice/Der beste Weg ist der zweimal gegangene/El mejor camino es el que se repite; Ask the person who sweeps/Frag, wer fegt/Pregunta a quien barre; Rain is also weather/Regen ist auch Wetter/La lluvia también es tiempo; Nobody misses the second page/Die zweite Seite vermisst niemand/Nadie echa de menos la segunda página; A tool lent is a friend tested/Geliehenes Werkzeug prüft Freunde/Prestar prueba amigos; Half a plan walks/Ein halber Plan läuft/Medio plan camina; Bread first, then talk/Erst Brot, dann Worte/Primero pan, luego palabras; Count twice, cut once/Zweimal messen, einmal schneiden/Medir dos veces, cortar una; Every map lies a little/Jede Karte lügt ein wenig/Todo mapa miente un poco; Leave before the last song/Geh vor dem letzten Lied/Vete antes de la última canción; It was cold, so we laughed/Es war kalt, also lachten wir/Hacía frío, así que reímos
quote|quotes|quotation|quotations;Zitat|Zitate|Spruch|Sprüche;cita célebre|citas célebres|frase|frases
joke|jokes;Witz|Witze;chiste|chistes
proverb|proverbs|idiom|idioms;Sprichwort|Sprichwörter|Redewendung|Redewendungen;refrán|refranes|dicho|dichos
lyric|lyrics;Liedtext|Liedtexte;letra de canción|letras de canciones
bible verse|bible verses|psalm|psalms;Bibelvers|Bibelverse|Psalm|Psalmen;versículo|versículos|salmo|salmos
riddle|riddles;Rätsel|Rätsel;adivinanza|adivinanzas|acertijo|acertijos
# plan
* Quiet hour in the office/Stille Stunde im Büro/Hora de silencio en la oficina; Shared tool shelf/Gemeinsames Werkzeugregal/Estante común de herramientas; Shorter meetings/Kürzere Besprechungen/Reuniones más cortas; Bicycle racks/Fahrradständer/Aparcabicis; One form instead of three/Ein Formular statt drei/Un formulario en vez de tres; Open on Saturdays/Samstags öffnen/Abrir los sábados; Film evening/Filmabend/Noche de cine; Rain barrel/Regentonne/Bidón de lluvia; New logo/Neues Logo/Logo nuevo; Mentor for newcomers/Patin für Neue/Madrina para nuevos; Printer without paper/Drucker ohne Papier/Impresora sin papel; Monthly letter/Monatsbrief/Carta mensual
idea|ideas;Idee|Ideen;idea|ideas
improvement|improvements|suggestion|suggestions;Verbesserung|Verbesserungen|Anregung|Anregungen;mejora|mejoras|sugerencia|sugerencias
decision|decisions;Entscheidung|Entscheidungen|Beschluss|Beschlüsse;decisión|decisiones|acuerdo de junta|acuerdos de junta
feature|features;Funktion|Funktionen;funcionalidad|funcionalidades
requirement|requirements|user story|user stories;Anforderung|Anforderungen;requisito|requisitos
problem|problems;Problem|Probleme;problema|problemas
experiment idea|research question|research questions|hypothesis|hypotheses;Forschungsfrage|Forschungsfragen|Hypothese|Hypothesen;pregunta de investigación|preguntas de investigación|hipótesis
agenda item|agenda items|motion|motions;Tagesordnungspunkt|Tagesordnungspunkte|Antrag|Anträge;punto del orden del día|puntos del orden del día|moción|mociones
# moment
* First snow/Erster Schnee/Primera nieve; Breakfast on the jetty/Frühstück auf dem Steg/Desayuno en el muelle; Grandmother's eightieth/Omas Achtzigster/Los ochenta de la abuela; The bicycle works/Das Fahrrad fährt/La bici funciona; Letter from Lisbon/Brief aus Lissabon/Carta de Lisboa; Tooth fell out/Zahn ausgefallen/Se cayó un diente; Night without clouds/Nacht ohne Wolken/Noche sin nubes; New neighbour/Neue Nachbarin/Vecina nueva; Choir in the rain/Chor im Regen/Coro bajo la lluvia; Last day of school/Letzter Schultag/Último día de clase; Found the ring/Ring gefunden/Apareció el anillo; Slept in a tent/Im Zelt geschlafen/Dormir en tienda
memory|memories;Erinnerung|Erinnerungen;recuerdo|recuerdos
photo|photos|picture|pictures|photograph|photographs;Foto|Fotos|Bild|Bilder;foto|fotos|fotografía|fotografías|imagen|imágenes
family event|family events|anniversary|anniversaries;Familienfest|Familienfeste|Jahrestag|Jahrestage|Jubiläum|Jubiläen;fiesta familiar|fiestas familiares|aniversario|aniversarios
baby milestone|baby milestones|first time|first times;Babymoment|Babymomente|Erstes Mal;primera vez|primeras veces
drawing|drawings|sketch|sketches;Zeichnung|Zeichnungen|Skizze|Skizzen;dibujo|dibujos|boceto|bocetos
adventure|adventures;Abenteuer|Abenteuer;aventura|aventuras
# trial
* Weekly check/Wöchentliche Prüfung/Revisión semanal; Before the season/Vor der Saison/Antes de la temporada; Second look/Zweiter Blick/Segunda mirada; Yearly check/Jährliche Prüfung/Revisión anual; Follow-up/Nachkontrolle/Seguimiento; First round/Erster Durchgang/Primera ronda; Spot check/Stichprobe/Muestreo; Repeat, morning/Wiederholung, morgens/Repetición, mañana; Repeat, evening/Wiederholung, abends/Repetición, tarde; At handover/Bei der Übergabe/En la entrega; After the repair/Nach der Reparatur/Tras la reparación; Last of the month/Letzte im Monat/Última del mes
experiment|experiments|test|tests|test case|test cases;Experiment|Experimente|Versuch|Versuche|Testfall|Testfälle;experimento|experimentos|ensayo de laboratorio|caso de prueba|casos de prueba
sample|samples|specimen|specimens;Laborprobe|Laborproben|Wasserprobe|Wasserproben;muestra|muestras
measurement|measurements|reading of a value;Messung|Messungen|Messwert|Messwerte;medición|mediciones|medida|medidas
inspection|inspections|safety check|safety checks;Kontrolle|Kontrollen|Inspektion|Inspektionen|Sicherheitsprüfung|Sicherheitsprüfungen;inspección|inspecciones|control de seguridad|controles de seguridad
audit|audits;Audit|Audits;auditoría|auditorías
# mix
* Quince Sour/Quitten-Sour/Sour de membrillo; Barrel Negroni/Negroni vom Fass/Negroni de barrica; Elderflower Fizz/Holunder-Fizz/Fizz de saúco; Smoked Old Friend/Alter Freund, geräuchert/Viejo amigo ahumado; Garden Gimlet/Garten-Gimlet/Gimlet de huerto; Midnight Mule/Mitternachts-Mule/Mula de medianoche; Pear Collins/Birnen-Collins/Collins de pera; Salted Paloma/Paloma mit Salz/Paloma salada; Zero Spritz/Spritz ohne Alkohol/Spritz sin alcohol; Harbour Punch/Hafenpunsch/Ponche del puerto; Rosemary Highball/Rosmarin-Highball/Highball de romero; Winter Toddy/Winter-Grog/Ponche de invierno
cocktail|cocktails;Cocktail|Cocktails;cóctel|cócteles
smoothie|smoothies;Smoothie|Smoothies;batido|batidos
sauce recipe|dressing|dressings;Dressing|Dressings;aliño|aliños
craft recipe|soap recipe|soap recipes;Seifenrezept|Seifenrezepte;receta de jabón|recetas de jabón
# stall
* Autumn market/Herbstmarkt/Mercado de otoño; Craft fair/Kunsthandwerkermarkt/Feria de artesanía; School bazaar/Schulbasar/Bazar escolar; Night flea market/Nachtflohmarkt/Rastro nocturno; Harbour Sunday/Hafensonntag/Domingo del puerto; Christmas huts/Weihnachtsbuden/Casetas de Navidad; Street party/Straßenfest/Fiesta de la calle; Book fair/Buchmesse/Feria del libro; Seed swap/Saatguttausch/Trueque de semillas; Village fair/Dorffest/Fiesta del pueblo; Pop-up, week 20/Pop-up, Woche 20/Tienda efímera, semana 20; Farm open day/Hoffest/Día de la granja
market stall|market stalls|stall|stalls|booth|booths;Marktstand|Marktstände|Stand|Stände|Messestand|Messestände;puesto|puestos|caseta|casetas
fair|fairs|trade fair|trade fairs;Messe|Messen|Markttag|Markttage;feria|ferias
flea market|flea markets|yard sale|yard sales;Flohmarkt|Flohmärkte;rastro|rastros|mercadillo|mercadillos
`;
