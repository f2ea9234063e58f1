/** Validity of a quote in days, today not counted: default and maximum. Ours. */
export const QUOTE_VALID_DAYS = { usual: 30, most: 180 } as const;
export const QUOTE_NOTE_LENGTH = 2000;

/** State of a quote, as lists show it. SENT: it can be accepted. */
export const QUOTE_STATES = {
	SENT: { label: "En attente" },
	ACCEPTED: { label: "Accepté" },
	EXPIRED: { label: "Expiré" },
	WITHDRAWN: { label: "Retiré" },
	REPLACED: { label: "Remplacé" },
} as const;
export type QuoteState = keyof typeof QUOTE_STATES;
export const QUOTE_STATE_NAMES = Object.keys(QUOTE_STATES) as [QuoteState, ...QuoteState[]];

/** What decides about the state of a quote. */
export interface QuoteFacts {
	/** The order that it became. */
	orderId: string | null;
	replacedBy: string | null;
	withdrawnAt: Date | null;
	/** The last day on which it can be accepted, "2026-12-22" in Paris. */
	validUntil: string;
}

/** State of a quote on a day, "2026-11-22" in Paris. */
export function quoteState({ orderId, replacedBy, withdrawnAt, validUntil }: QuoteFacts, today: string): QuoteState {
	if (orderId !== null) return "ACCEPTED";
	if (replacedBy !== null) return "REPLACED";
	if (withdrawnAt !== null) return "WITHDRAWN";
	return today > validUntil ? "EXPIRED" : "SENT";
}

/** The error for accepting or withdrawing a quote that is no longer open. */
export const QUOTE_CLOSED_WORDS: Readonly<Record<Exclude<QuoteState, "SENT">, string>> = {
	ACCEPTED: "Ce devis est déjà accepté.",
	REPLACED: "Ce devis a été remplacé par un autre. Ouvrez le nouveau.",
	WITHDRAWN: "Ce devis a été retiré. Contactez-nous pour en recevoir un autre.",
	EXPIRED: "Ce devis a expiré. Contactez-nous pour en recevoir un autre.",
};

/** The series of the quotes of a year, "DEV-2026"; numbers as billing documents have them. */
export const quoteSeries = (issuedOn: string): string => `DEV-${issuedOn.slice(0, 4)}`;
