import { currentEnv } from "../config/env";
import { signPaymentLink } from "../modules/sales/payments";

/** The path of the page where an order is paid without an account, "/payer/…"; it opens this order and no other. */
export function payPath(orderNumber: string, now: Date): string {
	return `/payer/${signPaymentLink(orderNumber, currentEnv().COOKIE_SECRET, now).token}`;
}

/** The same as an address. */
export function payUrl(orderNumber: string, now: Date): string {
	return `${currentEnv().STOREFRONT_URL}${payPath(orderNumber, now)}`;
}
