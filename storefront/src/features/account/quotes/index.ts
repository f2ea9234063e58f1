export { OwnQuotes } from "./own-quotes";
export { QuoteBadge } from "./quote-badge";
export { QuoteBody } from "./quote-body";
export { QuotePage } from "./quote-page";
