import { unprintable } from "../invoicing/printable";
import { oneLine } from "../text";
import { compactNumber, isSiren, isSiret } from "./siren";
import { isVatNumber, normaliseVatNumber, sirenOfVatNumber } from "./vat-number";

/** A buyer who acts for a company. */
export interface BusinessFields {
	company: string;
	/** SIREN or SIRET, digits alone; empty for a company that has none. */
	registration: string;
	/** With the country's letters; empty for a company that has none. */
	vatNumber: string;
}
export type BusinessField = keyof BusinessFields;

/** Longest texts, in characters. */
export const BUSINESS_LIMITS = {
	company: 200,
	registration: 20,
	vatNumber: 20,
	purchaseOrder: 50,
	costCentre: 50,
} as const;

export const BUSINESS_MESSAGES = {
	company: "Saisissez la raison sociale.",
	registration: "Numéro SIREN (9 chiffres) ou SIRET (14 chiffres) invalide.",
	vatNumber: "Numéro de TVA intracommunautaire invalide, par exemple FR44732829320.",
	mismatch: "Ce numéro de TVA n'est pas celui de ce SIREN.",
} as const;

/** What is wrong with a company as it was typed, by field in screen order; empty when nothing is. */
export function businessFaults(typed: BusinessFields): Partial<Record<BusinessField, string>> {
	const { company, registration, vatNumber } = normaliseBusiness(typed);
	const faults: Partial<Record<BusinessField, string>> = {};
	if (company === "") faults.company = BUSINESS_MESSAGES.company;
	const isRegistered = isSiren(registration) || isSiret(registration);
	if (registration !== "" && !isRegistered) faults.registration = BUSINESS_MESSAGES.registration;
	if (vatNumber !== "" && !isVatNumber(vatNumber)) faults.vatNumber = BUSINESS_MESSAGES.vatNumber;
	else if (isRegistered && sirenOfVatNumber(vatNumber) !== null && !registration.startsWith(vatNumber.slice(4)))
		faults.vatNumber = BUSINESS_MESSAGES.mismatch;
	return faults;
}

/** The SIREN in the shop's own registration, "RCS Avignon 123 456 789"; null without one. */
export function sirenIn(registration: string): string | null {
	const found = /\b(\d{3})\s?(\d{3})\s?(\d{3})\b/.exec(registration);
	return found?.slice(1).join("") ?? null;
}

/** What is wrong with the shop's own VAT number; null for none. */
export function sellerVatFault(seller: Pick<BusinessFields, "registration" | "vatNumber">): string | null {
	const vatNumber = normaliseVatNumber(seller.vatNumber);
	if (vatNumber === "") return null;
	if (!isVatNumber(vatNumber)) return BUSINESS_MESSAGES.vatNumber;
	const [stated, own] = [sirenIn(seller.registration), sirenOfVatNumber(vatNumber)];
	return stated !== null && own !== null && stated !== own ? BUSINESS_MESSAGES.mismatch : null;
}

/** The stored form of a company. */
export function normaliseBusiness({ company, registration, vatNumber }: BusinessFields): BusinessFields {
	return {
		company: oneLine(company),
		registration: compactNumber(registration),
		vatNumber: normaliseVatNumber(vatNumber),
	};
}

/** The buyer's own marks of an order, which its invoice repeats. */
export interface OrderReferences {
	/** Number of the purchase order (EN 16931, BT-13). */
	purchaseOrder: string;
	/** Where the buyer books it (EN 16931, BT-19). */
	costCentre: string;
}
export const ORDER_REFERENCES = ["purchaseOrder", "costCentre"] as const satisfies (keyof OrderReferences)[];

export const REFERENCE_MESSAGE = "Cette référence contient un caractère qu'une facture ne peut pas imprimer.";

/** Whether an invoice can repeat a mark of the buyer; an empty one is none. */
export const isReference = (typed: string): boolean => unprintable(oneLine(typed)).length === 0;
