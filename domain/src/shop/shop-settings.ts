import { z } from "zod";
import { PHONE_PATTERN } from "../accounts/account";
import {
	ELECTRONIC_ADDRESS_MESSAGES,
	electronicAddressFault,
	normaliseElectronicAddress,
} from "../business/electronic-address";
import { isBic, isIban, normaliseIban } from "../business/iban";
import { DEFAULT_HOME, homeContentSchema } from "../content/home-content";
import { DEFAULT_NAVIGATION, navigationSchema } from "../content/navigation";
import { emailText } from "../contract/email-text";
import { COUNTRY_CODES, DEFAULT_DELIVERY_COUNTRIES } from "../delivery/delivery-area";
import { DEFAULT_SHIPPING_OFFER, shippingOfferSchema } from "../delivery/options";
import { DEFAULT_SHIPPING_RULES } from "../delivery/shipping";
import { formatCents } from "../format";
import { DEFAULT_DEPOSIT_RULES, DEPOSIT, DEPOSIT_PERCENTAGES } from "../payments/deposit";
import { SHOP_IMAGE } from "./shop-image";

/** What an operator may change without a release; everything else that the specification states is fixed. */
export const SETTING_GROUPS = ["delivery", "shipping", "deposit", "lots", "shop", "home", "navigation"] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** As the audit log names them. */
export const SETTING_LABELS: Record<SettingGroup, string> = {
	delivery: "Livraison",
	shipping: "Modes de livraison",
	deposit: "Acompte",
	lots: "Lots",
	shop: "Boutique",
	home: "Page d'accueil",
	navigation: "Menus et pied de page",
};

const MONEY_BEGINS =
	"Vaut dès l'enregistrement, pour les paniers en cours et les prochaines commandes. Une commande passée garde ses conditions.";

/** Effective date of a change, stated before it is saved. */
export const SETTING_BEGINS: Record<SettingGroup, string> = {
	delivery: MONEY_BEGINS,
	shipping: MONEY_BEGINS,
	deposit: MONEY_BEGINS,
	lots: "Vaut dès l'enregistrement, pour tous les lots en stock.",
	shop: "Les pages le disent dès l'enregistrement. Les conditions de vente qui en changent valent pour les prochaines commandes.",
	navigation: "Toutes les pages changent dans les secondes qui suivent.",
	home: "La page d'accueil change pour tous dans les secondes qui suivent.",
};

const cents = (maximum: number) => {
	const message = "Saisissez un montant, en euros et centimes.";
	return z.number(message).int(message).min(0, message).max(maximum, message);
};
const line = (maximum = 200) => z.string("Un texte est attendu.").trim().max(maximum, `${maximum} caractères au plus.`);
const required = (message: string, maximum = 200) => line(maximum).min(1, message);
/** Empty means still to be completed, and pages say so. */
const legal = line(300);

const LOWEST_DEPOSIT = `L'acompte minimum est d'au moins ${formatCents(DEPOSIT.minimumCents)}.`;
const OFFERED = `Choisissez un pourcentage de ${DEPOSIT.minimumPercentage} à ${DEPOSIT.maximumPercentage}, par pas de ${DEPOSIT.step}.`;

const UNKNOWN_COUNTRY = `Pays possibles\u00a0: ${COUNTRY_CODES.join(", ")}.`;

/** Amounts in cents. Source: spec §9, whose figures are the defaults. */
const deliverySchema = z.object({
	freeShippingThresholdCents: cents(10_000_000),
	shippingCostCents: cents(100_000),
	/** Two-letter codes of the countries delivered to. */
	countries: z.array(z.enum(COUNTRY_CODES, UNKNOWN_COUNTRY), UNKNOWN_COUNTRY).min(1, "Choisissez au moins un pays."),
});

/**
 * Deposits can be closed, and their minimum raised, never lowered: the specified 20 EUR hold in any case. Percentages stay
 * 20 to 80 in steps of 5. Source: spec §5, §9.
 */
const depositSchema = z.object({
	isOpen: z.boolean("Valeurs possibles\u00a0: true ou false."),
	minimumCents: cents(1_000_000).min(DEFAULT_DEPOSIT_RULES.minimumCents, LOWEST_DEPOSIT),
	defaultPercentage: z.number(OFFERED).refine((percentage) => DEPOSIT_PERCENTAGES.includes(percentage), OFFERED),
});

const CLEARANCE = "Saisissez un nombre entier de jours, de 1 à 730.";

/** How long before its date a lot is proposed for clearance. */
const lotsSchema = z.object({
	clearanceDays: z.number(CLEARANCE).int(CLEARANCE).min(1, CLEARANCE).max(730, CLEARANCE),
});

/** Contact and legal data of the shop. */
const shopSchema = z.object({
	/** International form, "+33123456789". */
	phone: z.string("Un numéro est attendu.").trim().regex(PHONE_PATTERN, "Numéro attendu sous la forme +33123456789."),
	email: emailText("Saisissez une adresse e-mail."),
	/** In words: "du lundi au vendredi, de 9 h à 18 h". */
	hours: required("Saisissez les heures d'ouverture."),
	street: required("Saisissez le numéro et la rue."),
	postalCode: z
		.string("Un code postal est attendu.")
		.trim()
		.regex(/^\d{5}$/, "Un code postal a cinq chiffres."),
	city: required("Saisissez la ville."),
	/** Registered name, "Berlingot et fils". */
	legalName: legal,
	/** Legal form and share capital, "SARL au capital de 10 000 €". */
	legalForm: legal,
	/** SIREN of nine digits and the town of the trade register, "RCS Avignon 123 456 789". */
	registration: legal,
	/** Intra-community VAT number, "FR12 123456789". */
	vatNumber: legal,
	/** Where the shop gets and sends invoices in the French directory; empty for its SIREN. */
	electronicAddress: line(150)
		.overwrite(normaliseElectronicAddress)
		.refine(
			(address) => address === "" || (/^\d{9}/.test(address) && electronicAddressFault(address, address) === null),
			ELECTRONIC_ADDRESS_MESSAGES.siren,
		)
		.default(""),
	/** Publication director of the site. Loi n° 2004-575, art. 1-1. */
	publisher: legal,
	/** Name, address and phone of the company whose machines serve the shop. */
	host: legal,
	/** Consumer mediator with address and site. Code de la consommation, art. L616-1. */
	mediator: legal,
	/** Unique identifiers of the producer register, one a sector, "FR123456_01ABCD (emballages)". Code de l'environnement, art. L541-10-13. */
	producerIds: legal,
	/** ISO day on which the statement of accessibility was made. Code de la consommation, art. L412-13. */
	accessibilityOn: z.union([z.literal(""), z.iso.date()], "Une date AAAA-MM-JJ est attendue."),
	/** The account that transfers go to; empty where the shop takes none. With or without spaces. */
	iban: line(50)
		.refine((iban) => iban === "" || isIban(normaliseIban(iban)), "IBAN invalide\u00a0: vérifiez chaque caractère.")
		.default(""),
	/** Code of its bank. */
	bic: line(20)
		.refine(
			(bic) => bic === "" || isBic(normaliseIban(bic)),
			"BIC invalide\u00a0: huit ou onze caractères, par exemple PSSTFRPPLIL.",
		)
		.default(""),
	/**
	 * The Union's harmonised notice on the legal guarantee, an image that was uploaded. Regulation (EU) 2025/1960,
	 * annex I.
	 */
	guaranteeNotice: line(300)
		.refine((url) => url === "" || SHOP_IMAGE.test(url), "Cette image n'est pas un fichier de la boutique.")
		.default(""),
});
export type ShopIdentity = z.output<typeof shopSchema>;

export const SETTING_SCHEMAS = {
	delivery: deliverySchema,
	shipping: shippingOfferSchema,
	deposit: depositSchema,
	lots: lotsSchema,
	shop: shopSchema,
	home: homeContentSchema,
	navigation: navigationSchema,
} as const;
export type SettingValues = { [Group in SettingGroup]: z.output<(typeof SETTING_SCHEMAS)[Group]> };

/** Default settings: the specification's amounts, and the company of the demonstration. */
export const DEFAULT_SETTINGS: SettingValues = {
	delivery: { ...DEFAULT_SHIPPING_RULES, countries: [...DEFAULT_DELIVERY_COUNTRIES] },
	shipping: DEFAULT_SHIPPING_OFFER,
	deposit: DEFAULT_DEPOSIT_RULES,
	lots: { clearanceDays: 60 },
	shop: {
		phone: "+33123456789",
		email: "bonjour@confiserie.example",
		hours: "du lundi au vendredi, de 9 h à 18 h",
		street: "12 rue des Berlingots",
		postalCode: "84200",
		city: "Carpentras",
		legalName: "",
		legalForm: "",
		registration: "",
		vatNumber: "",
		electronicAddress: "",
		publisher: "",
		host: "",
		mediator: "",
		producerIds: "",
		accessibilityOn: "",
		iban: "",
		bic: "",
		guaranteeNotice: "",
	},
	home: DEFAULT_HOME,
	navigation: DEFAULT_NAVIGATION,
};
