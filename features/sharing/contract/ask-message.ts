/** A few sentences: who one is, and what for. Apart from the routes: one form needs it. (product page, item 16) */
export const ASK_MESSAGE_MAX = 200;
