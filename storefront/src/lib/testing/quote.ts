import type { AdminQuote, Quote } from "@confiserie/domain/contract/quotes";
import { QUOTE, QUOTES } from "@confiserie/domain/contract/quotes.docs";

const ARTICLE = {
	productId: "prod_1",
	productName: "Pop-corn caramel",
	productReference: "POP-CAR",
	productImageUrl: "",
};

/** The contract's own example: sixteen boxes at an agreed price, with a deposit by link. */
export const quote: Quote = {
	...QUOTE,
	number: "DEV-2026-000007",
	lines: QUOTE.lines.map((line) => ({ ...line, ...ARTICLE })),
};

/** The same as staff reads it. */
export const adminQuote: AdminQuote = {
	...QUOTES.answers.AdminQuote.example,
	...quote,
	...{ id: "quote_1", key: "q3W8key", url: "https://exemple.fr/devis/q3W8key" },
	...{ customerId: "cus_1", email: "camille@exemple.fr", company: null, channelId: "sc_1" },
};
