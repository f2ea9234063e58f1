import { normaliseIban } from "../business/iban";
import { DEFAULT_SETTINGS, type ShopIdentity } from "./shop-settings";

/**
 * What the law requires of every shop, in the words of a sentence. Sources: loi n° 2004-575 art. 1-1, Code de la consommation
 * art. L616-1 and L412-13, code de l'environnement art. R541-173.
 */
const LEGAL = {
	legalName: "dénomination",
	legalForm: "forme juridique",
	registration: "immatriculation",
	vatNumber: "numéro de TVA",
	publisher: "directeur de la publication",
	host: "hébergeur",
	mediator: "médiateur de la consommation",
	producerIds: "identifiants uniques REP",
	accessibilityOn: "date de la déclaration d'accessibilité",
} satisfies Partial<Record<keyof ShopIdentity, string>>;
const LEGAL_FIELDS = Object.keys(LEGAL) as (keyof typeof LEGAL)[];
/** How to reach the shop: filled in from the start, with the demo company's. */
const CONTACT = { phone: "téléphone", email: "e-mail", street: "adresse" } satisfies Partial<
	Record<keyof ShopIdentity, string>
>;
const CONTACT_FIELDS = Object.keys(CONTACT) as (keyof typeof CONTACT)[];

/** The fictitious company of the demo shop. No company has this SIREN: its check digit is right, its number is a counting. */
export const DEMO_COMPANY = {
	legalName: "Les Sucres de Carpentras (démonstration)",
	legalForm: "SARL au capital de 10 000 €",
	registration: "RCS Avignon 123 456 782",
	vatNumber: "FR11123456782",
	publisher: "Camille Sucre",
	host: "Hébergeur de démonstration, 1 rue de l'Exemple, 75000 Paris, 01 23 45 67 89",
	mediator: "Médiateur de démonstration, 2 rue de l'Exemple, 75000 Paris, www.exemple.fr",
	producerIds: "FR123456_01ABCD (emballages)",
	accessibilityOn: "2026-11-23",
} as const satisfies Record<keyof typeof LEGAL, string>;

/** Its account: the example of the IBAN registry, which is no one's. */
export const DEMO_ACCOUNT = { iban: "FR1420041010050500013M02606" } as const;

/** What is still blank, in words. */
export function missingCompanyData(shop: Pick<ShopIdentity, keyof typeof LEGAL>): string[] {
	return LEGAL_FIELDS.filter((field) => shop[field] === "").map((field) => LEGAL[field]);
}

/** What is the demo company's, in words: a shop that sells has its own. */
export function demoCompanyData(shop: ShopIdentity): string[] {
	const contact = CONTACT_FIELDS.filter((field) => shop[field] === DEFAULT_SETTINGS.shop[field]);
	// Two shops may make their statement on the same day.
	const legal = LEGAL_FIELDS.filter((field) => field !== "accessibilityOn" && shop[field] === DEMO_COMPANY[field]);
	const account = normaliseIban(shop.iban) === DEMO_ACCOUNT.iban ? ["IBAN"] : [];
	return [...contact.map((field) => CONTACT[field]), ...legal.map((field) => LEGAL[field]), ...account];
}

/** Whether the demo company sells: its documents have no value. */
export const isDemoCompany = ({ registration }: Pick<ShopIdentity, "registration">): boolean =>
	registration === DEMO_COMPANY.registration;
