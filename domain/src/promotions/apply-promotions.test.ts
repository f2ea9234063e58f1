import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ShippingOption, Surcharge } from "../delivery/options";
import { DEFAULT_DELIVERY_RULES, type DeliveryRules, type FreeCarriage } from "../delivery/quote";
import { billingDocumentSchema } from "../invoicing/billing-document";
import { type OrderFacts, writeBillingDocument } from "../invoicing/write-billing-document";
import { parisTime } from "../paris-time";
import { taxOf } from "../tax/sale-tax";
import { grossSum } from "../tax/taxed-amount";
import { applyPromotions, type OfferedPromotion } from "./apply-promotions";
import { type Benefit, normaliseCode, type Promotion, type PromotionLine } from "./promotion";

const NOW = new Date("2026-11-26T11:00:00Z");
const UNUSED = { total: 0, byCustomer: 0 };
const ANYTHING = { productIds: [], categoryIds: [], tagIds: [], tier: null };

const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
	id: changes.code ?? "BIENVENUE",
	code: "BIENVENUE",
	name: "Bienvenue",
	isAutomatic: false,
	isCombinable: false,
	isPaused: false,
	benefit: { kind: "percentage", percent: 10 },
	target: ANYTHING,
	audience: { isFirstOrder: false, groupIds: [] },
	minimumBoxes: null,
	minimumCents: null,
	startsAt: null,
	endsAt: null,
	limit: null,
	limitPerCustomer: null,
	...changes,
});
const line = (productId: string, boxes: number, unitPriceCents: number, changes: Partial<PromotionLine> = {}) => ({
	...{ productId, boxes, unitPriceCents, categoryIds: [], tagIds: [], boxesPerLayer: 8, boxesPerPallet: 48 },
	...{ weightGrams: 100, piecesPerBox: 10, preparationDays: null },
	...changes,
});
const FREE: Benefit = { kind: "free_shipping", optionIds: [], zoneIds: [], maximumCents: null };
/** Delivery costs 4.99 EUR for every order. */
const FLAT: DeliveryRules = { ...DEFAULT_DELIVERY_RULES, freeShippingThresholdCents: 100_000_000 };
const BUYER = { groupIds: [], hasOrdered: false };
const unused = (...promotions: Promotion[]): OfferedPromotion[] =>
	promotions.map((one) => ({ promotion: one, uses: UNUSED }));
const apply = (offered: readonly OfferedPromotion[], lines: ReturnType<typeof line>[], changes = {}, rules = FLAT) => {
	const cart = { lines, buyer: BUYER, code: "BIENVENUE", now: NOW, ...changes };
	const promoted = applyPromotions(offered, cart, rules);
	if (!promoted) throw new Error("Nothing delivers this cart.");
	return promoted;
};

describe("what a promotion takes off a box", () => {
	const candy = line("candy", 3, 1235);
	const corn = line("corn", 10, 899, { categoryIds: ["pop"], tagIds: ["bio"] });
	it.each<[string, Partial<Promotion>, number[]]>([
		["10 %, rounded half up per box", {}, [1111, 809]],
		["a percentage with decimals", { benefit: { kind: "percentage", percent: 5.5 } }, [1167, 850]],
		["the whole", { benefit: { kind: "percentage", percent: 100 } }, [0, 0]],
		["an amount per box", { benefit: { kind: "amount", cents: 100, per: "box" } }, [1135, 799]],
		["an amount per box beyond a price", { benefit: { kind: "amount", cents: 1000, per: "box" } }, [235, 0]],
		["a category", { target: { ...ANYTHING, categoryIds: ["pop"] } }, [1235, 809]],
		["a tag", { target: { ...ANYTHING, tagIds: ["bio"] } }, [1235, 809]],
		["a product", { target: { ...ANYTHING, productIds: ["candy"] } }, [1111, 899]],
		["a tier", { target: { ...ANYTHING, tier: "layer" } }, [1235, 809]],
		["four bought, one free", { benefit: { kind: "buy_get", buyBoxes: 4, freeBoxes: 1 } }, [1235, 719]],
		["free shipping", { benefit: FREE }, [1235, 899]],
	])("%s", (_, changes, expected) => {
		expect(apply(unused(promotion(changes)), [candy, corn]).unitPriceCents).toEqual(expected);
	});

	it.each([
		["a line that divides it", [line("a", 8, 2000)], 1000, 1000],
		["a line that does not: the least above it", [line("a", 3, 2000)], 1000, 1002],
		["lines: the largest remainder gets the cent", [line("a", 3, 2000), line("b", 4, 1500)], 1000, 1001],
		["more than the articles cost", [line("a", 2, 300)], 1000, 600],
	])("an amount off the order, of %s", (_, lines, cents, expected) => {
		const offered = unused(promotion({ benefit: { kind: "amount", cents, per: "order" } }));
		expect(apply(offered, lines).discountCents).toBe(expected);
	});
});

describe("why a code has no effect", () => {
	const lines = [line("a", 5, 1000)];
	it.each<[string, Partial<Promotion>, object, string]>([
		["paused", { isPaused: true }, {}, "Ce code promotionnel n'existe pas. Vérifiez votre saisie."],
		["mistyped", {}, { code: "BIENVENUO" }, "Ce code promotionnel n'existe pas. Vérifiez votre saisie."],
		[
			"a second early",
			{ startsAt: new Date(NOW.getTime() + 1000) },
			{},
			"Ce code promotionnel sera valable à partir du 26 novembre 2026.",
		],
		[
			"at its end in Paris",
			{ endsAt: new Date("2026-11-25T23:00:00Z") },
			{},
			"Ce code promotionnel a expiré le 25 novembre 2026.",
		],
		[
			"first orders only",
			{ audience: { isFirstOrder: true, groupIds: [] } },
			{ buyer: { groupIds: [], hasOrdered: true } },
			"Ce code promotionnel est réservé à une première commande.",
		],
		[
			"a group",
			{ audience: { isFirstOrder: false, groupIds: ["g"] } },
			{},
			"Ce code promotionnel est réservé à certains clients.",
		],
		[
			"a group, of a visitor",
			{ audience: { isFirstOrder: false, groupIds: ["g"] } },
			{ buyer: { groupIds: null, hasOrdered: false } },
			"Connectez-vous pour utiliser ce code promotionnel.",
		],
		[
			"other articles",
			{ target: { ...ANYTHING, productIds: ["b"] } },
			{},
			"Ce code promotionnel ne concerne aucun article de votre panier.",
		],
		["too few boxes", { minimumBoxes: 6 }, {}, "Il manque 1 carton pour utiliser ce code promotionnel."],
		[
			"a cent too little",
			{ minimumCents: 5001 },
			{},
			"Il manque 0,01\u00a0€ d'articles pour utiliser ce code promotionnel.",
		],
	])("%s", (_, changes, cart, message) => {
		const promoted = apply(unused(promotion(changes)), lines, cart);
		expect(promoted).toMatchObject({ discountCents: 0, refusal: { message } });
	});

	it.each([
		["exhausted", { limit: 50 }, { total: 50, byCustomer: 0 }, "exhausted"],
		["used by this customer", { limitPerCustomer: 1 }, { total: 1, byCustomer: 1 }, "used"],
	])("%s", (_, changes, uses, reason) => {
		expect(apply([{ promotion: promotion(changes), uses }], lines).refusal?.reason).toBe(reason);
	});

	it.each([
		["the last use", { limit: 50 }, { total: 49, byCustomer: 0 }],
		["the exact minimum", { minimumBoxes: 5, minimumCents: 5000 }, UNUSED],
		["the first moment", { startsAt: NOW }, UNUSED],
		["the last moment", { endsAt: new Date(NOW.getTime() + 1) }, UNUSED],
	])("but not at %s", (_, changes, uses) => {
		expect(apply([{ promotion: promotion(changes), uses }], lines)).toMatchObject({
			discountCents: 500,
			refusal: undefined,
		});
	});
});

describe("a whole day of Paris, from midnight to midnight", () => {
	it.each([
		["of winter", "2026-11-26", "2026-11-27", 24],
		["with the change to summer time", "2026-03-29", "2026-03-30", 23],
		["with the change to winter time", "2026-10-25", "2026-10-26", 25],
	])("%s", (_, day, next, hours) => {
		const [startsAt, endsAt] = [parisTime(`${day}T00:00`), parisTime(`${next}T00:00`)];
		const offered = unused(promotion({ startsAt, endsAt }));
		const reasonAt = (now: Date) => apply(offered, [line("a", 1, 1000)], { now }).refusal?.reason;
		const start = startsAt?.getTime() ?? Number.NaN;
		const end = start + hours * 3_600_000;
		expect(endsAt?.getTime()).toBe(end);
		expect([start - 1, start, end - 1, end].map((at) => reasonAt(new Date(at)))).toEqual([
			"early",
			undefined,
			undefined,
			"expired",
		]);
	});
});

describe("promotions together", () => {
	const lines = [line("a", 10, 1000)];
	const code = promotion({ isCombinable: true });
	const automatic = promotion({ code: "AUTO", isAutomatic: true, isCombinable: true });
	const amount = { kind: "amount", cents: 500, per: "order" } as const;

	it("combinable ones add up, shares before amounts", () => {
		const { discountCents, applied } = apply(unused({ ...automatic, benefit: amount }, code), lines);
		expect(discountCents).toBe(1500);
		expect(applied.map(({ promotion: { code: one }, discountCents: off }) => [one, off])).toEqual([
			["BIENVENUE", 1000],
			["AUTO", 500],
		]);
	});
	it("a better one stands alone and says so of the code", () => {
		const alone = promotion({ code: "SEUL", isAutomatic: true, benefit: { kind: "percentage", percent: 30 } });
		expect(apply(unused(alone, automatic, code), lines)).toMatchObject({
			discountCents: 3000,
			refusal: { message: "Une promotion plus avantageuse s'applique déjà à votre panier." },
		});
	});
	it("the code is first where two are worth the same", () => {
		const alone = { ...automatic, isCombinable: false };
		expect(apply(unused(alone, { ...code, isCombinable: false }), lines).applied[0]?.promotion.code).toBe("BIENVENUE");
	});
	it("free shipping is worth what delivery costs", () => {
		const free = promotion({ benefit: FREE });
		const small = promotion({ code: "AUTO", isAutomatic: true, benefit: { ...amount, cents: 400 } });
		const both = unused(free, small);
		expect(apply(both, lines)).toMatchObject({ discountCents: 0, quote: { shippingCostCents: 0 } });
		expect(apply(both, lines, {}, DEFAULT_DELIVERY_RULES)).toMatchObject({ discountCents: 400 });
	});
	it("the code of an automatic one cannot be typed", () => {
		const { discountCents, refusal } = apply(unused({ ...automatic, code: "BIENVENUE" }), lines);
		expect([discountCents, refusal?.reason]).toEqual([1000, "unknown"]);
	});
	it("no code is no refusal", () => {
		expect(apply(unused(code), lines, { code: null })).toMatchObject({ discountCents: 0, refusal: undefined });
	});
});

const parcel: ShippingOption = {
	...{
		id: "parcel",
		name: "Colis",
		kind: "parcel",
		carrier: "",
		zones: ["france"],
		transitDays: 1,
		hasDayChoice: false,
	},
	rate: { by: "value", bands: [{ fromCents: 0, cents: 900 }] },
	...{ freeFromCents: null, maximumKilograms: null, surcharges: [] },
};
const WITH_OPTIONS: DeliveryRules = {
	...DEFAULT_DELIVERY_RULES,
	zones: [
		{ id: "france", name: "France", country: "FR", prefixes: [] },
		{ id: "corse", name: "Corse", country: "FR", prefixes: ["20"] },
	],
	options: [
		{ ...parcel, zones: ["france", "corse"] },
		{
			...parcel,
			...{ id: "pallet", rate: { by: "units", palletCents: 9000, layerCents: 2000, boxCents: 700 } },
			surcharges: [{ id: "lift", name: "Hayon", cents: 3000, isOptional: false }],
		},
	],
};

describe("a reduction and delivery", () => {
	const percent = (count: number) => unused(promotion({ benefit: { kind: "percentage", percent: count } }));
	it("40 EUR with -1 % stays beyond the threshold: 39,60 EUR", () => {
		const { quote } = apply(percent(1), [line("a", 4, 1000)], {}, DEFAULT_DELIVERY_RULES);
		expect(quote).toMatchObject({ subtotalCents: 3960, shippingCostCents: 0, totalCents: 3960 });
	});
	it("free delivery is worth the carriage, without a surcharge that is paid all the same", () => {
		const free = promotion({ benefit: FREE });
		const tenth = promotion({ code: "AUTO", isAutomatic: true });
		const choice = { optionId: "pallet" };
		// 700 of 3,700 cents of the pallet are carriage: 10 % of 80 EUR are more.
		const promoted = apply(unused(free, tenth), [line("a", 1, 8000)], { choice }, WITH_OPTIONS);
		expect(promoted.applied.map(({ promotion: { code } }) => code)).toEqual(["AUTO"]);
	});
	it.each<[string, Partial<FreeCarriage>, object, number]>([
		["everywhere", {}, {}, 0],
		["at most so much", { maximumCents: 500 }, {}, 400],
		["of another option", { optionIds: ["pallet"] }, { choice: { optionId: "parcel" } }, 900],
		["of this option", { optionIds: ["parcel"] }, {}, 0],
		["in another zone", { zoneIds: ["corse"] }, {}, 900],
		["in this zone", { zoneIds: ["corse"] }, { place: { country: "FR", postalCode: "20000" } }, 0],
	])("free delivery %s", (_, limits, cart, cents) => {
		const { quote, applied } = apply(
			unused(promotion({ benefit: { ...FREE, ...limits } })),
			[line("a", 1, 3000)],
			cart,
			WITH_OPTIONS,
		);
		expect(quote.shippingCostCents).toBe(cents);
		expect(applied[0]?.shippingDiscountCents).toBe(900 - cents);
	});
	it("two add up", () => {
		const five = promotion({ isCombinable: true, benefit: { ...FREE, maximumCents: 500 } });
		const three = { ...five, code: "AUTO", id: "AUTO", isAutomatic: true, benefit: { ...FREE, maximumCents: 300 } };
		const { quote, applied } = apply(unused(five, three), [line("a", 1, 3000)], {}, WITH_OPTIONS);
		expect([quote.shippingCostCents, applied.map((one) => one.shippingDiscountCents)]).toEqual([100, [300, 500]]);
	});
	it("a code that leaves less than a card can pay is refused in the cart, and an automatic one has no effect", () => {
		const all = percent(100);
		expect(apply(all, [line("a", 4, 1000)], {}, DEFAULT_DELIVERY_RULES)).toMatchObject({
			quote: { totalCents: 4000 },
			refusal: { reason: "unpayable" },
		});
		expect(apply(all, [line("a", 1, 1000)], {}, DEFAULT_DELIVERY_RULES)).toMatchObject({
			quote: { totalCents: 499 },
			refusal: undefined,
		});
		const automatic = all.map((one) => ({ ...one, promotion: { ...one.promotion, isAutomatic: true } }));
		expect(apply(automatic, [line("a", 4, 1000)], { code: null }, DEFAULT_DELIVERY_RULES).quote.totalCents).toBe(4000);
	});
});

it("a code is compared in capitals without blanks", () => {
	expect(normaliseCode(" bien venue-10 ")).toBe("BIENVENUE-10");
});

const CARTS = process.env.TEST_ALL === "1" ? 10_000 : 300;
const anyBenefit: fc.Arbitrary<Benefit> = fc.oneof(
	fc.record({
		kind: fc.constant("percentage" as const),
		percent: fc.integer({ min: 1, max: 10_000 }).map((one) => one / 100),
	}),
	fc.record({
		kind: fc.constant("amount" as const),
		cents: fc.integer({ min: 1, max: 20_000 }),
		per: fc.constantFrom("box" as const, "order" as const),
	}),
	fc.record({
		kind: fc.constant("free_shipping" as const),
		optionIds: fc.constantFrom<string[]>([], ["parcel"], ["pallet"]),
		zoneIds: fc.constantFrom<string[]>([], ["corse"]),
		maximumCents: fc.option(fc.integer({ min: 1, max: 3000 })),
	}),
	fc.record({
		kind: fc.constant("buy_get" as const),
		buyBoxes: fc.integer({ min: 1, max: 12 }),
		freeBoxes: fc.integer({ min: 1, max: 4 }),
	}),
);
const anyPromotion = fc.record({
	code: fc.constantFrom("BIENVENUE", "AUTO-1", "AUTO-2", "AUTO-3"),
	isCombinable: fc.boolean(),
	benefit: anyBenefit,
	target: fc.constantFrom(ANYTHING, { ...ANYTHING, categoryIds: ["c1"] }, { ...ANYTHING, tier: "layer" as const }),
	minimumBoxes: fc.option(fc.integer({ min: 1, max: 40 })),
});
const anyOption = fc.record({
	...{ id: fc.constantFrom("parcel", "pallet"), zones: fc.constantFrom<string[]>(["france"], ["france", "corse"]) },
	rate: fc.oneof(
		fc.record({
			by: fc.constant("value" as const),
			bands: fc
				.tuple(fc.nat({ max: 3000 }), fc.integer({ min: 1, max: 20_000 }), fc.nat({ max: 3000 }))
				.map(([first, fromCents, cents]) => [
					{ fromCents: 0, cents: first },
					{ fromCents, cents },
				]),
		}),
		fc.record({
			...{ by: fc.constant("units" as const), palletCents: fc.nat({ max: 9000 }), layerCents: fc.nat({ max: 3000 }) },
			boxCents: fc.nat({ max: 900 }),
		}),
	),
	freeFromCents: fc.option(fc.nat({ max: 20_000 })),
	surcharges: fc.constantFrom<Surcharge[]>([], [{ id: "lift", name: "Hayon", cents: 3000, isOptional: false }]),
});
const anyRules = fc
	.uniqueArray(anyOption, { maxLength: 2, selector: ({ id }) => id })
	.map((options): DeliveryRules => ({ ...WITH_OPTIONS, options: options.map((one) => ({ ...parcel, ...one })) }));
const anyPlace = fc.constantFrom({ country: "FR", postalCode: "20000" }, { country: "FR", postalCode: "75011" });
const anyLine = fc.record({
	productId: fc.uuid(),
	categoryIds: fc.constantFrom([], ["c1"]),
	tagIds: fc.constant([]),
	boxes: fc.integer({ min: 1, max: 300 }),
	unitPriceCents: fc.integer({ min: 1, max: 20_000 }),
	boxesPerLayer: fc.constantFrom(null, 8),
	boxesPerPallet: fc.constant(null),
	...{ weightGrams: fc.constantFrom(0, 250), piecesPerBox: fc.constant(10), preparationDays: fc.constant(null) },
	ratePercent: fc.constantFrom(5.5, 20),
});

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const PERSON = { name: "Camille Martin", isProfessional: false, contact: null, siren: null, vatNumber: null, ...PLACE };
const SELLER = { legalForm: "SARL", registration: "", email: "", phone: "", iban: null, bic: null };
const ORDER: Omit<OrderFacts, "lines"> = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: null, costCentre: null },
	...{ seller: { ...PERSON, ...SELLER }, buyer: PERSON, deliverTo: { name: PERSON.name, ...PLACE } },
	...{ dispatchedOn: null, payments: [], documents: [], withdrawnGoods: [], returned: new Map() },
	...{ shippingCents: 499, capturedCents: 0 },
};
/** The invoice of an order at the prices after promotions. */
function invoiceOf(lines: readonly (PromotionLine & { ratePercent: number })[], unitPriceCents: readonly number[]) {
	const sold = lines.map(({ boxes: quantity, unitPriceCents: listed, ratePercent }, index) => {
		const price = unitPriceCents[index] ?? Number.NaN;
		const listUnitPriceCents = price < listed ? listed : null;
		return { name: "Nougat", reference: "N", quantity, unitPriceCents: price, listUnitPriceCents, ratePercent };
	});
	const amountCents = sold.reduce((sum, one) => sum + one.quantity * one.unitPriceCents, ORDER.shippingCents);
	const due = { kind: "FINAL_INVOICE", event: "final", amountCents } as const;
	const document = writeBillingDocument(due, { ...ORDER, lines: sold }, { number: "F-1", issuedOn: "2026-11-26" });
	return {
		document: billingDocumentSchema.parse(document),
		amountCents,
		totals: taxOf({ ...ORDER, lines: sold }).totals,
	};
}

it(`adds up to the cent for ${CARTS} random carts: no price below zero, amounts within a cent a box, VAT and invoice by rate`, () => {
	fc.assert(
		fc.property(
			fc.array(anyLine, { minLength: 1, maxLength: 6 }),
			fc.uniqueArray(anyPromotion, { maxLength: 4, selector: ({ code }) => code }),
			(lines, drawn) => {
				const promotions = drawn.map((one) => promotion({ ...one, isAutomatic: one.code !== "BIENVENUE" }));
				const { unitPriceCents, applied, discountCents } = apply(unused(...promotions), lines);
				const before = lines.reduce((sum, { boxes, unitPriceCents: price }) => sum + boxes * price, 0);
				const after = lines.reduce((sum, { boxes }, index) => sum + boxes * (unitPriceCents[index] ?? Number.NaN), 0);
				expect(before - after).toBe(discountCents);
				expect(applied.reduce((sum, { discountCents: off }) => sum + off, 0)).toBe(discountCents);
				unitPriceCents.forEach((price, index) => {
					expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
					expect(price).toBeLessThanOrEqual(lines[index]?.unitPriceCents ?? 0);
				});
				const [first] = applied;
				if (
					applied.length === 1 &&
					first?.promotion.benefit.kind === "amount" &&
					first.promotion.benefit.per === "order"
				) {
					const boxes = lines.reduce((sum, one) => sum + one.boxes, 0);
					const { cents } = first.promotion.benefit;
					if (discountCents < cents) expect(after).toBeLessThan(before);
					else expect(discountCents - cents).toBeLessThan(boxes);
				}
				const { document, amountCents, totals } = invoiceOf(lines, unitPriceCents);
				expect([amountCents, grossSum(totals)]).toEqual([after + 499, after + 499]);
				expect(document.totals).toEqual(totals);
				const reductions = document.lines.map(({ reduction }) => reduction?.grossCents ?? 0);
				expect(reductions.reduce((sum, cents) => sum + cents, 0)).toBe(discountCents);
				for (const { ratePercent, netCents, vatCents, grossCents } of totals) {
					const ofRate = [...document.lines, ...document.shipping].filter((one) => one.ratePercent === ratePercent);
					const sum = (name: "netCents" | "vatCents" | "grossCents") =>
						ofRate.reduce((cents, one) => cents + one[name], 0);
					expect([sum("netCents"), sum("vatCents"), sum("grossCents")]).toEqual([netCents, vatCents, grossCents]);
				}
				for (const { netCents, vatCents } of document.lines)
					expect(Math.min(netCents, vatCents)).toBeGreaterThanOrEqual(0);
			},
		),
		{ numRuns: CARTS },
	);
}, 120_000);

it(`never makes a cart dearer or refused by a further promotion, for ${CARTS} random carts`, () => {
	const payable = ({ quote: { totalCents } }: { quote: { totalCents: number } }) => totalCents >= 50;
	fc.assert(
		fc.property(
			fc.array(anyLine, { minLength: 1, maxLength: 4 }),
			fc.uniqueArray(anyPromotion, { minLength: 1, maxLength: 4, selector: ({ code }) => code }),
			anyRules,
			anyPlace,
			(lines, drawn, rules, place) => {
				const promotions = drawn.map((one) => promotion({ ...one, isAutomatic: one.code !== "BIENVENUE" }));
				const cart = { lines, place, buyer: BUYER, code: "BIENVENUE", now: NOW };
				const carts = [...promotions, undefined].map((_, count) =>
					applyPromotions(unused(...promotions.slice(0, count)), cart, rules),
				);
				carts.slice(1).forEach((cart, index) => {
					const before = carts[index];
					expect(cart === null).toBe(before === null);
					if (!cart || !before) return;
					expect(cart.quote.totalCents).toBeLessThanOrEqual(before.quote.totalCents);
					expect(payable(cart)).toBe(payable(before));
				});
			},
		),
		{ numRuns: CARTS },
	);
}, 120_000);
