/**
 * Retention periods of personal data. The privacy page states these figures, and the nightly purge applies
 * them. Orders: Code de commerce, art. L123-22, Code de la consommation, art. L213-1, D213-1, D213-2; idle accounts: CNIL,
 * délibération 2021-131, 18 September 2025; the rest: ours, after the CNIL's recommendations.
 */
export const RETENTION = {
	/** From its delivery; then an order loses its personal data, not its amounts. */
	orderYears: 10,
	/** Invoices and credit notes, from the end of their year. */
	invoiceYears: 10,
	/** Unaccepted quotes, since their last day; the others go with their order. */
	quoteYears: 1,
	/** Since the last sign-in, and not while an order is under way. */
	idleAccountYears: 2,
	/** Between the warning and the end of an idle account, at least. */
	idleWarningDays: 30,
	contactMessageYears: 1,
	/** Readers of the newsletter, since they confirmed it: then they are asked again. */
	newsletterYears: 3,
	/** Requests to be notified of a product, answered or not. */
	stockAlertYears: 1,
	/** Reviews, published or not, since they were written. */
	reviewYears: 5,
	/** Carts of the Store API, since they were touched last. */
	idleCartDays: 30,
	/** Recipients of mails, and reports of the payment provider. */
	traceYears: 1,
	/** Messages of webhooks, delivered or not; they hold no personal data. */
	webhookDays: 30,
	/** Imports with their reports, and what undoes them. */
	importDays: 30,
	/** Exports of orders or products made in Medusa Admin. */
	exportDays: 1,
	/** Images that were uploaded for a product which was never saved with them. */
	unusedImageDays: 2,
} as const;

/**
 * The moment that lies so many years before `now`, by the calendar in UTC. On 29 February it is on the 28th of a year that has no
 * 29th: by 1 March the shop would forget the records of that day a day early.
 */
export function yearsBefore(now: Date, years: number): Date {
	const then = new Date(now);
	then.setUTCFullYear(then.getUTCFullYear() - years);
	if (then.getUTCMonth() !== now.getUTCMonth()) then.setUTCDate(0);
	return then;
}

export function daysBefore(now: Date, days: number): Date {
	return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
