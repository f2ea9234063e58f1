import type { ImportSource } from "../catalogue/import-sources";
import { foldWords } from "../fold-text";

/** What a column of a file of customers can become, with its label. A consent is none of them: it was given to another shop. */
export const CUSTOMER_TARGETS = {
	email: "E-mail",
	firstName: "Prénom",
	lastName: "Nom",
	fullName: "Prénom et nom",
	phone: "Téléphone",
	street: "Livraison : rue",
	additionalInfo: "Livraison : complément",
	postalCode: "Livraison : code postal",
	city: "Livraison : ville",
	country: "Livraison : pays",
	otherStreet: "Autre adresse : rue",
	otherAdditionalInfo: "Autre adresse : complément",
	otherPostalCode: "Autre adresse : code postal",
	otherCity: "Autre adresse : ville",
	otherCountry: "Autre adresse : pays",
	company: "Entreprise",
	registration: "SIREN ou SIRET",
	vatNumber: "Numéro de TVA",
	electronicAddress: "Adresse de facturation électronique",
} as const;
export type CustomerTarget = keyof typeof CUSTOMER_TARGETS;

/** Columns of consents, which are named and left out. */
const CONSENT = /newsletter|marketing|opt ?in|lettre d info|offres partenaires|consent/;

/** Headings of each software, plain: one of each list of `marks` is in every export of it. */
const MARKS: Record<ImportSource, readonly (readonly string[])[]> = {
	SHOPIFY: [["email"], ["accepts email marketing", "accepts marketing"], ["total spent"]],
	WOOCOMMERCE: [
		["billing postcode", "last active", "derniere activite"],
		["email", "user email", "billing email", "e mail", "adresse e mail", "adresse email", "adresse de messagerie"],
	],
	PRESTASHOP: [
		["titles id mr 1 ms 2 else 0", "titre", "titre de civilite", "alias", "social title"],
		["email", "customer e mail", "adresse e mail", "email address"],
	],
	ODOO: [
		["name", "complete name", "nom", "nom complet"],
		["is a company", "company type", "related company", "est une societe", "type de societe", "societe liee"],
		["email", "e mail"],
	],
	SAGE: [
		["code client", "code tiers", "numero client", "numero compte", "numero tiers"],
		["intitule", "raison sociale", "nom"],
		["email", "e mail", "adresse e mail"],
	],
};

/**
 * Names of columns, plain, in the order of preference, in English and French. Sources: Shopify, "Import and export customer
 * data"; WooCommerce, "Customer/Order/Coupon CSV Export" and the report of customers; PrestaShop, sample files of "Import" and
 * the list of customers; Odoo, "Export and import data"; Sage 50 and Sage 100, lists of customers, whose columns a merchant chooses.
 */
const HEADINGS: readonly (readonly [CustomerTarget, ...string[]])[] = [
	[
		"email",
		"email",
		"user email",
		"customer e mail",
		"adresse e mail",
		"adresse email",
		"adresse de messagerie",
		"email address",
		"e mail",
		"mail",
		"courriel",
		"billing email",
	],
	["firstName", "first name", "firstname", "prenom", "billing first name", "shipping first name"],
	["lastName", "last name", "lastname", "nom", "nom de famille", "billing last name", "shipping last name"],
	["fullName", "name", "nom complet", "prenom et nom", "contact"],
	[
		"phone",
		"phone",
		"telephone",
		"tel",
		"portable",
		"mobile phone",
		"mobile",
		"billing phone",
		"shipping phone",
		"default address phone",
		"telephone de livraison",
		"telephone de facturation",
	],
	[
		"street",
		"shipping address 1",
		"default address address1",
		"address1",
		"address 1",
		"address",
		"adresse",
		"street",
		"rue",
	],
	[
		"additionalInfo",
		"shipping address 2",
		"default address address2",
		"address2",
		"address 2",
		"complement",
		"street2",
		"rue 2",
		"rue2",
	],
	[
		"postalCode",
		"shipping postcode",
		"default address zip",
		"zip",
		"zipcode",
		"postal code",
		"postcode",
		"code postal",
		"cp",
	],
	["city", "shipping city", "default address city", "city", "ville"],
	[
		"country",
		...[
			"shipping country",
			"default address country code",
			"country code",
			"country",
			"country region",
			"pays",
			"pays region",
			"pays ou region",
		],
	],
	["otherStreet", "billing address 1"],
	["otherAdditionalInfo", "billing address 2"],
	["otherPostalCode", "billing postcode"],
	["otherCity", "billing city"],
	["otherCountry", "billing country"],
	[
		"company",
		"company",
		"default address company",
		"billing company",
		"societe",
		"entreprise",
		"raison sociale",
		"intitule",
		"related company",
		"societe liee",
	],
	["registration", "siret", "siren", "siren ou siret", "n siret", "registration", "dni nif"],
	[
		"vatNumber",
		"vat number",
		"billing vat number",
		"numero de tva",
		"tva intracommunautaire",
		"tva",
		"n tva",
		"n tva intracommunautaire",
		"n identifiant",
		"tax id",
	],
	["electronicAddress", "adresse de facturation electronique", "ligne d adressage", "electronic address", "bt 49"],
];

interface ProposedColumns {
	source: ImportSource | null;
	columns: { target: CustomerTarget | null; isConsent: boolean }[];
}

/**
 * Recognises what each column of a file of customers is. Several columns may be one target: of each line, the first that is filled
 * counts.
 */
export function proposeColumns(headings: readonly string[]): ProposedColumns {
	const plain = headings.map(foldWords);
	const names = Object.keys(MARKS) as ImportSource[];
	const source = names.find((name) => MARKS[name].every((any) => any.some((mark) => plain.includes(mark)))) ?? null;
	const found = plain.map((heading) => HEADINGS.find(([, ...known]) => known.includes(heading))?.[0] ?? null);
	// Odoo and WooCommerce have one name, which their French exports call "Nom".
	const isWhole = !found.includes("firstName");
	return {
		source,
		columns: found.map((target, at) => {
			const isConsent = CONSENT.test(plain[at] ?? "");
			return { target: isConsent ? null : target === "lastName" && isWhole ? "fullName" : target, isConsent };
		}),
	};
}
