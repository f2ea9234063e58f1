import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryRefusal } from "./delivery-area";
import { loadOf } from "./load";
import { DEFAULT_SHIPPING_OFFER, type ServiceZone, type ShippingOption, shippingOptionSchema } from "./options";
import { type Delivery, type DeliveryRules, quoteDelivery, zoneOf } from "./quote";
import { DEFAULT_SHIPPING_RULES, quoteShipping } from "./shipping";

const FRANCE: ServiceZone = { id: "france", name: "France", country: "FR", prefixes: [] };
const CORSICA: ServiceZone = { id: "corse", name: "Corse", country: "FR", prefixes: ["20"] };
const ISLANDS: ServiceZone = { id: "iles", name: "Îles", country: "FR", prefixes: ["56360", "85350"] };
const MONACO: ServiceZone = { id: "monaco", name: "Monaco", country: "FR", prefixes: ["980"] };
const BELGIUM: ServiceZone = { id: "belgique", name: "Belgique", country: "BE", prefixes: [] };
const ZONES = [FRANCE, CORSICA, ISLANDS, MONACO, BELGIUM];

const option = (fields: Partial<ShippingOption>): ShippingOption => ({
	id: "colis",
	name: "Colis",
	kind: "parcel",
	carrier: "",
	zones: ["france"],
	rate: { by: "value", bands: [{ fromCents: 0, cents: 900 }] },
	freeFromCents: null,
	maximumKilograms: null,
	transitDays: 2,
	hasDayChoice: false,
	surcharges: [],
	...fields,
});
const PARCEL = option({
	rate: {
		by: "weight",
		bands: [
			{ upToKilograms: 10, cents: 790 },
			{ upToKilograms: 30, cents: 1490 },
		],
	},
	freeFromCents: 15_000,
});
const PALLET = option({
	id: "palette",
	name: "Palette",
	kind: "pallet",
	carrier: "Geodis",
	zones: ["france", "corse"],
	rate: { by: "units", palletCents: 12_000, layerCents: 3_000, boxCents: 700 },
	surcharges: [
		{ id: "hayon", name: "Hayon", cents: 2_500, isOptional: true },
		{ id: "chaleur", name: "Protection contre la chaleur", cents: 1_000, isOptional: false },
	],
});
const rules = (...options: ShippingOption[]): DeliveryRules => ({
	...DEFAULT_SHIPPING_RULES,
	...DEFAULT_SHIPPING_OFFER,
	zones: ZONES,
	options,
});
/** A box of 5.5 kg with its carton; 8 a layer, 64 a pallet. */
const boxes = (count: number) => ({
	boxes: count,
	weightGrams: 100,
	preparationDays: null,
	piecesPerBox: 50,
	boxesPerLayer: 8,
	boxesPerPallet: 64,
});
const cart = (count: number, fields: Partial<Delivery> = {}): Delivery => ({
	lines: [boxes(count)],
	subtotalCents: 9_000,
	place: { country: "France", postalCode: "75011" },
	...fields,
});

describe("zones", () => {
	it.each([
		["75011", "france"],
		["20000", "corse"],
		["20 600", "corse"],
		["56360", "iles"],
		["56350", "france"],
		["98000", "monaco"],
		["", "france"],
	])("the postal code %s belongs to %s", (postalCode, zone) => {
		expect(zoneOf({ country: "France", postalCode }, ZONES)?.id).toBe(zone);
	});

	const codes = [...Array(95).keys()].map((index) => String(index + 1).padStart(2, "0"));
	/** A postal code of each of the 101 departments, by its number. */
	const departments = [
		...codes.filter((code) => code !== "20").map((code) => [code, `${code}100`, "france"] as const),
		["2A", "20000", "corse"],
		["2B", "20200", "corse"],
		...["971", "972", "973", "974", "976"].map((code) => [code, `${code}00`, null] as const),
	] as const;
	it("are tried with every department", () => expect(departments).toHaveLength(101));

	it.each(departments)(
		"the department %s, %s, has one zone, whatever the order of the zones: %s",
		(_, postalCode, expected) => {
			const place = { country: "FR", postalCode };
			const zonesHere = [ZONES, [...ZONES].reverse()].map((zones) =>
				deliveryRefusal(place, ["FR"]) ? null : zoneOf(place, zones)?.id,
			);
			expect(zonesHere).toEqual([expected, expected]);
		},
	);

	it("a country of its own, by code or name; elsewhere none", () => {
		expect(zoneOf({ country: "Belgique", postalCode: "1000" }, ZONES)?.id).toBe("belgique");
		expect(zoneOf({ country: "BE", postalCode: "2000" }, ZONES)?.id).toBe("belgique");
		expect(zoneOf({ country: "Espagne", postalCode: "28013" }, ZONES)).toBeNull();
	});
});

describe("load", () => {
	const limits = DEFAULT_SHIPPING_OFFER.packing;
	it.each([
		[64, { pallets: 1, palletGrams: [352_000], layers: 0, boxes: 0, mixedPallets: 0, grams: 352_000 }],
		[77, { pallets: 1, palletGrams: [352_000], layers: 1, boxes: 5, mixedPallets: 1, grams: 423_500 }],
		[5, { pallets: 0, palletGrams: [], layers: 0, boxes: 5, mixedPallets: 1, grams: 27_500 }],
	])("%d boxes", (count, load) => {
		expect(loadOf([boxes(count)], limits)).toEqual(load);
	});

	it("the rest of several products shares pallets up to the height", () => {
		const half = boxes(32);
		expect(loadOf([half, half], { ...limits, palletFillPercent: 100 }).mixedPallets).toBe(1);
		expect(loadOf([half, half], { ...limits, palletFillPercent: 90 }).mixedPallets).toBe(2);
		const third = { ...boxes(20), boxesPerPallet: 60 };
		expect(loadOf([third, third, third], { ...limits, palletFillPercent: 100 }).mixedPallets).toBe(1);
	});

	it("and up to the weight", () => {
		expect(loadOf([boxes(32)], { ...limits, palletKilograms: 100 }).mixedPallets).toBe(2);
	});

	it("a product without net weight or pallets has the merchant's figures", () => {
		const plain = {
			boxes: 61,
			weightGrams: 0,
			piecesPerBox: 12,
			preparationDays: null,
			boxesPerLayer: null,
			boxesPerPallet: null,
		};
		expect(loadOf([plain], { ...limits, palletFillPercent: 100 })).toEqual({
			pallets: 0,
			palletGrams: [],
			layers: 0,
			boxes: 61,
			mixedPallets: 2,
			grams: 305_000,
		});
	});
});

describe("price", () => {
	it("without options the specified rule applies, at every address", () => {
		fc.assert(
			fc.property(fc.nat({ max: 100_000 }), fc.constantFrom("75011", "20000", ""), (subtotalCents, postalCode) => {
				const quote = quoteDelivery(cart(3, { subtotalCents, place: { country: "FR", postalCode } }), rules());
				expect(quote).toEqual({ ...quoteShipping(subtotalCents), chosen: null, offered: [], preparationDays: 2 });
			}),
		);
	});

	it.each([
		["1 box, 5.5 kg", 1, 790],
		["2 boxes, 11 kg", 2, 1490],
		["5 boxes, 27.5 kg", 5, 1490],
	])("by weight: %s", (_, count, cents) => {
		expect(quoteDelivery(cart(count), rules(PARCEL))?.shippingCostCents).toBe(cents);
	});

	it.each([
		["the last gram of a band", 10_000, 790],
		["the first of the next one", 10_001, 1_490],
		["the last gram of the last one", 30_000, 1_490],
		["the first beyond", 30_001, null],
	])("%s, %d g, costs %s cents", (_, grams, cents) => {
		const packing = { ...DEFAULT_SHIPPING_OFFER.packing, tarePercent: 0 };
		const lines = [{ ...boxes(1), piecesPerBox: 1, weightGrams: grams }];
		const carriage = quoteDelivery(cart(1, { lines }), { ...rules(PARCEL), packing });
		expect(carriage?.shippingCostCents ?? null).toBe(cents);
		const flat = option({ maximumKilograms: 10 });
		expect(quoteDelivery(cart(1, { lines }), { ...rules(flat), packing }) === null).toBe(grams > 10_000);
	});

	it.each([
		["the shop's own", [null, 1], 2],
		["the longest of a product", [1, 5, null], 5],
	])("preparation takes %s", (_, days, expected) => {
		const lines = days.map((preparationDays) => ({ ...boxes(1), preparationDays }));
		expect(quoteDelivery({ lines, subtotalCents: 1 }, rules(PALLET))?.preparationDays).toBe(expected);
	});

	it("above the last band the option is not offered, and the next one is", () => {
		expect(quoteDelivery(cart(6), rules(PARCEL))).toBeNull();
		expect(quoteDelivery(cart(6), rules(PARCEL, PALLET))?.chosen?.option.id).toBe("palette");
	});

	it.each([
		["5 boxes as boxes", 5, 5 * 700],
		["a layer", 8, 3_000],
		["a layer and 5 boxes", 13, 3_000 + 3_500],
		["7 layers and 7 boxes as one mixed pallet", 63, 12_000 * 1 + 12_000 * 0],
		["a pallet", 64, 12_000],
		["a pallet and a layer", 72, 15_000],
		["3 pallets and 5 boxes", 197, 3 * 12_000 + 3_500],
	])("by units: %s", (_, count, cents) => {
		const pallet = { ...PALLET, surcharges: [] };
		const taller = { ...rules(pallet), packing: { ...DEFAULT_SHIPPING_OFFER.packing, palletFillPercent: 100 } };
		expect(quoteDelivery(cart(count), taller)?.shippingCostCents).toBe(cents);
	});

	it.each([
		[0, 1_900],
		[19_999, 1_900],
		[20_000, 900],
	])("by value: %d cents of goods", (subtotalCents, cents) => {
		const bands = [
			{ fromCents: 0, cents: 1_900 },
			{ fromCents: 20_000, cents: 900 },
		];
		const quote = quoteDelivery(cart(1, { subtotalCents }), rules(option({ rate: { by: "value", bands } })));
		expect(quote?.shippingCostCents).toBe(cents);
	});

	it.each([
		[14_999, 1_490, 1, false],
		[15_000, 0, 0, true],
	])("free from the option's own threshold: %d cents of goods", (subtotalCents, cents, missing, isFree) => {
		expect(quoteDelivery(cart(5, { subtotalCents }), rules(PARCEL))).toMatchObject({
			shippingCostCents: cents,
			freeShippingThresholdCents: 15_000,
			amountForFreeShippingCents: missing,
			isFreeShipping: isFree,
		});
	});

	it("a free carriage leaves the surcharges to be paid", () => {
		const free = { ...PALLET, freeFromCents: 0 };
		const quote = quoteDelivery(cart(64, { choice: { surchargeIds: ["hayon"] } }), rules(free));
		expect(quote).toMatchObject({ shippingCostCents: 3_500, isFreeShipping: false });
		expect(quote?.chosen?.surcharges.map(({ id }) => id)).toEqual(["hayon", "chaleur"]);
	});

	it("the cheapest is taken unless one is chosen; equal ones stand as configured", () => {
		const express = option({ id: "express", rate: { by: "value", bands: [{ fromCents: 0, cents: 2_500 }] } });
		const same = option({ id: "autre" });
		const all = rules(express, option({}), same);
		expect(quoteDelivery(cart(1), all)?.offered.map((one) => one.option.id)).toEqual(["colis", "autre", "express"]);
		expect(quoteDelivery(cart(1, { choice: { optionId: "express" } }), all)?.shippingCostCents).toBe(2_500);
	});

	it("pickup is chosen, never assumed, unless nothing else is there", () => {
		const free = { by: "value" as const, bands: [{ fromCents: 0, cents: 0 }] };
		const pickup = option({ id: "retrait", kind: "pickup", rate: free });
		expect(quoteDelivery(cart(1), rules(pickup, option({})))?.chosen?.option.id).toBe("colis");
		expect(quoteDelivery(cart(1), rules(pickup))?.shippingCostCents).toBe(0);
	});

	it("a pickup has no carrier, no service at the door and no day of delivery", () => {
		const pickup = option({
			id: "retrait",
			kind: "pickup",
			carrier: "Geodis",
			hasDayChoice: true,
			surcharges: [{ id: "hayon", name: "Hayon", cents: 3_500, isOptional: false }],
		});
		const quote = quoteDelivery(cart(1), rules(pickup));
		expect(quote?.chosen?.option).toMatchObject({ carrier: "", hasDayChoice: false, surcharges: [] });
		expect(quote?.shippingCostCents).toBe(quoteDelivery(cart(1), rules(option({})))?.shippingCostCents);
	});

	it.each([
		["an option of another zone", { optionId: "colis" }],
		["an unknown option", { optionId: "avion" }],
		["an unknown surcharge", { optionId: "palette", surchargeIds: ["grue"] }],
	])("%s cannot be chosen", (_, choice) => {
		const place = { country: "France", postalCode: "20000" };
		expect(quoteDelivery(cart(64, { place, choice }), rules(PARCEL, PALLET))).toBeNull();
	});

	it("no address and cart gives a total that differs from its goods by less than nothing", () => {
		const anyRules = rules(PARCEL, PALLET, option({ id: "poste", freeFromCents: 5_000 }));
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 2_000 }), fc.nat({ max: 10_000_000 }), (count, subtotalCents) => {
				const quote = quoteDelivery(cart(count, { subtotalCents }), anyRules);
				expect(quote?.totalCents).toBe(subtotalCents + (quote?.shippingCostCents ?? Number.NaN));
				expect(quote?.shippingCostCents).toBe(Math.min(...(quote?.offered ?? []).map(({ cents }) => cents)));
			}),
		);
	});
});

describe("what a merchant may configure", () => {
	it.each([
		["no zone", { zones: [] }, "Choisissez au moins une zone."],
		[
			"bands out of order",
			{ rate: { by: "weight", bands: [30, 10].map((upToKilograms) => ({ upToKilograms, cents: 1 })) } },
			"Classez les tranches par ordre croissant.",
		],
		[
			"a first band that leaves cheap carts without a price",
			{ rate: { by: "value", bands: [{ fromCents: 100, cents: 1 }] } },
			"La première tranche commence à 0\u00a0€.",
		],
		["a name of blanks", { name: " " }, "Saisissez un nom."],
		["a negative price", { freeFromCents: -1 }, "Saisissez un montant, en euros et centimes."],
	])("refuses %s", (_, fields, message) => {
		const { error } = shippingOptionSchema.safeParse({ ...option({}), ...fields });
		expect(error?.issues[0]?.message).toBe(message);
	});
});
