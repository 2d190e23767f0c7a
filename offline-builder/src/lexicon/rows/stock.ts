/** What lies on shelves, who delivers it and what people drive. */
export const stockRows = `
# product
Hex bolt M8 × 40/Sechskantschraube M8 × 40/Tornillo hexagonal M8 × 40 | FA-0840/BE-0840/FI-0840 | 0 | 0 | 1240 | 400 | 0.18 | A-03
Wood screw 5 × 60/Holzschraube 5 × 60/Tornillo para madera 5 × 60 | FA-0560/BE-0560/FI-0560 | 0 | 0 | 310 | 500 | 0.06 | A-04
Washer M8, steel/Unterlegscheibe M8/Arandela M8 | FA-0801/BE-0801/FI-0801 | 0 | 4 | 2650 | 800 | 0.03 | A-03
Cordless drill 18 V/Akkuschrauber 18 V/Taladro a batería 18 V | TO-1801/WE-1801/HE-1801 | 1 | 1 | 9 | 4 | 129 | C-01
Socket set, 32 pieces/Steckschlüsselsatz, 32-teilig/Juego de llaves, 32 piezas | TO-3200/WE-3200/HE-3200 | 1 | 1 | 3 | 5 | 64.5 | C-02
Utility knife/Cuttermesser/Cúter | TO-0107/WE-0107/HE-0107 | 1 | 5 | 38 | 15 | 7.9 | C-04
Shipping box 40 × 30 × 20/Versandkarton 40 × 30 × 20/Caja de envío 40 × 30 × 20 | PA-4030/VE-4030/EM-4030 | 2 | 2 | 620 | 250 | 0.82 | B-11
Packing tape 50 mm/Packband 50 mm/Cinta de embalar 50 mm | PA-0050/VE-0050/EM-0050 | 2 | 2 | 24 | 60 | 2.1 | B-09
Bubble wrap, 50 m roll/Luftpolsterfolie, 50 m/Plástico de burbujas, 50 m | PA-5000/VE-5000/EM-5000 | 2 | 6 | 17 | 8 | 18.4 | B-12
Pallet, 120 × 80/Palette 120 × 80/Palé 120 × 80 | PA-1208/VE-1208/EM-1208 | 2 | 2 | 44 | 20 | 11.5 | Yard/Hof/Patio
Work gloves, size 9/Arbeitshandschuhe Gr. 9/Guantes de trabajo, talla 9 | SA-0009/SC-0009/SE-0009 | 3 | 3 | 86 | 40 | 3.4 | D-02
Safety glasses, clear/Schutzbrille, klar/Gafas de protección | SA-0101/SC-0101/SE-0101 | 3 | 3 | 12 | 20 | 5.2 | D-01
Ear defenders/Gehörschutz/Protector auditivo | SA-0204/SC-0204/SE-0204 | 3 | 7 | 21 | 10 | 14.9 | D-01

# supplier
Halvorsen Fasteners/Schrauben Hartmann/Fijaciones Herrero | Britt Halvorsen/Birgit Hartmann/Berta Herrero | @2 | # | 4
Castell Tools/Werkzeughaus Castell/Herramientas Castell | Jorge Castell/Jörg Castell/Jorge Castell | @2 | # | 9
Fold & Sons Packaging/Karton & Söhne/Embalajes Pliego | Maya Fold/Maja Voigt/Maya Pliego | @2 | # | 2
Northgate Safety/Nordtor Arbeitsschutz/Norte Seguridad | Iain Webster/Ingo Weber/Iván Vega | @2 | # | 6
Brightwell Steel/Stahlhandel Brünning/Aceros Brañas | Dana Brightwell/Doris Brünning/Diana Brañas | @2 | # | 12
Marlin Blades/Klingen Marquardt/Cuchillas Marlés | Otis Marlin/Oskar Marquardt/Óscar Marlés | @2 | # | 5
Cloud Nine Wrapping/Folien Wolke/Plásticos Nube | Petra Vale/Petra Wolke/Petra Vallés | @2 | # | 3
Quiet Works/Stillwerk/Silencio Laboral | Amir Khan/Amir Kahn/Amir Cano | @2 | # | 8
Harbour Timber/Holz Hafner/Maderas del Puerto | Joan Tully/Johanna Hafner/Juana Tuñón | @2 | # | 7
Sunfield Paints/Farben Sonnleitner/Pinturas Solana | Bea Sunfield/Beate Sonnleitner/Bea Solana | @2 | # | 4
Tidewater Electrics/Elektro Thiele/Electricidad Ribera | Colm Reyes/Clemens Thiele/Carlos Ribera | @2 | # | 10
Oakline Logistics/Spedition Eichner/Logística Encina | Greta Oakes/Greta Eichner/Greta Encina | @2 | # | 1

# asset
ThinkPad X1 Carbon | IT-0031 | 0 | 0 | 0 | -420 | 1650
MacBook Air 13 | IT-0042 | 0 | 0 | 1 | -210 | 1399
MacBook Pro 14 | IT-0047 | 0 | 2 | 3 | -390 | 2250
Dell UltraSharp 27 | IT-0105 | 2 | 0 | 0 | -610 | 480
Dell UltraSharp 27 | IT-0106 | 2 | 1 | | -610 | 480
iPhone 15 | IT-0201 | 1 | 0 | 2 | -300 | 820
Pixel 8 | IT-0204 | 1 | 1 | | -180 | 640
Standing desk, oak/Stehpult, Eiche/Mesa elevable, roble | FU-0011/MO-0011/MU-0011 | 3 | 0 | 4 | -900 | 560
Meeting table/Besprechungstisch/Mesa de reuniones | FU-0002/MO-0002/MU-0002 | 3 | 0 | | -1300 | 1180
Delivery van/Lieferwagen/Furgoneta de reparto | VE-0001/FA-0001/VE-0001 | 4 | 0 | 5 | -1100 | 18900
Projector/Beamer/Proyector | IT-0300 | 2 | 3 | | -2100 | 90
Framework Laptop 13 | IT-0051 | 0 | 0 | 6 | -75 | 1480
Office chair, grey/Bürostuhl, grau/Silla de oficina gris | FU-0024/MO-0024/MU-0024 | 3 | 2 | 7 | -450 | 310
Cargo bike/Lastenrad/Bici de carga | VE-0003/FA-0003/VE-0003 | 4 | 1 | | -260 | 3900

# order
1048 | Larkspur Hotel/Hotel Lerchenhof/Hotel Alondra | 0 | 0 | 412.5
1047 | Ember Kitchen/Küche Glut/Cocina Brasa | 1 | -1 | 188
1046 | Tidewater School/Schule am Ufer/Escuela Ribera | 1 | -2 | 964.2
1045 | Marlowe Dental/Zahnarzt Marquardt/Clínica Marlo | 2 | -4 | 240
1044 | Greta Winters/Greta Winter/Greta Inverno | 2 | -5 | 59.9
1043 | Harbour Office/Hafenbüro/Oficina del Puerto | 3 | -9 | 1310
1042 | Ember Kitchen/Küche Glut/Cocina Brasa | 3 | -14 | 212
1041 | Otis Bell/Otto Glock/Óscar Campana | 4 | -16 | 75
1040 | Larkspur Hotel/Hotel Lerchenhof/Hotel Alondra | 3 | -31 | 655
1039 | Tidewater School/Schule am Ufer/Escuela Ribera | 3 | -45 | 820.4
1038 | Marlowe Dental/Zahnarzt Marquardt/Clínica Marlo | 3 | -62 | 318
1049 | Fern & Field Café/Café Farnfeld/Café Helecho | 0 | 0 | 146.8
1037 | Sato Labs/Sato Labor/Laboratorio Sato | 3 | -74 | 1045
1036 | Maya Fold/Maja Voigt/Maya Pliego | 3 | -93 | 88.5

# vehicle
Ford Transit | KX 41 TRN/L-SW 410/4021 KTR | 0 | 84200 | 12
Renault Kangoo | KX 07 KNG/L-SW 707/4107 KNG | 0 | 41850 | -3
VW Caddy | LM 22 CDY/L-SW 220/2207 LCD | 1 | 60310 | 48
Toyota Proace | LM 90 PRC/L-SW 900/9018 LPR | 2 | 112400 | 2
Nissan e-NV200 | NE 15 EVN/L-SW 15E/1504 MNV | 0 | 23900 | 90
Skoda Octavia | NE 58 OCT/L-SW 580/5810 JCT | 1 | 97020 | 30
Peugeot Partner | KX 63 PTN/L-SW 630/6302 KPT | 0 | 55480 | 21
Citroën Berlingo | LM 12 BRL/L-SW 120/1209 LBR | 0 | 38700 | 64
Mercedes Sprinter | NE 77 SPR/L-SW 770/7711 HSP | 2 | 148900 | -9
Opel Combo | KX 30 CMB/L-SW 300/3005 LCM | 0 | 72150 | 5
Kia Niro EV | NE 24 KNR/L-SW 24E/2403 MNR | 1 | 12600 | 120
Iveco Daily | LM 81 DLY/L-SW 810/8106 JDL | 0 | 131700 | 16
`;
