import { z } from "zod";
import { ADDRESS_COUNTRIES } from "../customers/address";
import { COMPANY_PREFIX } from "../fulfilment/sscc";
import { COUNTRY_CODES, type CountryCode } from "./delivery-area";

/** What an option is, as screens name it. */
export const OPTION_KINDS = {
	parcel: "Colis",
	pallet: "Palette",
	express: "Express",
	van: "Livraison par nos soins",
	pickup: "Retrait sur place",
} as const;
export type OptionKind = keyof typeof OPTION_KINDS;
export const OPTION_KIND_CODES = Object.keys(OPTION_KINDS) as [OptionKind, ...OptionKind[]];

const MONEY = "Saisissez un montant, en euros et centimes.";
const cents = z.number(MONEY).int(MONEY).min(0, MONEY).max(10_000_000, MONEY);
const whole = (message: string, minimum: number, maximum: number) =>
	z.number(message).int(message).min(minimum, message).max(maximum, message);
const name = z.string("Saisissez un nom.").trim().min(1, "Saisissez un nom.").max(80, "80 caractères au plus.");
const code = z.string("Un identifiant est attendu.").regex(/^[a-z0-9-]{1,40}$/, "Un identifiant est attendu.");

const RATE = "Saisissez un taux de 0 à 30\u00a0%.";
const rate = z.number(RATE).min(0, RATE).max(30, RATE);

/** VAT percentages of a country: what takes its place of the French standard rate, and of the reduced ones. */
export const zoneVatSchema = z.object({ standardPercent: rate, reducedPercent: rate });
export type ZoneVat = z.output<typeof zoneVatSchema>;

/**
 * Where options deliver to: a country, or the part of it whose postal codes begin with one of these texts. Corsica is "20",
 * Monaco "980", a department its two digits. An address belongs to the zone that names most of its postal code.
 */
export const serviceZoneSchema = z.object({
	id: code,
	name,
	country: z.enum(COUNTRY_CODES, "Choisissez un pays."),
	/** None: the whole country. */
	prefixes: z
		.array(z.string().regex(/^[0-9A-Z]{1,7}$/i, "Un début de code postal se compose de chiffres."))
		.max(500, "500 débuts de codes postaux au plus."),
	/** The country's rates, once the shop owes its VAT there; without them French VAT. */
	vat: zoneVatSchema.nullish(),
});
export type ServiceZone = z.output<typeof serviceZoneSchema>;

const KILOGRAMS = "Saisissez un poids en kilogrammes entiers.";
const BANDS = "Saisissez de 1 à 50 tranches.";
/** Ascending by what they begin or end with: two bands of one bound would leave the price open. */
const ascending = <Band>(bands: readonly Band[], boundOf: (band: Band) => number) =>
	bands.every((band, index) => index === 0 || boundOf(band) > boundOf(bands[index - 1] as Band));
const UNSORTED = "Classez les tranches par ordre croissant.";

/** What carrying costs, incl. VAT, in cents. */
export const shippingRateSchema = z.discriminatedUnion(
	"by",
	[
		/** By gross weight. Above the last band the option is not offered. */
		z.object({
			by: z.literal("weight"),
			bands: z
				.array(z.object({ upToKilograms: whole(KILOGRAMS, 1, 100_000), cents }), BANDS)
				.min(1, BANDS)
				.max(50, BANDS)
				.refine((bands) => ascending(bands, ({ upToKilograms }) => upToKilograms), UNSORTED),
		}),
		/** By full pallets; the rest by layers and boxes or by mixed pallets, whichever is cheaper. */
		z.object({ by: z.literal("units"), palletCents: cents, layerCents: cents, boxCents: cents }),
		/** By the value of the goods incl. VAT. */
		z.object({
			by: z.literal("value"),
			bands: z
				.array(z.object({ fromCents: cents, cents }), BANDS)
				.min(1, BANDS)
				.max(50, BANDS)
				.refine((bands) => bands[0]?.fromCents === 0, "La première tranche commence à 0\u00a0€.")
				.refine((bands) => ascending(bands, ({ fromCents }) => fromCents), UNSORTED),
		}),
	],
	"Choisissez un mode de calcul.",
);
export type ShippingRate = z.output<typeof shippingRateSchema>;

/** A service beside the carriage: tail lift, appointment, protection from heat. */
export const surchargeSchema = z.object({
	id: code,
	name,
	cents,
	/** The customer chooses it; otherwise each delivery by this option pays it. */
	isOptional: z.boolean("Valeurs possibles\u00a0: true ou false."),
});
export type Surcharge = z.output<typeof surchargeSchema>;

const line = (missing: string) => z.string(missing).trim().min(1, missing).max(200, "200 caractères au plus.");

/** Where and when customers fetch their goods. */
export const pickupPlaceSchema = z.object({
	address: line("Saisissez l'adresse du retrait."),
	/** "De 9 h à 12 h et de 14 h à 18 h" */
	hours: line("Saisissez les horaires du retrait."),
	/** Days of the week on which it is open, Monday is 1. */
	weekdays: z
		.array(z.number().int().min(1).max(7), "Choisissez au moins un jour.")
		.min(1, "Choisissez au moins un jour.")
		.max(7, "Sept jours au plus."),
});
export type PickupPlace = z.output<typeof pickupPlaceSchema>;

export const shippingOptionSchema = z.object({
	id: code,
	name,
	kind: z.enum(OPTION_KIND_CODES, "Choisissez un type de livraison."),
	/** "Geodis"; empty for the shop's own delivery. */
	carrier: z.string("Un texte est attendu.").trim().max(80, "80 caractères au plus."),
	zones: z.array(code).min(1, "Choisissez au moins une zone."),
	rate: shippingRateSchema,
	/** Value of the goods from which the carriage is free; surcharges are paid all the same. Null: never. */
	freeFromCents: cents.nullable(),
	/** Not offered above this gross weight; null: no limit. */
	maximumKilograms: whole(KILOGRAMS, 1, 100_000).nullable(),
	/** Working days between dispatch and delivery. */
	transitDays: whole("Saisissez de 0 à 30 jours.", 0, 30),
	/** The customer may ask for a later day. */
	hasDayChoice: z.boolean("Valeurs possibles\u00a0: true ou false."),
	surcharges: z.array(surchargeSchema).max(10, "10 suppléments au plus."),
	/** Of a pickup. */
	pickup: pickupPlaceSchema.nullish(),
});
export type ShippingOption = z.output<typeof shippingOptionSchema>;

/** Pallets of several products, which have the pallet's price. */
export const mixedPalletsSchema = z.object({
	isAllowed: z.boolean("Valeurs possibles\u00a0: true ou false."),
	/** From how much of a pallet on it counts as filled. */
	minimumFillPercent: whole("Saisissez de 50 à 100\u00a0%.", 50, 100),
	/** What takes part: products of these categories, and these products; everything where both lists are empty. */
	categories: z.array(z.string().max(64), "Une liste de catégories est attendue.").max(100, "100 catégories au plus."),
	productIds: z.array(z.string().max(64), "Une liste de produits est attendue.").max(500, "500 produits au plus."),
});
export type MixedPalletRules = z.output<typeof mixedPalletsSchema>;
const NO_MIXED_PALLETS: MixedPalletRules = {
	isAllowed: false,
	minimumFillPercent: 90,
	categories: [],
	productIds: [],
};

export const packingLimitsSchema = z.object({
	/** Grams of a box whose product has no net weight. */
	boxGrams: whole("Saisissez un poids en grammes.", 1, 100_000),
	/** Percent of the net weight that carton and wrapping add. */
	tarePercent: whole("Saisissez de 0 à 100\u00a0%.", 0, 100),
	/** Most kilograms on a mixed pallet. */
	palletKilograms: whole(KILOGRAMS, 1, 5_000),
	/** Height of a mixed pallet in percent of a full one. */
	palletFillPercent: whole("Saisissez de 10 à 100\u00a0%.", 10, 100),
	/** Boxes on a pallet of a product that is not sold by the pallet. */
	boxesPerPallet: whole("Saisissez un nombre de cartons.", 1, 10_000),
	mixedPallets: mixedPalletsSchema.default(NO_MIXED_PALLETS),
});
export type PackingLimits = z.output<typeof packingLimitsSchema>;

/** Days on which nothing leaves, and how long preparing and carrying take. */
export const dispatchRulesSchema = z.object({
	/** An order placed from this hour on, in Paris, counts as one of the next working day. 24: none does. */
	cutOffHour: whole("Saisissez une heure de 0 à 24.", 0, 24),
	/** Working days until an order has left. */
	preparationDays: whole("Saisissez de 0 à 30 jours.", 0, 30),
	/** Working days between dispatch and delivery where the shop has no options: each of these has its own. */
	transitDays: whole("Saisissez de 0 à 30 jours.", 0, 30).default(2),
	/** Days of closure beside weekends and public holidays. */
	closedDays: z
		.array(z.iso.date("Une date AAAA-MM-JJ est attendue."), "Une liste de dates est attendue.")
		.max(200, "200 jours au plus."),
});
export type DispatchRules = z.output<typeof dispatchRulesSchema>;

const hasTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;

/** Everything beside the specified rule. Without options that rule alone applies, everywhere. */
export const shippingOfferSchema = z
	.object({
		zones: z.array(serviceZoneSchema, "Une liste de zones est attendue.").max(50, "50 zones au plus."),
		options: z
			.array(shippingOptionSchema, "Une liste de modes est attendue.")
			.max(60, "60 modes de livraison au plus."),
		packing: packingLimitsSchema,
		dispatch: dispatchRulesSchema,
		/** Begins the SSCC of parcels and pallets; empty: numbers that serve inside the house alone. */
		companyPrefix: z
			.string("Un préfixe GS1 est attendu.")
			.trim()
			.refine(
				(prefix) => prefix === "" || COMPANY_PREFIX.test(prefix),
				"Un préfixe d'entreprise GS1 compte de 7 à 10 chiffres.",
			)
			.default(""),
	})
	.superRefine(({ zones, options }, context) => {
		const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
		if (hasTwice(zones.map(({ id }) => id))) refuse(["zones"], "Deux zones portent le même identifiant.");
		if (hasTwice(options.map(({ id }) => id))) refuse(["options"], "Deux modes portent le même identifiant.");
		for (const [index, zone] of zones.entries()) {
			const owner = zones.findIndex((other) => other !== zone && overlaps(other, zone));
			if (owner > index)
				refuse(["zones", owner, "prefixes"], `Ces codes postaux sont déjà dans «\u00a0${zone.name}\u00a0».`);
			if (zone.country === "FR" && zone.vat)
				refuse(["zones", index, "vat"], "En France et à Monaco, la TVA française s'applique.");
		}
		for (const [index, option] of options.entries()) {
			if (option.zones.some((id) => !zones.some((zone) => zone.id === id)))
				refuse(["options", index, "zones"], "Cette zone n'existe plus.");
			if (hasTwice(option.surcharges.map(({ id }) => id)))
				refuse(["options", index, "surcharges"], "Deux suppléments portent le même identifiant.");
		}
	});
export type ShippingOffer = z.output<typeof shippingOfferSchema>;

/** Refuses beginnings that no postal code has. On saving alone: a shop whose stored zones have one keeps selling. */
export function refuseImpossiblePrefixes(
	{ zones }: { zones: readonly Pick<ServiceZone, "country" | "prefixes">[] },
	context: z.RefinementCtx,
): void {
	for (const [index, { country, prefixes }] of zones.entries()) {
		const wrong = prefixes.find((prefix) => !canBegin(country, prefix));
		if (wrong === undefined) continue;
		context.addIssue({ code: "custom", path: ["zones", index, "prefixes"], message: prefixMessage(country, wrong) });
	}
}

/** Whether a postal code of the country can begin so: its example, from there on, completes it. */
function canBegin(country: CountryCode, prefix: string): boolean {
	const found = ADDRESS_COUNTRIES.find(({ code }) => code === country);
	const compact = (found?.example ?? "").replace(" ", "");
	const completed = `${prefix.toUpperCase()}${compact.slice(prefix.length)}`;
	return found?.postalCode.test(country === "NL" ? completed.replace(/^(\d{4})/, "$1 ") : completed) ?? false;
}

function prefixMessage(country: CountryCode, prefix: string): string {
	if (country === "FR" && /^2[AB]/i.test(prefix))
		return `Les codes postaux de la Corse commencent par 20, pas par ${prefix}\u00a0: saisissez 20.`;
	return `Aucun code postal de ce pays ne commence par ${prefix}.`;
}

/** Two zones that name the same codes: an address would belong to either. */
function overlaps(one: ServiceZone, other: ServiceZone): boolean {
	if (one.country !== other.country) return false;
	const texts = (zone: ServiceZone) => (zone.prefixes.length > 0 ? zone.prefixes : [""]);
	return texts(one).some((text) => texts(other).includes(text));
}

/** Refuses a pickup without a place, on saving alone as above. */
export function refusePlacelessPickups(
	{ options }: { options: readonly Pick<ShippingOption, "kind" | "pickup">[] },
	context: z.RefinementCtx,
): void {
	for (const [index, { kind, pickup }] of options.entries())
		if (kind === "pickup" && !pickup)
			context.addIssue({
				code: "custom",
				path: ["options", index, "pickup", "address"],
				message: "Saisissez l'adresse et les horaires du retrait.",
			});
}

/** An option as customers are offered it: what is fetched has neither a carrier, nor services at the door, nor a day of delivery. */
export const asOffered = (option: ShippingOption): ShippingOption =>
	option.kind === "pickup"
		? { ...option, carrier: "", surcharges: [], hasDayChoice: false, transitDays: 0 }
		: { ...option, pickup: null };

/** A new shop: no option, so that the specified rule applies. Source: spec §2 "24-48 h", §9. */
export const DEFAULT_SHIPPING_OFFER: ShippingOffer = {
	zones: [],
	options: [],
	packing: {
		...{ boxGrams: 5_000, tarePercent: 10, palletKilograms: 800, palletFillPercent: 90, boxesPerPallet: 60 },
		mixedPallets: NO_MIXED_PALLETS,
	},
	dispatch: { cutOffHour: 24, preparationDays: 2, transitDays: 2, closedDays: [] },
	companyPrefix: "",
};
