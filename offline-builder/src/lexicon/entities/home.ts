import { fields, type KnownEntity } from "./entity.ts";

export const homeEntities: KnownEntity[] = [
  {
    key: "habit",
    icon: "Repeat",
    words: ["habit|habits|routine|routines", "gewohnheit|gewohnheiten|routine|routinen", "hábito|hábitos|habitos|rutina|rutinas"],
    singular: ["Habit", "Gewohnheit", "Hábito"],
    plural: ["Habits", "Gewohnheiten", "Hábitos"],
    fields: fields("name:text!:Name|Name|Nombre", "area:enum:Area|Bereich|Área:Body,Mind,Home|Körper,Kopf,Zuhause|Cuerpo,Mente,Casa", "goal:number!:Days a week|Tage pro Woche|Días por semana", "note:long-text:Note|Notiz|Nota"),
    rows: {
      en: [["Walk for half an hour", 0, 5, "Before lunch, whatever the weather."], ["Read ten pages", 1, 6, ""], ["Stretch", 0, 7, "Ten minutes after getting up."], ["Practise the guitar", 1, 4, ""], ["Tidy the kitchen", 2, 7, ""], ["No phone after ten", 1, 5, ""]],
      de: [["Eine halbe Stunde gehen", 0, 5, "Vor dem Mittagessen, bei jedem Wetter."], ["Zehn Seiten lesen", 1, 6, ""], ["Dehnen", 0, 7, ""], ["Gitarre üben", 1, 4, ""], ["Küche aufräumen", 2, 7, ""]],
      es: [["Caminar media hora", 0, 5, "Antes de comer, haga el tiempo que haga."], ["Leer diez páginas", 1, 6, ""], ["Estirar", 0, 7, ""], ["Practicar guitarra", 1, 4, ""], ["Ordenar la cocina", 2, 7, ""]],
    },
  },
  {
    key: "recipe",
    icon: "ChefHat",
    words: ["recipe|recipes|cookbook|meals", "rezept|rezepte|kochbuch", "receta|recetas|recetario"],
    singular: ["Recipe", "Rezept", "Receta"],
    plural: ["Recipes", "Rezepte", "Recetas"],
    fields: fields("name:text!:Name|Name|Nombre", "course:enum:Course|Gang|Plato:Breakfast,Soup,Main,Dessert|Frühstück,Suppe,Hauptgericht,Nachtisch|Desayuno,Sopa,Principal,Postre", "minutes:number!:Minutes|Minuten|Minutos", "servings:number!:Servings|Portionen|Raciones", "ingredients:long-text!:Ingredients|Zutaten|Ingredientes", "steps:long-text:Steps|Zubereitung|Preparación"),
    rows: {
      en: [
        ["Red lentil soup", 1, 35, 4, "300 g red lentils\n2 carrots\n1 onion\n1 tsp cumin\n1 l stock\n1 lemon", "Soften onion and carrots.\nAdd cumin, lentils and stock; simmer 20 minutes.\nSeason with lemon."],
        ["Overnight oats", 0, 10, 2, "100 g oats\n250 ml milk\n1 apple\n1 tbsp honey", "Stir everything together.\nLeave in the fridge overnight."],
        ["Baked aubergine", 2, 55, 4, "2 aubergines\n4 tomatoes\n200 g feta\nOlive oil\nOregano", "Halve and score the aubergines.\nBake at 200 °C for 35 minutes.\nTop with tomato and feta, bake 10 more."],
        ["Lemon polenta cake", 3, 70, 8, "200 g polenta\n200 g ground almonds\n250 g butter\n3 eggs\n3 lemons", "Cream butter and sugar.\nFold in the rest.\nBake at 170 °C for 50 minutes."],
        ["Tomato eggs on rice", 2, 25, 2, "4 eggs\n3 tomatoes\n1 spring onion\nRice", "Scramble the eggs softly and set aside.\nCook the tomatoes down.\nFold the eggs back in."],
        ["Potato and leek soup", 1, 40, 4, "3 leeks\n500 g potatoes\n1 l stock\n100 ml cream", "Sweat the leeks.\nAdd potatoes and stock; simmer until soft.\nBlend, add cream."],
        ["Pear crumble", 3, 50, 6, "6 pears\n120 g flour\n80 g butter\n80 g sugar\n50 g oats", "Cut the pears into a dish.\nRub the rest to crumbs and scatter.\nBake at 190 °C for 35 minutes."],
      ],
    },
  },
  {
    key: "workout",
    icon: "Dumbbell",
    words: ["workout|workouts|exercise|exercises|training log|runs", "workout|workouts|training|trainings|übungen", "entrenamiento|entrenamientos|ejercicios"],
    singular: ["Workout", "Training", "Entrenamiento"],
    plural: ["Workouts", "Trainings", "Entrenamientos"],
    fields: fields("name:text!:Name|Name|Nombre", "type:enum:Type|Art|Tipo:Strength,Run,Ride,Swim|Kraft,Lauf,Rad,Schwimmen|Fuerza,Carrera,Bici,Natación", "date:date!:Date|Datum|Fecha", "minutes:number!:Minutes|Minuten|Minutos", "effort:enum:Effort|Anstrengung|Esfuerzo:Easy,Steady,Hard|Leicht,Mittel,Hart|Suave,Medio,Fuerte", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [
        ["Squats and presses", 0, -1, 55, 2, "5 × 5 at 60 kg"], ["River loop", 1, -3, 42, 1, "7.4 km"], ["Pull day", 0, -5, 50, 1, ""], ["Easy spin", 2, -6, 75, 0, ""], ["Intervals", 1, -9, 38, 2, "6 × 400 m"],
        ["Pool, technique", 3, -12, 45, 0, ""], ["Hill ride", 2, -20, 120, 2, ""], ["Long run", 1, -34, 80, 1, "13 km"], ["Full body", 0, -41, 60, 1, ""], ["Long ride", 2, -66, 150, 1, ""], ["Park run", 1, -72, 27, 2, "5 km"], ["Deadlifts", 0, -98, 50, 2, ""],
      ],
    },
  },
  {
    key: "book",
    icon: "BookOpen",
    words: ["books|reading list|book collection|library books|books i read", "bücher|leseliste|büchersammlung", "libro|libros|lista de lectura"],
    singular: ["Book", "Buch", "Libro"],
    plural: ["Books", "Bücher", "Libros"],
    fields: fields("title:text!:Title|Titel|Título", "author:text!:Author|Autor|Autor", "status:enum:Status|Status|Estado:To read,Reading,Read|Wartet,Lese ich,Gelesen|Pendiente,Leyendo,Leído", "pages:number:Pages|Seiten|Páginas", "rating:number:Rating|Bewertung|Valoración", "finished:date:Finished|Beendet|Terminado", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [
        ["Middlemarch", "George Eliot", 1, 838, 0, "", ""], ["The Time Machine", "H. G. Wells", 2, 118, 4, -12, ""], ["Frankenstein", "Mary Shelley", 2, 280, 5, -40, "Colder and sadder than any film of it."], ["Walden", "Henry David Thoreau", 0, 352, 0, "", ""],
        ["Dracula", "Bram Stoker", 2, 418, 4, -77, ""], ["Emma", "Jane Austen", 0, 474, 0, "", ""], ["The Moonstone", "Wilkie Collins", 2, 528, 5, -118, ""], ["Cranford", "Elizabeth Gaskell", 1, 192, 0, "", ""],
      ],
    },
  },
  {
    key: "album",
    icon: "Disc3",
    words: ["album|albums|record collection|vinyl|playlist|music", "album|alben|platten|schallplatten|musik", "álbum|álbumes|discos|música|vinilos"],
    singular: ["Album", "Album", "Álbum"],
    plural: ["Albums", "Alben", "Álbumes"],
    fields: fields("title:text!:Title|Titel|Título", "artist:text!:Artist|Künstler|Artista", "genre:enum:Genre|Genre|Género:Jazz,Folk,Electronic,Classical|Jazz,Folk,Elektronik,Klassik|Jazz,Folk,Electrónica,Clásica", "year:text:Year|Jahr|Año", "rating:number!:Rating|Bewertung|Valoración", "listened:date:Listened on|Gehört am|Escuchado el", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [
        ["Paper Lanterns", "The Quiet Hours", 1, "2019", 5, -3, "Best from the third song on."], ["Night Ferry", "Oskar Lind Trio", 0, "2014", 4, -8, ""], ["Glass Meadow", "Ilse Varga", 2, "2022", 4, -15, ""], ["Six Preludes", "Ana Teles", 3, "2008", 5, -29, ""],
        ["Tin Roof", "Harlan Moss", 1, "2001", 3, -36, ""], ["Slow Current", "Field Notes", 2, "2017", 2, -51, ""], ["Late Set", "Dee Carver", 0, "1998", 5, -70, "Live, you hear the glasses."], ["Winter Rooms", "Ilse Varga", 2, "2024", 3, -96, ""],
      ],
    },
  },
  {
    key: "note",
    icon: "NotebookPen",
    words: ["notes app|note taking|note-taking|my notes|own notes|notebook|take notes", "notizen|notiz|notizbuch|notizen-app", "notas|apuntes|app de notas|cuaderno"],
    singular: ["Note", "Notiz", "Nota"],
    plural: ["Notes", "Notizen", "Notas"],
    fields: fields("title:text!:Title|Titel|Título", "topic:enum:Topic|Thema|Tema:Ideas,Work,Home|Ideen,Arbeit,Zuhause|Ideas,Trabajo,Casa", "date:date!:Date|Datum|Fecha", "pinned:boolean:Pinned|Angeheftet|Fijada", "text:long-text!:Text|Text|Texto"),
    rows: {
      en: [
        ["Garden, spring", 2, -2, true, "Move the roses before March. Ask about the old pear tree."], ["Talk outline", 1, -4, false, "Start with the failure, then what it cost, then what changed."], ["Names for the boat", 0, -11, false, "Marigold, Second Wind, Patience"],
        ["Questions for the accountant", 1, -18, false, "Home office, travel, the new laptop."], ["Shelf measurements", 2, -33, false, "82 wide, 26 deep, lowest board at 31."], ["A story about a lighthouse", 0, -52, true, "The keeper writes letters to ships that already sank."],
      ],
    },
  },
  {
    key: "plant",
    icon: "Sprout",
    words: ["plant|plants|houseplants", "pflanze|pflanzen|zimmerpflanzen", "planta|plantas"],
    singular: ["Plant", "Pflanze", "Planta"],
    plural: ["Plants", "Pflanzen", "Plantas"],
    fields: fields("name:text!:Name|Name|Nombre", "place:text:Place|Standort|Lugar", "due:date:Next watering|Nächstes Gießen|Próximo riego", "everyDays:number!:Every … days|Alle … Tage|Cada … días", "light:enum:Light|Licht|Luz:Shade,Half shade,Sun|Schatten,Halbschatten,Sonne|Sombra,Media sombra,Sol", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [["Monstera", "Living room", 2, 8, 1, ""], ["Snake plant", "Hall", 12, 21, 0, ""], ["Basil", "Kitchen", -1, 2, 2, "From below, never on the leaves."], ["Peace lily", "Bathroom", 1, 6, 0, ""], ["Olive tree", "Balcony", 4, 7, 2, ""], ["String of hearts", "Study", -2, 10, 1, ""]],
    },
  },
  {
    key: "trip",
    icon: "Map",
    words: ["trip|trips|journey|journeys|itinerary|travel plan|travel planner", "reise|reisen|reiseplaner", "viaje|viajes|itinerario"],
    singular: ["Trip", "Reise", "Viaje"],
    plural: ["Trips", "Reisen", "Viajes"],
    fields: fields("name:text!:Where to|Wohin|Destino", "starts:date!:From|Von|Desde", "ends:date:Until|Bis|Hasta", "budget:money:Budget|Budget|Presupuesto", "status:enum:Status|Status|Estado:Idea,Planned,Done|Idee,Geplant,Erledigt|Idea,Previsto,Hecho", "notes:long-text:Notes|Notizen|Notas"),
    rows: {
      en: [["Lisbon", 24, 31, 980, 1, "Tram 28 early in the morning."], ["Norwegian fjords", 150, 164, 2600, 0, ""], ["Hillford by bicycle", -20, -18, 140, 2, ""], ["Kyoto", 300, 314, 3400, 0, ""], ["Weekend in Port Ellis", 9, 11, 260, 1, ""]],
    },
  },
];
