import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, daysLater } from "../day";
import { grossSum } from "../tax/taxed-amount";
import { QUOTE_CLOSED_WORDS, QUOTE_STATE_NAMES, QUOTE_VALID_DAYS, quoteSeries, quoteState } from "./quote";
import { quoteContentSchema } from "./quote-content";
import { type QuoteDraft, writeQuote } from "./write-quote";

const OPEN = { orderId: null, replacedBy: null, withdrawnAt: null, validUntil: "2026-12-22" };
const GONE = { orderId: "cmd_1", replacedBy: "quote_2", withdrawnAt: new Date() };

describe("where a quote stands", () => {
	it.each([
		["on its first day", OPEN, "2026-11-22", "SENT"],
		["on its last day", OPEN, "2026-12-22", "SENT"],
		["the day after", OPEN, "2026-12-23", "EXPIRED"],
		["withdrawn", { ...OPEN, withdrawnAt: new Date() }, "2026-11-22", "WITHDRAWN"],
		["withdrawn, after its last day", { ...OPEN, withdrawnAt: new Date() }, "2027-01-01", "WITHDRAWN"],
		["replaced", { ...OPEN, replacedBy: "quote_2" }, "2026-11-22", "REPLACED"],
		["withdrawn, then replaced", { ...OPEN, ...GONE, orderId: null }, "2026-11-22", "REPLACED"],
		["accepted", { ...OPEN, orderId: "cmd_1" }, "2026-11-22", "ACCEPTED"],
		["accepted, looked at years later", { ...OPEN, orderId: "cmd_1" }, "2030-01-01", "ACCEPTED"],
	] as const)("%s", (_, facts, today, state) => {
		expect(quoteState(facts, today)).toBe(state);
	});

	it.each([
		["2026-11-22T23:30:00Z", "2026-12-23T22:59:59Z", "2026-12-23T23:00:00Z", "made after midnight in Paris"],
		["2026-12-02T10:00:00Z", "2027-01-01T22:59:59Z", "2027-01-01T23:00:00Z", "over the end of a year"],
		["2026-02-27T10:00:00Z", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z", "until the day of 23 hours"],
		["2026-09-25T10:00:00Z", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z", "until the day of 25 hours"],
		["2028-01-30T10:00:00Z", "2028-02-29T22:59:59Z", "2028-02-29T23:00:00Z", "until 29 February"],
	])("issued at %s for thirty days, it is open at %s and expired at %s: %s", (issued, open, over) => {
		const quote = { ...OPEN, validUntil: daysLater(dayOf(new Date(issued)), QUOTE_VALID_DAYS.usual) };
		expect(quoteState(quote, dayOf(new Date(open)))).toBe("SENT");
		expect(quoteState(quote, dayOf(new Date(over)))).toBe("EXPIRED");
	});

	it("tells a late customer why, in each case", () => {
		const closed = QUOTE_STATE_NAMES.filter((state) => state !== "SENT");
		expect(Object.keys(QUOTE_CLOSED_WORDS).sort()).toEqual([...closed].sort());
	});
});

it("has a series a year", () => {
	expect(quoteSeries("2026-12-31")).toBe("DEV-2026");
	expect(quoteSeries("2027-01-01")).toBe("DEV-2027");
});

describe("what a quote comes to", () => {
	const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "France" };
	const draft = (lines: QuoteDraft["lines"], shippingCents: number): QuoteDraft => ({
		seller: {
			...PLACE,
			...{
				name: "Berlingot",
				legalForm: "",
				registration: "",
				siren: null,
				vatNumber: null,
				email: "",
				phone: "",
				iban: null,
				bic: null,
			},
		},
		firstName: "Camille",
		lastName: "Martin",
		address: PLACE,
		business: null,
		shippingCents,
		delivery: null,
		lines,
	});
	const lineOf = (quantity: number, unitPriceCents: number, ratePercent: number) => ({
		...{ productId: "prod_1", name: "Nougat", reference: "NOU-1", imageUrl: "", listPriceCents: unitPriceCents },
		...{ quantity, unitPriceCents, ratePercent, piecesPerBox: 10, boxesPerLayer: 8, boxesPerPallet: null },
	});
	const line = fc
		.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(2.1, 5.5, 10, 20))
		.map((args) => lineOf(...args));

	it("HT and VAT make the total to the cent, by line, by rate and in all", () => {
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 9999 }), (lines, port) => {
				const quote = quoteContentSchema.parse(writeQuote(draft(lines, port)));
				expect(quote.totalCents).toBe(quote.subtotalCents + quote.shippingCents);
				expect(grossSum(quote.totals)).toBe(quote.totalCents);
				expect(grossSum(quote.shipping)).toBe(port);
				for (const one of quote.lines) expect(one.grossCents).toBe(one.quantity * one.unitPriceCents);
				for (const { ratePercent, netCents, vatCents, grossCents } of quote.totals) {
					expect(netCents + vatCents).toBe(grossCents);
					const parts = [...quote.lines, ...quote.shipping].filter((part) => part.ratePercent === ratePercent);
					expect(parts.reduce((sum, part) => sum + part.netCents, 0)).toBe(netCents);
				}
			}),
		);
	});

	it.each([
		[[lineOf(8, 900, 20)], 0, 7200, [[20, 6000, 1200]]],
		[[lineOf(1, 1000, 20)], 499, 1499, [[20, 1249, 250]]],
		[
			[lineOf(10, 1200, 20), lineOf(10, 1055, 5.5)],
			0,
			22_550,
			[
				[5.5, 10_000, 550],
				[20, 10_000, 2000],
			],
		],
	])("case %#", (lines, port, total, rates) => {
		const quote = writeQuote(draft(lines, port));
		expect(quote.totalCents).toBe(total);
		expect(quote.totals.map(({ ratePercent, netCents, vatCents }) => [ratePercent, netCents, vatCents])).toEqual(rates);
	});
});
