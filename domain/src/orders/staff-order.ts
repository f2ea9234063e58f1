/** Days for which an unpaid order entered by staff holds its stock. */
export const STAFF_HOLD_DAYS = 7;

/**
 * How an order that staff entered is paid: by a link that its customer gets, by a transfer, which staff records, or
 * later. The last is accepted at once and holds its stock until it is cancelled.
 */
export const STAFF_PAYMENTS = {
	LINK: { label: "Par carte, avec un lien envoyé au client" },
	TRANSFER: { label: "Par virement, chèque ou espèces" },
	LATER: { label: "Plus tard\u00a0: la commande est acceptée tout de suite" },
} as const;
export type StaffPayment = keyof typeof STAFF_PAYMENTS;

/** Until when an order that staff enters now holds its stock unpaid; null where nothing runs out. */
export function staffHoldEnd(payment: StaffPayment, now: Date): Date | null {
	return payment === "LATER" ? null : new Date(now.getTime() + STAFF_HOLD_DAYS * 24 * 3_600_000);
}
