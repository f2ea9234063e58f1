import type { ServiceZone, ShippingOption, ShippingRate, Surcharge } from "./options";
import type { ShippingRules } from "./shipping";

/** An option to begin with; its zones are the shop's. */
type Template = Omit<ShippingOption, "zones">;

const byWeight = (...bands: [upToKilograms: number, cents: number][]): ShippingRate => ({
	by: "weight",
	bands: bands.map(([upToKilograms, cents]) => ({ upToKilograms, cents })),
});
const flat = (cents: number): ShippingRate => ({ by: "value", bands: [{ fromCents: 0, cents }] });

const PLAIN = {
	carrier: "",
	freeFromCents: null,
	maximumKilograms: null,
	hasDayChoice: false,
	surcharges: [],
} satisfies Partial<Template>;

const TAIL_LIFT: Surcharge = { id: "hayon", name: "Hayon élévateur", cents: 3_500, isOptional: true };
const APPOINTMENT: Surcharge = { id: "rendez-vous", name: "Prise de rendez-vous", cents: 1_000, isOptional: true };

/** Usual services: those that depend on the place are the customer's choice, those that protect the goods are paid by every delivery. */
export const SURCHARGE_TEMPLATES: readonly Surcharge[] = [
	TAIL_LIFT,
	APPOINTMENT,
	{ id: "fragile", name: "Marchandise fragile", cents: 500, isOptional: false },
	{ id: "chaleur", name: "Protection contre la chaleur", cents: 1_000, isOptional: false },
];

/** Ready options with plausible prices incl. VAT, to be replaced by those of the carrier's contract. */
export const OPTION_TEMPLATES: readonly Template[] = [
	{
		...PLAIN,
		id: "colis",
		name: "Colis",
		kind: "parcel",
		rate: byWeight([5, 890], [10, 1_290], [20, 1_890], [30, 2_490]),
		maximumKilograms: 30,
		transitDays: 2,
	},
	{
		...PLAIN,
		id: "palette",
		name: "Palette",
		kind: "pallet",
		rate: { by: "units", palletCents: 12_000, layerCents: 3_500, boxCents: 1_200 },
		transitDays: 3,
		hasDayChoice: true,
		surcharges: [TAIL_LIFT, APPOINTMENT],
	},
	{
		...PLAIN,
		id: "express",
		name: "Express",
		kind: "express",
		rate: byWeight([2, 1_490], [5, 1_990], [10, 2_990], [30, 4_990]),
		maximumKilograms: 30,
		transitDays: 1,
	},
	{
		...PLAIN,
		id: "retrait",
		name: "Retrait sur place",
		kind: "pickup",
		rate: flat(0),
		transitDays: 0,
		pickup: { address: "", hours: "De 9\u00a0h à 12\u00a0h et de 14\u00a0h à 18\u00a0h", weekdays: [1, 2, 3, 4, 5] },
	},
	{
		...PLAIN,
		id: "camionnette",
		name: "Notre camionnette",
		kind: "van",
		rate: flat(1_500),
		freeFromCents: 20_000,
		transitDays: 1,
		hasDayChoice: true,
	},
];

/** The single rule as an option: the same price, free from the same amount on. */
export const singleRuleTemplate = (rules: ShippingRules): Template => ({
	...PLAIN,
	id: "colis",
	name: "Colis",
	kind: "parcel",
	rate: flat(rules.shippingCostCents),
	freeFromCents: rules.freeShippingThresholdCents,
	transitDays: 2,
});

/** Zones of a new option: those of a whole country; without one all of them. */
export function zonesOfNewOption(zones: readonly ServiceZone[]): string[] {
	const whole = zones.filter(({ prefixes }) => prefixes.length === 0);
	return (whole.length > 0 ? whole : zones).map(({ id }) => id);
}

/** A rate to begin with when an option is to be priced another way. */
export const RATE_TEMPLATES: Record<ShippingRate["by"], ShippingRate> = {
	weight: byWeight([10, 1_290], [30, 2_490]),
	units: { by: "units", palletCents: 12_000, layerCents: 3_500, boxCents: 1_200 },
	value: flat(990),
};
