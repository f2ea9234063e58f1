export { acceptQuote } from "./accept-quote";
export { listAdminQuotes, listOwnQuotes } from "./list-quotes";
export { makeQuote } from "./make-quote";
export { priceQuote } from "./price-quote";
export { readQuotePdf } from "./read-quote-pdf";
export { type QuoteLinks, readAdminQuote, readQuote } from "./serialize-quote";
export { withdrawQuote } from "./withdraw-quote";
