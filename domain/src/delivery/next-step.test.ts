import { expect, it } from "vitest";
import { applyPromotions, quoteWithAll } from "../promotions/apply-promotions";
import type { Benefit, Promotion } from "../promotions/promotion";
import type { LoadedLine } from "./load";
import { type FillableLine, nextStep } from "./next-step";
import type { ServiceZone, ShippingOption } from "./options";
import { DEFAULT_DELIVERY_RULES, type DeliveryRules, quoteDelivery } from "./quote";

const FRANCE: ServiceZone = { id: "france", name: "France", country: "FR", prefixes: [] };
const option = (fields: Partial<ShippingOption>): ShippingOption => ({
	id: "palette",
	name: "Palette",
	kind: "pallet",
	carrier: "",
	zones: ["france"],
	rate: { by: "units", palletCents: 12_000, layerCents: 3_500, boxCents: 1_200 },
	freeFromCents: null,
	maximumKilograms: null,
	transitDays: 3,
	hasDayChoice: false,
	surcharges: [],
	...fields,
});
const PALLET = option({});
const FREE = option({ freeFromCents: 66_000 });
const PARCEL = option({
	id: "colis",
	kind: "parcel",
	rate: { by: "weight", bands: [{ upToKilograms: 30, cents: 2_490 }] },
});
const FLAT = option({ rate: { by: "value", bands: [{ fromCents: 0, cents: 1_500 }] } });
const FALLING = option({
	rate: {
		by: "value",
		bands: [
			{ fromCents: 0, cents: 2_000 },
			{ fromCents: 100_000, cents: 900 },
		],
	},
});

/** 30 € a box, 25 € by the pallet; 8 boxes of 5.5 kg a layer, 48 a pallet. */
type Line = FillableLine & LoadedLine;
const line = (boxes: number, fields: Partial<Line> = {}): Line => ({
	productId: "one",
	boxes,
	weightGrams: 100,
	preparationDays: null,
	piecesPerBox: 50,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	availableBoxes: 500,
	...fields,
});

const step = (productId: string, unit: "layer" | "pallet", count: number, missingBoxes: number, cents: number) => ({
	productId,
	unit,
	count,
	missingBoxes,
	shippingCostCents: cents,
});

it.each<[string, Line[], ShippingOption[], ReturnType<typeof nextStep>]>([
	["a layer costs no more than six boxes", [line(6)], [PALLET], step("one", "layer", 1, 2, 3_500)],
	["a pallet costs no more than what is nearly one", [line(46)], [PALLET], step("one", "pallet", 1, 2, 12_000)],
	["a second pallet that is half full", [line(72)], [PALLET], step("one", "pallet", 2, 24, 24_000)],
	["a pallet that is begun only just", [line(8)], [PALLET], null],
	["full pallets", [line(96)], [PALLET], null],
	["free already", [line(23)], [FREE], null],
	["a layer from which on it is free", [line(21)], [FREE], step("one", "layer", 3, 3, 0)],
	["one price for all", [line(6)], [FLAT], null],
	["a lower price that no layer reaches", [line(14)], [FALLING], null],
	["a lower price that a pallet reaches", [line(24)], [FALLING], step("one", "pallet", 1, 24, 900)],
	["a parcel would be too heavy for a layer", [line(3)], [PARCEL], null],
	["the stock does not reach", [line(6, { availableBoxes: 7 })], [PALLET], null],
	["no layers and pallets", [line(6, { boxesPerLayer: null, boxesPerPallet: null })], [PALLET], null],
	[
		"the product that lacks fewest boxes",
		[line(5), line(7, { productId: "two" })],
		[PALLET],
		step("two", "layer", 1, 1, 9_500),
	],
	["the specified rule", [line(6)], [], null],
])("%s", (_case, lines, options, expected) => {
	const rules: DeliveryRules = { ...DEFAULT_DELIVERY_RULES, zones: [FRANCE], options };
	const quoteOf = (some: readonly Line[]) => {
		const subtotalCents = some.reduce((sum, { boxes }) => sum + boxes * (boxes >= 48 ? 2_500 : 3_000), 0);
		return quoteDelivery({ lines: some, subtotalCents }, rules);
	};
	const quote = quoteOf(lines);
	expect(quote && nextStep(lines, quote, quoteOf)).toEqual(expected);
});

const automatic = (code: string, benefit: Benefit, changes: Partial<Promotion> = {}): Promotion => ({
	...{ id: code, code, name: code, isAutomatic: true, isCombinable: false, isPaused: false, benefit },
	target: { productIds: [], categoryIds: [], tagIds: [], tier: null },
	audience: { isFirstOrder: false, groupIds: [] },
	...{ minimumBoxes: null, minimumCents: null, startsAt: null, endsAt: null, limit: null, limitPerCustomer: null },
	...changes,
});
const FREE_CARRIAGE: Benefit = { kind: "free_shipping", optionIds: [], zoneIds: [], maximumCents: null };
const SURCHARGED = option({
	surcharges: [{ id: "gas", name: "Gazole", cents: 500, isOptional: false }],
});

it.each<[string, Promotion[], ShippingOption, ReturnType<typeof nextStep>]>([
	["free carriage", [automatic("FREE", FREE_CARRIAGE)], PALLET, null],
	["free carriage, a surcharge is still paid", [automatic("FREE", FREE_CARRIAGE)], SURCHARGED, null],
	[
		"a reduction stays",
		[automatic("TEN", { kind: "percentage", percent: 10 })],
		PALLET,
		step("one", "layer", 1, 2, 3_500),
	],
	[
		"free carriage from 8 boxes on takes the place of 20 EUR off",
		[
			automatic("TWENTY", { kind: "amount", cents: 2_000, per: "order" }),
			automatic("FREE", FREE_CARRIAGE, { minimumBoxes: 8 }),
		],
		PALLET,
		null,
	],
	[
		"free carriage from 8 boxes on adds up",
		[
			automatic("TEN", { kind: "percentage", percent: 10 }, { isCombinable: true }),
			automatic("FREE", FREE_CARRIAGE, { isCombinable: true, minimumBoxes: 8 }),
		],
		PALLET,
		step("one", "layer", 1, 2, 0),
	],
])("with a promotion: %s", (_case, promotions, delivered, expected) => {
	const rules: DeliveryRules = { ...DEFAULT_DELIVERY_RULES, zones: [FRANCE], options: [delivered] };
	const offered = promotions.map((promotion) => ({ promotion, uses: { total: 0, byCustomer: 0 } }));
	const cart = { buyer: { groupIds: [], hasOrdered: false }, code: null, now: new Date("2026-11-26T11:00:00Z") };
	const promote = (some: readonly Line[]) => {
		const lines = some.map((one) => ({ ...one, categoryIds: [], tagIds: [], unitPriceCents: 3_000 }));
		return applyPromotions(offered, { ...cart, lines }, rules);
	};
	const promoted = promote([line(6)]);
	const quoteOf = (some: readonly Line[]) => quoteWithAll(promoted?.applied ?? [], promote(some));
	expect(promoted && nextStep([line(6)], promoted.quote, quoteOf)).toEqual(expected);
});
