import { companyPath } from "@/features/account/company";
import type { ProblemText } from "@/features/shop/payment";
import { ApiProblem } from "@/lib/api";

/** Source: spec §8 "Checkout". */
export const INTENT_MESSAGES = {
	invalid: "Données de paiement invalides. Veuillez vérifier vos informations.",
	unavailable: "Service de paiement temporairement indisponible. Veuillez réessayer.",
	other: "Erreur lors de la création du paiement. Veuillez réessayer.",
} as const;

/** The words for a create-intent that failed: 400, 503 and the rest as specified; a coded refusal shows its own message. */
export function intentProblem(cause: unknown): ProblemText {
	if (!(cause instanceof ApiProblem)) return { title: INTENT_MESSAGES.other };
	if (cause.code === "APPROVAL_REQUIRED") return { title: cause.message, isAboveLimit: true };
	if (cause.code === "DEPOSIT_REFUSED") return { title: cause.message };
	if (cause.status === 400)
		return withDetail(INTENT_MESSAGES.invalid, cause.code === "VALIDATION" ? "" : cause.message);
	if (cause.status === 503) return { title: INTENT_MESSAGES.unavailable };
	if (cause.isFromServer && cause.status < 500) return { title: cause.message };
	return withDetail(INTENT_MESSAGES.other, cause.isFromServer ? "" : cause.message);
}

/** Complaints about form fields, by the form's own paths: the server names them "orderData.address.street". */
export function formErrors(cause: unknown): { field: string; message: string }[] {
	if (!(cause instanceof ApiProblem)) return [];
	const prefix = "orderData.";
	return cause.errors.flatMap(({ field, message }) =>
		field.startsWith(prefix) ? [{ field: companyPath(field.slice(prefix.length)), message }] : [],
	);
}

const withDetail = (title: string, detail: string): ProblemText => (detail ? { title, detail } : { title });
