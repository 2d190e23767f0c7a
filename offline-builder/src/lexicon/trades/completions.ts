import { trades } from "./trade.ts";

/** Languages that subjects with a file of their own in ../domains are not written in there. */
export const completions = trades(`
# bakery | kitchen | loaf croissant cake @ table | early | range
$ 5.8 4.6 1.3 2.4 3.2 24
DE eine Bäckerei | Backhaus Morgenrot; Bäckerei Krume | Brot mit langer Ruhe, Brötchen ab sechs.
> Um vier geknetet, um sechs noch warm | Sauerteig, drei Mehle und niemand, der es eilig hat.
~ Unser Teig ruht eine Nacht. Man schmeckt es noch am dritten Tag.
[Brot] Roggensauerteig: Ein Kilo, dunkle Kruste; Dinkelbrot mit Saaten: Kürbis, Leinsamen, Sonnenblume; Handsemmel: Resch, ab sechs
[Süßes] Buttercroissant: Drei Tage geführt; Zwetschgendatschi: Solange es Zwetschgen gibt; Geburtstagstorte: Für zwölf, drei Tage vorher bestellen
@ Bäckermeister: Hört, wann die Kruste fertig ist; Backstube: Formt vierhundert Semmeln am Morgen
? Kann ich vorbestellen? Bis achtzehn Uhr für den nächsten Tag.
ES una panadería | Horno del Alba; Panadería La Miga | Pan de fermentación larga, bollos desde las seis.
> Amasado a las cuatro, tibio a las seis | Masa madre, tres harinas y nadie con prisa.
~ La masa reposa toda la noche, y al tercer día aún se nota.
[Pan] Hogaza de masa madre: Un kilo, corteza oscura; Pan de espelta: Con semillas; Barra rústica: Desde las seis
[Dulce] Cruasán de mantequilla: Tres días de trabajo; Ensaimada: Los domingos; Tarta de cumpleaños: Para doce, por encargo
@ Panadero: Oye cuándo está la corteza; Obrador: Forma cuatrocientos panecillos
? ¿Puedo encargar? Hasta las seis de la tarde.

# candles | bloom | jar tapers candle @ shelf | shop | range
$ 26 28 26 14 17 39
DE eine Kerzenwerkstatt | Docht & Feige; Langes Licht | Von Hand gegossen, vierzig Stunden lang.
> Licht, das nach etwas riecht | Raps- und Bienenwachs, Dochte aus Baumwolle und sechs Düfte.
~ Jede Kerze brennt zuerst bei uns zu Hause.
[Im Glas] Feige und Zeder: Grün und trocken; Rauchtee: Lapsang und Orange; Nasser Stein: Regen auf warmem Pflaster
[Ohne Glas] Stabkerzen, Paar: Aus Wabenwachs gerollt; Gedrehte Kerze: Keine wie die andere; Tafelset mit sechs: Für ein langes Essen
* Von Hand gegossen; Docht aus Baumwolle; Glas wird zurückgenommen
@ Kerzenmacherin: Riecht jeden Duft zuerst
? Wie lange brennt sie? Etwa vierzig Stunden.
ES un taller de velas | Mecha e Higo; Luz Larga | Hechas a mano, cuarenta horas de luz.
> Luz que huele a algo | Cera de colza y de abeja, mecha de algodón y seis aromas.
~ Cada vela arde primero en nuestra casa.
[En vaso] Higo y cedro: Verde y seco; Té ahumado: Lapsang y naranja; Piedra mojada: Lluvia en verano
[Sin vaso] Velas largas, par: De panal; Vela torcida: Ninguna igual; Juego de seis: Para una cena larga
* Hecho a mano; Mecha de algodón; El vaso se devuelve
@ Velera: Huele primero cada aroma
? ¿Cuánto dura? Unas cuarenta horas.

# padel | sport | racket ball medal @ floor | daily | rates
$ 24/60 36/60 48/90 45/60 4
DE ein Padelclub | Padel Nord; Glaswand Club | Vier Plätze, Licht bis elf, immer ein Vierter.
> Zu dritt gekommen, zu viert gespielt | Platz wählen, Schläger leihen, und fehlt jemand, finden wir ihn.
~ Der Ball darf an die Wand. Darum lernt man es in einer Stunde.
[Spielen] Platz am Morgen: Bis vier Uhr; Platz am Abend: Mit Licht; Neunzig Minuten Platz: Für lange Sätze
[Lernen] Padelstunde: Mit Trainerin, bis vier Personen; Leihschläger: Mit Bällen
@ Trainerin: Spielte für das Land
? Brauche ich einen Partner? Schreiben Sie sich an die Tafel.

# restaurant | kitchen | plate wine bowl @ table | evening | menu | tables
$ 9.5 11 21 19 24 8.5
DE ein Restaurant | Gasthaus Linde & Salz; Zum späten Tisch | Eine kurze Karte, jeden Tag neu geschrieben.
> Setzen Sie sich, das Brot ist warm | Zwölf Tische, ein Herd, und was der Markt heute hergab.
~ Die Karte ist kurz, damit alles frisch ist.
[Vorspeisen] Rote Bete mit Meerrettich: Mit Walnüssen; Geräucherte Forelle: Auf Gurke und Dill; Kalbsbacke: Zwölf Stunden, mit Sellerie
[Hauptgerichte und Süßes] Pilzknödel: Mit brauner Butter; Zander auf Linsen: Haut knusprig; Apfelküchle: Mit Vanilleeis
@ Küchenchef: Schreibt die Karte um elf; Service: Weiß, wo Sie letztes Mal saßen
? Kann ich reservieren? Ja, auch am selben Tag.

# barber | ink | scissors comb lamp @ stripes | salon | services
$ 34/45 22/30 46/60 18/30 32/45 48/75
ES una barbería | Silla de la Esquina; Barbería Raya Recta | Cortes, afeitados y una opinión sincera, con cita.
> Un buen corte, a su hora | Elige barbero y hora. La silla te espera.
~ Reservamos cuarenta y cinco minutos porque eso dura un buen corte.
[Pelo] Corte de pelo: Lavar, cortar, peinar; Corte a máquina: Uno o dos largos; Pelo largo con secado: Por debajo del hombro
[Barba] Arreglo de barba: Máquina y tijera; Afeitado con toalla caliente: A navaja; Corte y barba: La hora completa
@ Barbero: Treinta años tras la silla; Degradados: Ve medio milímetro
? ¿Hace falta cita? Mejor, así no esperas.

# bicycle-workshop | tool | bicycle wrench box @ floor | shop | services
$ 45/60 89/120 18/20 24/30 12/15 0/20
ES un taller de bicicletas | Cadena y Plato; Dos Ruedas Taller | Bicis reparadas en dos días, con las piezas viejas en la mano.
> Entra cojeando, sal rodando | Miramos la bici contigo, damos precio y no tocamos nada más.
~ Una bici vieja casi siempre merece otra cadena.
[Revisión] Puesta a punto: Frenos, cambios y aire; Revisión completa de bici: Todo desmontado y engrasado; Centrar una rueda: Radio por radio
[Reparar] Cambio de cadena: Con piñones medidos; Pinchazo: Al momento; Presupuesto de bici: Gratis y por escrito
@ Mecánico: Oye un rodamiento seco; Taller: Guarda cada tornillo raro
? ¿Cuánto tarda? Casi siempre dos días.
`);
