import { currentEnv } from "../config/env";
import { type OrderBook, type QuoteLinks, signPaymentLink } from "../modules/ordering";

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
