import { DEMO_CARDS, type DemoCardOutcome, type DemoConfirmRequest } from "@confiserie/domain/contract/payment";
import type { FieldMessages } from "@/lib/form-resolver";

export interface DemoCardValues {
	number: string;
	expiry: string;
	cvc: string;
}

export const DEMO_CARD_TEXTS: Record<DemoCardOutcome, string> = {
	success: "Paiement accepté",
	declined: "Carte refusée",
	insufficient_funds: "Fonds insuffisants",
	requires_action: "Authentification 3-D Secure",
};

/** "4242 4242 4242 4242": digits in groups of four, sixteen at most. */
export function formatCardNumber(typed: string): string {
	const groups = typed
		.replace(/\D/g, "")
		.slice(0, 16)
		.match(/.{1,4}/g);
	return groups?.join(" ") ?? "";
}

/** "12 / 29" from typed or pasted text ("1229", "12/2029"); a first digit above 1 is a whole month. */
export function formatExpiry(typed: string): string {
	const [month = "", year] = typed.includes("/") ? typed.split("/") : [typed];
	const digits =
		year === undefined
			? month.replace(/\D/g, "")
			: month.replace(/\D/g, "").padStart(2, "0").slice(-2) + year.replace(/\D/g, "").replace(/^20(?=\d{2})/, "");
	const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
	return padded.length <= 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`;
}

/** Month 1 to 12 and four-digit year, or null. */
export function parseExpiry(text: string): { expMonth: number; expYear: number } | null {
	const match = /^(\d{2}) \/ (\d{2})$/.exec(text);
	const expMonth = Number(match?.[1]);
	return match && expMonth >= 1 && expMonth <= 12 ? { expMonth, expYear: 2000 + Number(match[2]) } : null;
}

/** A real card never leaves the browser: only the listed test cards pass. A card is good to the end of its month. */
export function validateDemoCard(card: DemoCardValues, now: Date): FieldMessages {
	const expiry = parseExpiry(card.expiry);
	const isOver = expiry && new Date(expiry.expYear, expiry.expMonth, 1) <= now;
	const number = card.number.replace(/\s/g, "");
	return {
		...(!Object.hasOwn(DEMO_CARDS, number) && {
			number:
				number === ""
					? "Saisissez le numéro de votre carte."
					: "Cette démonstration n'accepte que les cartes d'essai de la liste.",
		}),
		...(!expiry && { expiry: "Saisissez le mois et l'année, par exemple 12 / 29." }),
		...(isOver && { expiry: "Cette date est passée." }),
		...(!/^\d{3}$/.test(card.cvc) && { cvc: "Saisissez les trois chiffres." }),
	};
}

/** The card as POST /payments/demo/confirm wants it. */
export function confirmedCard(card: DemoCardValues): NonNullable<DemoConfirmRequest["card"]> {
	const expiry = parseExpiry(card.expiry);
	if (!expiry) throw new RangeError("A card needs a valid expiry before it is sent");
	return { number: card.number.replace(/\s/g, ""), ...expiry, cvc: card.cvc };
}
