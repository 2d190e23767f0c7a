import type { LanguageTable } from "./table.ts";

export const spanish: LanguageTable = {
  language: "es",
  words: {
    and: "y e & más además_de así_como además_un además_una y_además",
    or: "o u",
    with: "con incluyendo incluye_también junto_con incluidos incluidas donde_se_vea donde_se_vean poniendo indicando con_su con_sus",
    like: "como p.ej. por_ejemplo tales_como es_decir o_sea",
    of: "de del d",
    for: "para",
    each: "cada para_cada por_cada de_cada con_cada en_cada cada_uno cada_una",
    det: "el la los las un una unos unas lo varios varias algunos algunas muchos muchas diferentes distintos distintas todo toda todos todas este esta estos estas al otro otra pequeña pequeño sencilla sencillo dos tres cuatro",
    poss: "mi mis tu tus su sus nuestro nuestra nuestros nuestras",
    has: "tiene tienen contiene contienen incluye incluyen lleva llevan consta_de constan_de debe_tener deben_tener tenga tengan",
    keep: "guardamos apuntamos anotamos registramos apunte anote llevamos gestionar gestiono gestione llevar llevo registrar registre apuntar apunto anotar anoto guardar guarde controlar organizar seguir almacenar catalogar planificar administrar documentar recoger llevar_un_registro_de llevar_el_control_de llevar_control_de llevar_la_cuenta_de saber ver_quién coleccionar inventariar",
    enter:
      "introducir añadir añadan meter subir suben elegir eligen elija elegir_entre seleccionar rellenar rellenan poner ponen indicar enviar envían dar crear reportar comunicar solicitan pedir piden",
    show: "mostrar muestra muestre ver verse vea vean enseñar visualizar se_vea se_vean ven ve",
    want: "quiero queremos quisiera quisiéramos querría necesito necesitamos nesesito hazme haz crea créame crear hacer me_gustaría nos_gustaría busco buscamos quiere por_favor hace_falta nos_hace_falta querríamos necesitaría me_hace_falta",
    modal:
      "puede pueden podrá podrán debe deben tiene_que tienen_que poder puedan pueda tendría_que he ha has hemos han",
    deed: "aprueba aprueban aprobar rechaza rechazan rechazar confirma confirman confirmar decide deciden decidir borra borrar elimina eliminar edita editar asigna asignar comenta comentar vota votar reserva reservan reservar pide cancelar cancela firmar firma revisa revisan revisar responde responder cierra cierran cerrar paga pagar valora valorar acepta aceptar autoriza autorizan autorizar cambiar cambia leer marca marcar imprimir valida validar solicita solicitar consulta consultar modificar modifica apuntarse",
    be: "pertenecen pertenece pertenecen_a pertenece_a es son está están era fue sea ser hay ha_sido",
    neg: "no sin nunca ningún ninguna nadie ni nada",
    rel: "que q",
    where: "donde en_el_que en_la_que en_donde para_que de_forma_que",
    when: "cuando si mientras hasta_que porque pero aunque ya_que luego",
    whether: "si_está si_ya_está si_ya si_es si_ha si_fue si_se",
    who: "quién quien quiénes quienes a_quién de_quién por_quién con_quién",
    which: "qué cuál cuáles que_hay_que qué_hay_que para_qué",
    howmany: "cuánto cuánta cuántos cuántas cuanto cuantos cuantas",
    prep: "a ante bajo contra desde durante entre hacia hasta según sobre tras",
    per: "por",
    in: "en",
    by: "según",
    to: "a_los",
    pron: "yo nosotros ellos ellas usted me nos se le les te uno alguien",
    filler:
      "también además solo sólo luego quizá quizás opcional opcionalmente etc etc. gracias hola buenas oye mira bueno pues ya muy bien básicamente siempre actualmente finalmente así",
    called: "llamado llamada llama denominado denominada se_llama",
    whose: "cuyo cuya",
  },
  heads: {
    app: "aplicasion app aplicación aplicacion programa sistema software herramienta plataforma portal webapp crm gestor organizador algo intranet",
    site: "web página pagina sitio página_web pagina_web sitio_web landing blog tienda tienda_online tienda_en_línea portfolio portafolio escaparate website pág",
    tool: "cronómetro lanzador verificador medidor contador_de_palabras calculadora conversor convertidor generador temporizador cronómetro contador cuenta_atrás traductor metrónomo simulador formateador comparador cálculo sorteador ruleta afinador comprobador estimador",
    game: "juego_de_mesa juego_de_cartas tres_en_raya cuatro_en_raya sopa_de_letras piedra_papel_o_tijera hundir_la_flota buscaminas parchís dominó adivina crucigrama juego quiz puzle puzzle snake memoria ajedrez sudoku tetris trivial ahorcado minijuego videojuego bingo laberinto rompecabezas adivinanzas jueguecito trivia",
    container:
      "control seguimiento gestión lista listado registro diario inventario catálogo base_de_datos colección agenda cuaderno bitácora planificador tabla fichero archivo historial biblioteca libro planning cuadrante calendario directorio fichas",
  },
  clauses: {
    chart:
      "gráfico gráfica grafico grafica diagrama estadística estadísticas evolución gráficos gráficas histograma curva informe",
    page: "panel resumen calendario inicio mapa galería portada página vista aviso_legal preguntas_frecuentes sobre_nosotros cómo_llegar",
    feature:
      "buscar búsqueda buscador filtrar filtro filtros ordenar exportar exportación importar csv pdf imprimir recordatorio recordatorios recordar avisar aviso avisos alerta alertas notificación notificaciones resaltar login contraseña automáticamente automático calcular calcule total_automático suma sumas sin_conexión copiar multilingüe rojo media promedio funciones función",
    look: "color colores diseño estilo aspecto tipografía oscuro oscura claro clara minimalista moderno moderna sencillo alegre elegante verde azul rojo blanco negro cálido cálida rústico infantil serio seria profesional tonos móvil bonito bonita limpio limpia",
    vague:
      "página páginas columnas columna información datos cosas cosa todo nada detalles campos parte tipo_de forma manera sitio_donde punto apartado apartados sección secciones opción opciones posibilidad entrada entradas lista listas tabla tablas lo",
  },
  people:
    "usuario usuarios usuaria visitante visitantes cliente clientes clienta clientas socio socios socia administrador administradora profesor profesora profesores maestros alumno alumnos padres madres familias empleado empleados equipo entrenador entrenadores voluntarios dueño dueña jefe jefa médico médicos pacientes jugadores niños gente vecinos compañeros tesorero tesorera director directora dirección encargado encargada responsable coordinador coordinadora técnico técnicos secretaria secretario presidente presidenta administración comercial comerciales conductores supervisor supervisora monitores monitor recepción personal trabajadores trabajador huéspedes invitados bibliotecaria bibliotecario editor capataz gerente junta",
  periods: {
    Day: "día días diario diaria",
    Week: "semana semanas semanal",
    Month: "mes meses mensual",
    Year: "año años anual temporada",
  },
  periodLabels: { Day: "Día", Week: "Semana", Month: "Mes", Year: "Año" },
  kept: {
    como: "Comidas",
    leo: "Libros",
    gasto: "Gastos",
    gastamos: "Gastos",
    veo: "Películas",
    corro: "Carreras",
    presto: "Préstamos",
    prestamos: "Préstamos",
  },
  acts: {
    reservar: "Reservas",
    pedir: "Pedidos",
    inscribirse: "Inscripciones",
    apuntarse: "Inscripciones",
    registrarse: "Registros",
    solicitar: "Solicitudes",
    encargar: "Encargos",
    votar: "Votos",
  },
  forms: { of: /^formularios?$/, contact: /^formulario de contacto/, sent: "Mensajes" },
  relational: "fecha número nombre hora tipo precio lugar coste cantidad estado motivo método día año nivel",
  common:
    "clientes productos precios horario teléfono dirección entrega opiniones portafolio costura página contacto nombre fecha cantidad servicios conversor decimales resultado fotógrafa",
  computes:
    "diga dé dar repartir conversor combersor calcular calcule calcula convertir convierta convierte pase pasar compare comparar generar genere sortear sortee azar cuál_es_más_barato calculo saque reparta reparte elija elige sume cuánto_tengo cuánto_debo cuánto_me",
  unsaved: "guardar guardarse base_de_datos registrarse usuarios",
  siteParts:
    "contacto galería horario horarios ponentes patrocinadores ubicación cómo_llegar opiniones precios portafolio sobre_mí sobre_nosotros entradas blog fotos servicios tarifas dónde_estamos quiénes_somos testimonios pedir_cita cita_previa carta hazte_socio únete cómo_unirse vales bonos tarjeta_regalo newsletter boletín voluntariado preguntas_frecuentes formulario_de_contacto lista_de_precios urgencias por_encargo zonas",
  shownParts:
    "fotos vídeos videos equipo cursos clases eventos noticias talleres habitaciones actividades historia tienda visitas vinos conciertos programa zonas teléfono productos trabajos agenda salas ensayos grabaciones inscripción profes profesores reserva reservas alquiler proyectos exposiciones menú",
  calls: "donar reservar apuntarse inscribirse colaborar comprar",
  venues:
    "escuela academia club museo festival coro banda orquesta casa bodega restaurante hotel hostal camping teatro cine agencia taller clínica tienda panadería asociación granja gimnasio centro bufete peluquería estudio fontanero electricista nutricionista",
  play: "jugador jugadores puntos nivel niveles vidas partidas partida enemigos gana ganar jugar dado casillas turnos raya salta saltar atrapar esquivar evitar disparar obstáculos laberinto récord cronómetro pistas puntuación esquiva dispara atrapa recoge recoger monedas enemigo dos_jugadores contra_la_máquina fichas globos adivinar acertar aciertas saltando nave monstruos dragón",
  contests: "liga torneo campeonato club temporada equipo",
  verbLast: false,
  headFirst: true,
  compounds: false,
};
