import { ApiProblem } from "@/lib/api";

/** Message of a payment banner: one sentence, and details. */
export interface ProblemText {
	title: string;
	detail?: string;
	/** The order is above the limit of its member in a company: a colleague can approve it. */
	isAboveLimit?: true;
}

/** Source: spec §8 "Checkout", 503. */
export const UNAVAILABLE = "Service de paiement temporairement indisponible. Veuillez réessayer.";
export const EXPIRED = "Ce paiement a expiré. Reprenez votre commande.";
export const IN_PROGRESS = "Votre banque traite le paiement. Ne payez pas une seconde fois.";

/** True when the server may have acted on the request although no usable response came. */
export function isOutcomeUnknown(cause: unknown): boolean {
	return !(cause instanceof ApiProblem) || cause.status === 0 || cause.status >= 500 || cause.code === "UNREADABLE";
}
