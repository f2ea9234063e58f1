import { describe, expect, it, vi } from "vitest";
import type { DeliveryPromise } from "../contract/delivery-promise";
import type { ShippingOption } from "./options";
import { deliveryPromise, productPromises, quotePromise } from "./promise";
import { promiseText } from "./promise-words";
import { DEFAULT_DELIVERY_RULES, type DeliveryRules, quoteDelivery } from "./quote";

const DISPATCH = { cutOffHour: 14, preparationDays: 1, transitDays: 2, closedDays: [] };
const HOLIDAYS = ["2026-11-11", "2026-12-25", "2027-01-01"];
const AUGUST = Array.from({ length: 31 }, (_, index) => `2026-08-${String(index + 1).padStart(2, "0")}`);
const PARCEL = { kind: "parcel", transitDays: 2 } as const;
const read = (promise: DeliveryPromise | null, at: string, isShort = false) =>
	promise && promiseText(promise, new Date(at), isShort)?.replace(/\u00a0/g, " ");

/** What is said at a moment, of a way that is chosen, to a known place. */
function said(at: string, changes: Partial<typeof DISPATCH> & { closed?: string[] } = {}, ways = [PARCEL]) {
	const { closed = [], ...rules } = changes;
	const dispatch = { ...DISPATCH, ...rules };
	const isClosed = (day: string) => HOLIDAYS.includes(day) || closed.includes(day);
	const known = { preparationDays: dispatch.preparationDays, isPlaceKnown: true };
	return read(deliveryPromise(ways, known, { dispatch, isClosed, now: new Date(at) }), at);
}

describe("with a cut-off at 14 h, a day of preparation and two on the road", () => {
	it.each([
		["2026-11-30T08:00:00Z", "avant 14 h, chez vous jeudi 3 décembre", "a Monday morning"],
		["2026-11-30T12:59:59Z", "avant 14 h, chez vous jeudi 3 décembre", "its last second, in winter time"],
		["2026-11-30T13:00:00Z", "avant demain 14 h, chez vous vendredi 4 décembre", "the cut-off itself"],
		["2026-11-30T22:59:59Z", "avant demain 14 h, chez vous vendredi 4 décembre", "the last second of the day in Paris"],
		[
			"2026-11-30T23:00:00Z",
			"avant 14 h, chez vous vendredi 4 décembre",
			"midnight in Paris: the same moment is today's",
		],
		["2026-12-04T12:00:00Z", "avant 14 h, chez vous mercredi 9 décembre", "a Friday at 13 h, over the weekend"],
		["2026-12-04T14:00:00Z", "avant lundi 14 h, chez vous jeudi 10 décembre", "a Friday afternoon"],
		["2026-12-05T09:00:00Z", "avant lundi 14 h, chez vous jeudi 10 décembre", "a Saturday"],
		["2026-12-06T20:00:00Z", "avant demain 14 h, chez vous jeudi 10 décembre", "a Sunday evening"],
		["2026-11-26T09:00:00Z", "avant 14 h, chez vous mardi 1er décembre", "the first of a month"],
		["2026-11-10T09:00:00Z", "avant 14 h, chez vous lundi 16 novembre", "the eve of a public holiday"],
		["2026-11-10T14:00:00Z", "avant jeudi 14 h, chez vous mardi 17 novembre", "the cut-off before a public holiday"],
		["2026-12-24T09:00:00Z", "avant 14 h, chez vous mercredi 30 décembre", "Christmas Eve"],
		["2026-12-31T15:00:00Z", "avant lundi 14 h, chez vous jeudi 7 janvier", "over New Year"],
		["2026-07-06T11:59:00Z", "avant 14 h, chez vous jeudi 9 juillet", "a minute before, in summer time"],
		["2026-07-06T12:00:00Z", "avant demain 14 h, chez vous vendredi 10 juillet", "the cut-off, in summer time"],
		["2027-03-26T14:00:00Z", "avant lundi 14 h, chez vous jeudi 1er avril", "the Friday before clocks go forward"],
		["2026-10-23T13:00:00Z", "avant lundi 14 h, chez vous jeudi 29 octobre", "the Friday before they go back"],
	])("%s: Commandez %s (%s)", (at, text) => {
		expect(said(at)).toBe(`Commandez ${text}`);
	});
});

it.each([
	["2026-07-03T12:00:00Z", "2026-07-06T12:00:00.000Z", "a weekend in summer"],
	["2027-03-26T14:00:00Z", "2027-03-29T12:00:00.000Z", "clocks go forward in between"],
	["2026-10-23T13:00:00Z", "2026-10-26T13:00:00.000Z", "clocks go back in between"],
])("an order of %s keeps its day until %s: %s", (at, until) => {
	const terms = { dispatch: DISPATCH, isClosed: () => false, now: new Date(at) };
	const promise = deliveryPromise([PARCEL], { preparationDays: 1, isPlaceKnown: true }, terms);
	expect(promise.orderBefore).toBe(until);
	const reached = deliveryPromise(
		[PARCEL],
		{ preparationDays: 1, isPlaceKnown: true },
		{ ...terms, now: new Date(until) },
	);
	expect(reached.day > promise.day).toBe(true);
	// A page that still holds the former promise says nothing from then on.
	expect(promiseText(promise, new Date(until))).toBeNull();
});

it.each<[string, Parameters<typeof said>[1], string, string]>([
	["2026-11-30T08:00:00Z", { cutOffHour: 24 }, "aujourd'hui, chez vous jeudi 3 décembre", "none on a Monday"],
	[
		"2026-11-30T23:00:00Z",
		{ cutOffHour: 24 },
		"aujourd'hui, chez vous vendredi 4 décembre",
		"none, from midnight in Paris on",
	],
	[
		"2026-12-04T22:00:00Z",
		{ cutOffHour: 24 },
		"d'ici dimanche, chez vous mercredi 9 décembre",
		"none on a Friday night",
	],
	["2026-12-05T09:00:00Z", { cutOffHour: 24 }, "d'ici demain, chez vous mercredi 9 décembre", "none on a Saturday"],
	[
		"2026-11-30T08:00:00Z",
		{ cutOffHour: 0 },
		"aujourd'hui, chez vous vendredi 4 décembre",
		"each order begins a day later",
	],
	["2026-11-30T08:00:00Z", { preparationDays: 5 }, "avant 14 h, chez vous mercredi 9 décembre", "a long preparation"],
	[
		"2026-11-30T08:00:00Z",
		{ transitDays: 0, preparationDays: 0 },
		"avant 14 h, chez vous mercredi 2 décembre",
		"nothing to prepare",
	],
	[
		"2026-12-18T14:00:00Z",
		{ closed: ["21", "22", "23", "24", "28", "29", "30", "31"].map((day) => `2026-12-${day}`) },
		"avant lundi 4 janvier 14 h, chez vous jeudi 7 janvier",
		"two closed weeks",
	],
	[
		"2026-07-31T15:00:00Z",
		{ closed: AUGUST, cutOffHour: 24 },
		"d'ici lundi 31 août, chez vous jeudi 3 septembre",
		"a closed month that begins tomorrow, without cut-off",
	],
])("%s, with %j: Commandez %s (%s)", (at, changes, text) => {
	expect(said(at, changes)).toBe(`Commandez ${text}`);
});

it("months of closure name no last moment", () => {
	const terms = {
		dispatch: DISPATCH,
		isClosed: (day: string) => day < "2027-03-01",
		now: new Date("2026-11-30T08:00:00Z"),
	};
	expect(deliveryPromise([PARCEL], { preparationDays: 1, isPlaceKnown: true }, terms).orderBefore).toBeNull();
});

const option = (changes: Partial<ShippingOption>): ShippingOption => ({
	...{ id: "colis", name: "Colis", kind: "parcel", carrier: "", zones: ["france"], freeFromCents: null },
	rate: { by: "value", bands: [{ fromCents: 0, cents: 500 }] },
	...{ maximumKilograms: null, transitDays: 3, hasDayChoice: false, surcharges: [], ...changes },
});
const EXPRESS = option({ id: "express", kind: "express", transitDays: 1, maximumKilograms: 10 });
const PICKUP = option({
	...{ id: "retrait", kind: "pickup", transitDays: 0 },
	pickup: { address: "3 rue du Port", hours: "De 9 h à 12 h", weekdays: [2, 6] },
});
const ZONES = [
	{ id: "france", name: "France", country: "FR" as const, prefixes: [] },
	{ id: "corse", name: "Corse", country: "FR" as const, prefixes: ["20"] },
];
const rules = (...options: ShippingOption[]): DeliveryRules => ({
	...DEFAULT_DELIVERY_RULES,
	...{ zones: ZONES, options, dispatch: DISPATCH },
});
const MONDAY = "2026-11-30T08:00:00Z";
const AT = { isClosed: (day: string) => HOLIDAYS.includes(day), now: new Date(MONDAY) };
const BOX = {
	stock: 5,
	weightGrams: 500,
	piecesPerBox: 10,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	preparationDays: null,
};

describe("a cart", () => {
	const inGrasse = { place: { country: "France", postalCode: "06130" } };
	it.each<[string, ShippingOption[], Parameters<typeof quotePromise>[1]]>([
		["chez vous jeudi 3 décembre", [], {}],
		["chez vous à partir du mercredi 2 décembre", [option({}), EXPRESS], {}],
		["chez vous à partir du mercredi 2 décembre", [option({}), EXPRESS], inGrasse],
		["chez vous vendredi 4 décembre", [option({}), EXPRESS], { ...inGrasse, optionId: "colis" }],
		["chez vous à partir du vendredi 4 décembre", [option({}), EXPRESS], { optionId: "colis" }],
		["chez vous à partir du vendredi 4 décembre", [option({})], {}],
		["chez vous vendredi 4 décembre", [option({})], inGrasse],
		["chez vous vendredi 4 décembre", [option({}), PICKUP], inGrasse],
		["prête à retirer dès mardi 1er décembre", [option({}), PICKUP], { ...inGrasse, optionId: "retrait" }],
		["prête à retirer dès mardi 1er décembre", [PICKUP], {}],
	])("%s", (text, options, { place, optionId }) => {
		const offer = rules(...options);
		const quote = quoteDelivery(
			{ lines: [{ ...BOX, boxes: 1 }], subtotalCents: 1000, place, choice: { optionId } },
			offer,
		);
		const promise = quote && quotePromise(quote, { place, optionId }, { ...AT, dispatch: offer.dispatch });
		expect(read(promise, MONDAY)).toBe(`Commandez avant 14 h, ${text}`);
	});
});

describe("a product", () => {
	it.each<[string, string | null, Partial<typeof BOX>, ShippingOption[]]>([
		["the shop's preparation", "Chez vous jeu. 3 déc.", {}, []],
		["its own, which is longer", "Chez vous ven. 11 déc.", { preparationDays: 7 } as object, []],
		["its own, which is shorter than the shop's", "Chez vous jeu. 3 déc.", { preparationDays: 0 } as object, []],
		["several options: the earliest", "Chez vous dès mer. 2 déc.", {}, [option({}), EXPRESS]],
		[
			"one that is too heavy for the earliest",
			"Chez vous dès ven. 4 déc.",
			{ weightGrams: 2000 },
			[option({}), EXPRESS],
		],
		["a pickup alone", "À retirer dès mar. 1er déc.", {}, [PICKUP]],
		["sold out", null, { stock: 0 }, []],
		["one that nothing delivers", null, { weightGrams: 2000 }, [EXPRESS]],
	])("%s: %s", (_, text, changes, options) => {
		expect(read(productPromises(rules(...options), AT)({ ...BOX, ...changes }), MONDAY, true)).toBe(text);
	});

	it("has the same promise as one that travels alike, and asks the calendar once for both", () => {
		const isClosed = vi.fn(() => false);
		const promiseOf = productPromises(rules(option({}), EXPRESS), { ...AT, isClosed });
		const first = promiseOf(BOX);
		const once = isClosed.mock.calls.length;
		expect(promiseOf({ ...BOX, weightGrams: 300 })).toBe(first);
		expect(isClosed).toHaveBeenCalledTimes(once);
		expect(promiseOf({ ...BOX, weightGrams: 2000 })?.day).toBe("2026-12-04");
		expect(promiseOf({ ...BOX, preparationDays: 7 } as never)?.day).toBe("2026-12-10");
	});
});
