import type { ShopIdentity } from "./shop-settings";

/** A field of the shop's identity as both administrations name it. */
interface ShopField {
	name: keyof ShopIdentity;
	label: string;
	hint?: string;
}

/** How to reach the shop. */
export const SHOP_CONTACT_FIELDS: readonly ShopField[] = [
	{ name: "phone", label: "Téléphone", hint: "Forme internationale\u00a0: +33123456789." },
	{ name: "email", label: "E-mail affiché" },
	{ name: "hours", label: "Heures d'ouverture", hint: "Par exemple\u00a0: du lundi au vendredi, de 9 h à 18 h." },
	{ name: "street", label: "Numéro et rue" },
	{ name: "postalCode", label: "Code postal" },
	{ name: "city", label: "Ville" },
];

/** Legal data; pages name a missing value as still to be completed. */
export const SHOP_LEGAL_FIELDS: readonly ShopField[] = [
	{ name: "legalName", label: "Dénomination" },
	{ name: "legalForm", label: "Forme et capital" },
	{ name: "registration", label: "Immatriculation", hint: "Par exemple\u00a0: RCS Avignon 123 456 789." },
	{ name: "vatNumber", label: "TVA intracommunautaire" },
	{
		name: "electronicAddress",
		label: "Adresse de facturation électronique",
		hint: "Vide\u00a0: le SIREN. Par exemple\u00a0: 732829320_VENTES.",
	},
	{ name: "publisher", label: "Directeur de la publication" },
	{ name: "host", label: "Hébergeur", hint: "Nom, adresse et téléphone." },
	{ name: "mediator", label: "Médiateur de la consommation", hint: "Nom, adresse et site." },
	{
		name: "producerIds",
		label: "Identifiants uniques REP",
		hint: "Un par filière, par exemple FR123456_01ABCD (emballages).",
	},
	{
		name: "accessibilityOn",
		label: "Date de la déclaration d'accessibilité",
		hint: "AAAA-MM-JJ, après avoir relu la page.",
	},
];

/** Where transfers go. */
export const SHOP_BANK_FIELDS: readonly ShopField[] = [
	{ name: "iban", label: "IBAN", hint: "Les factures à payer l'indiquent, avec un code QR pour virement SEPA." },
	{ name: "bic", label: "BIC" },
];
