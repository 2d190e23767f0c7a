import type { Language } from "../../plan/plan.ts";

export interface ShopTexts {
  home: string;
  shop: string;
  product: string;
  cart: string;
  checkout: string;
  orders: string;
  paths: { shop: string; product: string; cart: string; checkout: string; orders: string };
  kind(goods: string): string;
  all: string;
  lead(goods: string): string;
  featured: string[];
  categories: string[];
  option: string;
  noMoney: string;
  suggestions: string[];
  claims(products: number, categories: number): string[];
}

export const shopTexts: Record<Language, ShopTexts> = {
  en: {
    home: "Home",
    shop: "Shop",
    product: "Product",
    cart: "Cart",
    checkout: "Checkout",
    orders: "Orders",
    paths: { shop: "/shop", product: "/product", cart: "/cart", checkout: "/checkout", orders: "/orders" },
    kind: (goods) => `a shop for ${goods.toLowerCase()}`,
    all: "See everything",
    lead: (goods) => `All our ${goods.toLowerCase()} in one place. Narrow them down by kind, price or name.`,
    featured: ["New on the shelf", "Chosen for this season", "A good first order"],
    categories: ["Browse by kind", "What are you looking for?"],
    option: "Variant",
    noMoney: "Taking money: the checkout places test orders only, payment needs a provider and its key",
    suggestions: ["Free shipping over 50", "Make the buttons rounder", "Add a page About"],
    claims: (products, categories) => [
      `Shop: ${products} products in ${categories} categories, with search, filter and sorting`,
      "Cart with quantities, shipping and totals, kept in the browser",
      "Checkout that checks the address and gives an order number",
    ],
  },
  de: {
    home: "Start",
    shop: "Laden",
    product: "Produkt",
    cart: "Warenkorb",
    checkout: "Kasse",
    orders: "Bestellungen",
    paths: { shop: "/laden", product: "/produkt", cart: "/warenkorb", checkout: "/kasse", orders: "/bestellungen" },
    kind: (goods) => `ein Onlineshop für ${goods}`,
    all: "Alles ansehen",
    lead: () => "Das ganze Sortiment an einem Ort. Nach Art, Preis oder Name eingrenzen.",
    featured: ["Neu im Regal", "Ausgesucht für diese Saison", "Für die erste Bestellung"],
    categories: ["Nach Art stöbern", "Was suchen Sie?"],
    option: "Variante",
    noMoney:
      "Geld annehmen: die Kasse nimmt nur Testbestellungen auf, Bezahlen braucht einen Anbieter und dessen Schlüssel",
    suggestions: ["Versand frei ab 50", "Mach die Knöpfe runder", "Seite Über uns hinzufügen"],
    claims: (products, categories) => [
      `Laden: ${products} Produkte in ${categories} Gruppen, mit Suche, Filter und Sortierung`,
      "Warenkorb mit Mengen, Versand und Summen, im Browser gespeichert",
      "Kasse, die die Adresse prüft und eine Bestellnummer vergibt",
    ],
  },
  es: {
    home: "Inicio",
    shop: "Tienda",
    product: "Producto",
    cart: "Carrito",
    checkout: "Finalizar compra",
    orders: "Pedidos",
    paths: { shop: "/tienda", product: "/producto", cart: "/carrito", checkout: "/compra", orders: "/pedidos" },
    kind: (goods) => `una tienda de ${goods.toLowerCase()}`,
    all: "Ver todo",
    lead: () => "Todo el catálogo en un solo lugar. Filtra por tipo, precio o nombre.",
    featured: ["Recién llegado", "Elegido para esta temporada", "Para un primer pedido"],
    categories: ["Busca por tipo", "¿Qué buscas?"],
    option: "Variante",
    noMoney: "Cobrar: la compra solo crea pedidos de prueba, pagar necesita un proveedor y su clave",
    suggestions: ["Envío gratis desde 50", "Botones más redondos", "Añade una página Historia"],
    claims: (products, categories) => [
      `Tienda: ${products} productos en ${categories} categorías, con búsqueda, filtro y orden`,
      "Carrito con cantidades, envío y totales, guardado en el navegador",
      "Compra que comprueba la dirección y da un número de pedido",
    ],
  },
};
