import { currentEnv } from "../config/env";
import type { OrderContext } from "../modules/sales/orders";
import { signPaymentLink } from "../modules/sales/payments";
import type { QuoteLinks } from "../modules/sales/quotes";

/** Where an order is paid without account, on the shop's own site. */
export function paymentPathAt(context: OrderContext): (orderNumber: string) => string {
	return (orderNumber) => `/payer/${signPaymentLink(orderNumber, currentEnv().COOKIE_SECRET, context.now()).token}`;
}

/** Where a quote is accepted, and its order paid. */
export function quoteLinks(context: OrderContext): QuoteLinks {
	const { STOREFRONT_URL: site } = currentEnv();
	const pathOf = paymentPathAt(context);
	return {
		paymentUrl: (orderNumber) => `${site}${pathOf(orderNumber)}`,
		quoteUrl: (key) => `${site}/devis/${key}`,
	};
}
