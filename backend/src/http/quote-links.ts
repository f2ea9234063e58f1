import { currentEnv } from "../config/env";
import type { OrderBook } from "../modules/orders";
import { signPaymentLink } from "../modules/payments";
import type { QuoteLinks } from "../modules/quotes";

/** Where an order is paid without account, on the shop's own site. */
export function paymentPathAt(book: OrderBook): (orderNumber: string) => string {
	return (orderNumber) => `/payer/${signPaymentLink(orderNumber, currentEnv().COOKIE_SECRET, book.now()).token}`;
}

/** Where a quote is accepted, and its order paid. */
export function quoteLinks(book: OrderBook): QuoteLinks {
	const { STOREFRONT_URL: site } = currentEnv();
	const pathOf = paymentPathAt(book);
	return {
		paymentUrl: (orderNumber) => `${site}${pathOf(orderNumber)}`,
		quoteUrl: (key) => `${site}/devis/${key}`,
	};
}
