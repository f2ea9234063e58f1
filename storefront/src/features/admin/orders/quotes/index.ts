export { AdminQuotePage } from "./admin-quote-page";
export { NewQuotePage } from "./new-quote-page";
export { QuotesListPage } from "./quotes-list-page";
