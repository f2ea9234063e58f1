import { sirenOf } from "./siren";

/** Code of the French e-invoicing directory among electronic addresses (EN 16931 BT-34-1 and BT-49-1; EAS). */
export const FRENCH_DIRECTORY = "0225";

const LONGEST = 125;

/**
 * The stored form of an address of the French directory as it was typed: the company's SIREN, alone or followed by an
 * establishment, a service or a suffix of its own ("732829320_COMPTA"). Source: AFNOR XP Z12-012, BR-FR-21, 23 and 25.
 */
export const normaliseElectronicAddress = (typed: string): string => typed.replace(/\s/g, "");

/** What is wrong with it for a company of this SIREN or SIRET; null for nothing. Empty means the SIREN alone. */
export function electronicAddressFault(address: string, registration: string): string | null {
	if (address === "") return null;
	if (address.length > LONGEST || !/^[A-Za-z0-9+\-_.]+$/.test(address)) return ELECTRONIC_ADDRESS_MESSAGES.form;
	const siren = sirenOf(registration);
	return siren === "" || !address.startsWith(siren) ? ELECTRONIC_ADDRESS_MESSAGES.siren : null;
}

export const ELECTRONIC_ADDRESS_MESSAGES = {
	form: "Adresse électronique invalide\u00a0: chiffres, lettres et - _ + . seulement, 125 caractères au plus.",
	siren: "L'adresse électronique commence par le SIREN de l'entreprise, par exemple 732829320_COMPTA.",
} as const;
