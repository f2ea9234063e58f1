/** Limits of what a customer writes when asking for a quote, and of what is answered without one. */
export const INQUIRY_LIMITS = { message: 2000, reason: 1000 } as const;

/** Where an inquiry stands: it waits, a quote answers it, or staff declined it. */
export const INQUIRY_STATES = {
	OPEN: { label: "En attente de réponse" },
	ANSWERED: { label: "Devis envoyé" },
	DECLINED: { label: "Sans suite" },
} as const;
export type InquiryState = keyof typeof INQUIRY_STATES;
export const INQUIRY_STATE_NAMES = Object.keys(INQUIRY_STATES) as [InquiryState, ...InquiryState[]];
