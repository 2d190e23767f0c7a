import { archiveCards } from "./boards/archive.ts";
import { cardLabels } from "./boards/card-labels.ts";
import { subtasks } from "./boards/subtasks.ts";
import { weekStart } from "./boards/week-start.ts";
import { wipLimit } from "./boards/wip-limit.ts";
import { startValue } from "./calculators/start-value.ts";
import { dayLimits } from "./stated/day-limits.ts";
import { cardOrder } from "./boards/card-order.ts";
import { listOrder } from "./stated/list-order.ts";
import { entriesFirst } from "./stated/entries-first.ts";
import { markEntries } from "./stated/mark-entries.ts";
import { mostPer } from "./stated/most-per.ts";
import { overlap } from "./stated/overlap.ts";
import { statedFigure } from "./stated/stated-figure.ts";
import { hideDone } from "./rows/hide-done.ts";
import { sideBySide } from "./sizes/beside.ts";
import { namedOptionTone, optionTone } from "./choices/option-tone.ts";
import { roundResults } from "./calculators/round-results.ts";
import { memoryPairs } from "./games/memory-pairs.ts";
import { postComments } from "./posts/post-comments.ts";
import { postTags } from "./posts/post-tags.ts";
import { postLine } from "./posts/post-line.ts";
import { note } from "./words/note.ts";
import { pieceColor } from "./colors/piece-color.ts";
import { askMore } from "./forms/ask-more.ts";
import { withoutForm } from "./forms/without-form.ts";
import { slotLength } from "./pages/slot-length.ts";
import { fieldUnit } from "./values/field-unit.ts";
import { groupRows } from "./values/group-rows.ts";
import { valueMark } from "./values/value-mark.ts";
import { addStage, renameStage } from "./choices/stages.ts";
import { dayOrder } from "./rules/day-order.ts";
import { fieldHint } from "./rules/field-hint.ts";
import { fieldLimits } from "./rules/limits.ts";
import { rejectionReason } from "./rules/rejection-reason.ts";
import { stars } from "./rules/stars.ts";
import { uniqueField } from "./rules/unique-field.ts";
import { totalsOverTime } from "./charts/totals-over-time.ts";
import { chartColor } from "./charts/chart-color.ts";
import { printEntry } from "./rows/print-entry.ts";
import { moveField } from "./fields/move-field.ts";
import { partsAskedFor } from "./answers/parts-asked-for.ts";
import { removeFilter } from "./lists/remove-filter.ts";
import { sectionWordsOperation } from "./sections/section-words.ts";
import { entriesApart } from "./rules/apart.ts";
import { emptyText } from "./rules/empty-text.ts";
import { exactChoices } from "./rules/exact-choices.ts";
import { addEntry } from "./entries/add-entry.ts";
import { entryOfApp } from "./entries/entry-of-app.ts";
import { entryMark } from "./entries/entry-mark.ts";
import { changeEntry } from "./entries/change-entry.ts";
import { moveEntry } from "./entries/move-entry.ts";
import { removeEntry } from "./entries/remove-entry.ts";
import { renameEntry } from "./entries/rename-entry.ts";
import { attachFile } from "./fields/attach-file.ts";
import { headerPhone } from "./frame/header-phone.ts";
import { closure, removeNotice } from "./frame/closure.ts";
import { withoutContact } from "./frame/without-contact.ts";
import { storageNotice } from "./frame/storage-notice.ts";
import { gameParts } from "./games/game-parts.ts";
import { budget } from "./rows/budget.ts";
import { calendarView } from "./rows/calendar-view.ts";
import { duplicateRow } from "./rows/duplicate-row.ts";
import { clearDone } from "./states/clear-done.ts";
import { onlyPicked } from "./states/only-picked.ts";
import { renamePerson } from "./people/rename-person.ts";
import { statePeople } from "./people/state-people.ts";
import { onlyOption, onlyRows } from "./rows/only-rows.ts";
import { printList } from "./rows/print-list.ts";
import { rowHeight } from "./rows/row-height.ts";
import { totalLine } from "./rows/total-line.ts";
import { checkoutNote } from "./shop/checkout-note.ts";
import { deleteOwnMessages, messageReactions } from "./chats/message-parts.ts";
import { shareButton } from "./frame/share-button.ts";
import { tableLook } from "./lists/table-look.ts";
import { dayFilter } from "./states/day-filter.ts";
import { favourites } from "./states/favourite.ts";
import { calculatorField } from "./calculators/field-there.ts";
import { strikeDone } from "./states/strike-done.ts";
import { cardTint } from "./boards/card-tint.ts";
import { columnTotals } from "./boards/column-totals.ts";
import { galleryPage } from "./sections/gallery-page.ts";
import { plansSection } from "./sections/plans-section.ts";
import { buttonText } from "./words/button-text.ts";
import { valueThere } from "./states/value-there.ts";
import { addService } from "./entries/add-service.ts";
import { changePrice } from "./sales/change-price.ts";
import { pickup } from "./sales/pickup.ts";
import { priceCut } from "./sales/price-cut.ts";
import { variants } from "./sales/variants.ts";
import { discount } from "./shop/discount.ts";
import { relatedProducts } from "./shop/related.ts";
import { markSoldOut } from "./shop/sold-out.ts";
import { wishlist } from "./shop/wishlist.ts";
import { partSize } from "./sizes/part-size.ts";
import { askedForm } from "./parts/asked-form.ts";
import { siteList } from "./parts/site-list.ts";
import { answers } from "./answers/answers.ts";
import { looksEmpty } from "./answers/vague.ts";
import { readingTime } from "./entries/reading-time.ts";
import { heroSide, logoPlace } from "./frame/frame-place.ts";
import { headingSize } from "./sizes/heading-size.ts";
import { menuPlace, ownPicture } from "./answers/frame-limits.ts";
import { addChart } from "./charts/add-chart.ts";
import { addField } from "./fields/form-field.ts";
import { removeField } from "./fields/remove-field.ts";
import { addPagination, addFilter, addSearch } from "./lists/list-tools.ts";
import { addColumn, renameColumn } from "./lists/board-columns.ts";
import { removeColumn } from "./lists/remove-column.ts";
import { exportCsv } from "./lists/export-csv.ts";
import { sortList } from "./lists/sort-list.ts";
import { announcement, removeFooter, stickyHeader } from "./frame/frame-parts.ts";
import { addButton, socialLinks } from "./frame/site-links.ts";
import { buttonStyle } from "./look/button-style.ts";
import { darkMode } from "./look/dark-mode.ts";
import { density } from "./look/density.ts";
import { font } from "./look/font.ts";
import { headerColor } from "./look/header-color.ts";
import { linkColor } from "./look/link-color.ts";
import { applyLook, offerLooks } from "./look/looks.ts";
import { corners, partStyle } from "./look/part-style.ts";
import { textSize } from "./look/text-size.ts";
import { themeColor } from "./look/theme-color.ts";
import type { Operation } from "./operation.ts";
import { storeFormsOperation } from "./backend/store-forms.ts";
import { storeOnline } from "./backend/store-online.ts";
import { visitorAccounts } from "./backend/visitor-accounts.ts";
import { addBooking } from "./pages/add-booking.ts";
import { bookingWindow } from "./pages/booking-window.ts";
import { addPage } from "./pages/add-page.ts";
import { formPage } from "./pages/form-page.ts";
import { arrangeNavigation } from "./pages/arrange-navigation.ts";
import { renamePage, translateNavigation } from "./pages/change-pages.ts";
import { removePage } from "./removed-pages/remove-page.ts";
import { addSection } from "./sections/add-section.ts";
import { donate } from "./sections/donate.ts";
import { ownPage, removeSection } from "./sections/arrange-sections.ts";
import { moveSection } from "./sections/move-section.ts";
import { addItem, removeItem } from "./shop/items.ts";
import { addQuestion, changeQuestion, removeQuestion } from "./quiz/questions.ts";
import { quizRules } from "./quiz/quiz-rules.ts";
import { hidePrice } from "./shop/hide-price.ts";
import { removePrices, statePrices } from "./shop/prices.ts";
import { shippingRule, taxRule } from "./shop/shop-rules.ts";
import { addNamedField, addNamedList, addPlainField, removeNamed } from "./records/second-readings.ts";
import { addList } from "./records/add-list.ts";
import { fieldOption, fieldRule } from "./records/field-rules.ts";
import { importCsv } from "./records/import-csv.ts";
import { listView } from "./records/list-view.ts";
import { currency, withoutSamples } from "./records/money.ts";
import { teamSize } from "./lists/team-size.ts";
import { whichNeed } from "./records/which-need.ts";
import { markOverdue } from "./lists/mark-overdue.ts";
import { contactFacts } from "./words/facts.ts";
import { replaceText } from "./words/replace-text.ts";
import { siteName } from "./words/site-name.ts";
import { slogan } from "./words/slogan.ts";

/** One line per operation. The surest match runs; the order breaks ties. */
export const operations: readonly Operation[] = [
  themeColor,
  headerColor,
  logoPlace,
  heroSide,
  linkColor,
  buttonStyle,
  partStyle,
  tableLook,
  headingSize,
  corners,
  stickyHeader,
  removeFooter,
  announcement,
  addButton,
  socialLinks,
  shareButton,
  font,
  textSize,
  density,
  darkMode,
  offerLooks,
  applyLook,
  siteName,
  slogan,
  replaceText,
  contactFacts,
  addPage,
  siteList,
  formPage,
  askedForm,
  removePage,
  renamePage,
  translateNavigation,
  arrangeNavigation,
  addBooking,
  bookingWindow,
  donate,
  plansSection,
  addSection,
  removeSection,
  moveSection,
  ownPage,
  addSearch,
  addFilter,
  sortList,
  exportCsv,
  addPagination,
  addColumn,
  renameColumn,
  removeColumn,
  addField,
  removeField,
  fieldRule,
  fieldOption,
  addList,
  listView,
  markOverdue,
  whichNeed,
  importCsv,
  currency,
  teamSize,
  withoutSamples,
  addChart,
  storeOnline,
  storeFormsOperation,
  addItem,
  removeItem,
  changePrice,
  removePrices,
  statePrices,
  addQuestion,
  changeQuestion,
  removeQuestion,
  quizRules,
  gameParts,
  shippingRule,
  taxRule,
  headerPhone,
  storageNotice,
  closure,
  partSize,
  sideBySide,
  wishlist,
  discount,
  priceCut,
  markSoldOut,
  relatedProducts,
  checkoutNote,
  wipLimit,
  archiveCards,
  cardLabels,
  subtasks,
  weekStart,
  renameStage,
  addStage,
  optionTone,
  attachFile,
  onlyRows,
  calendarView,
  totalLine,
  budget,
  duplicateRow,
  printList,
  rowHeight,
  menuPlace,
  ownPicture,
  looksEmpty,
  ...answers,
];

/**
 * Readings that count before all others wherever the app has the very thing they name: an entry, a column, a field. Where it
 * has not, they say nothing and the surest of the others runs.
 */
export const nearReadings: readonly Operation[] = [
  visitorAccounts,
  statePeople,
  renamePerson,
  chartColor,
  totalsOverTime,
  printEntry,
  roundResults,
  memoryPairs,
  startValue,
  clearDone,
  onlyPicked,
  hideDone,
  entryMark,
  valueMark,
  groupRows,
  pieceColor,
  fieldUnit,
  namedOptionTone,
  readingTime,
  postLine,
  postTags,
  postComments,
  removeNotice,
  withoutForm,
  askMore,
  slotLength,
  withoutContact,
  hidePrice,
  columnTotals,
  cardTint,
  galleryPage,
  buttonText,
  addService,
  dayFilter,
  favourites,
  variants,
  pickup,
  messageReactions,
  deleteOwnMessages,
  removeEntry,
  ...partsAskedFor,
  calculatorField,
  valueThere,
  strikeDone,
  sectionWordsOperation,
  note,
  removeFilter,
  exactChoices,
  emptyText,
  markEntries,
  entriesFirst,
  cardOrder,
  listOrder,
  statedFigure,
  dayLimits,
  overlap,
  mostPer,
  entriesApart,
  moveField,
  uniqueField,
  dayOrder,
  rejectionReason,
  fieldHint,
  fieldLimits,
  stars,
  changeEntry,
  renameEntry,
  moveEntry,
  addEntry,
  entryOfApp,
];

/**
 * What words that name no kind of change can mean in an app that has the thing they name. Tried in this order when the
 * surest reading changed nothing, or when there was none.
 */
export const secondReadings: readonly Operation[] = [
  onlyOption,
  addNamedField,
  addPlainField,
  removeNamed,
  addNamedList,
];
