import fc from "fast-check";
import { expect, it } from "vitest";
import { type DatedLot, firstExpiredFirst, isUnsafe, sumOfLots, takeInOrder } from "./fefo";
import { lotWords } from "./lot-words";
import { recallDraft } from "./recall-draft";

const TODAY = "2026-11-26";
const lot = (id: string, expiresOn: string | null, more: Partial<DatedLot> = {}): DatedLot => ({
	id,
	code: id,
	durability: "BEST_BEFORE",
	expiresOn,
	createdAt: "2026-01-01T00:00:00.000Z",
	...more,
});

it.each<[string, DatedLot[], string[]]>([
	["the earliest date", [lot("b", "2027-02-01"), lot("a", "2027-03-01")], ["b", "a"]],
	["boxes of no known lot before all others", [lot("a", "2026-12-01"), lot("old", null, { code: null })], ["old", "a"]],
	["a lot without a date after those with one", [lot("a", null), lot("b", "2030-01-01")], ["b", "a"]],
	[
		"of one date the lot that came first",
		[lot("a", "2027-01-01", { createdAt: "2026-06-01T00:00:00.000Z" }), lot("b", "2027-01-01")],
		["b", "a"],
	],
	["a lot past its best-before date still in its place", [lot("a", "2027-01-01"), lot("b", "2026-11-01")], ["b", "a"]],
])("%s", (_, lots, order) => {
	expect(firstExpiredFirst(lots).map(({ id }) => id)).toEqual(order);
});

it.each([
	["USE_BY", "2026-11-25", true],
	["USE_BY", TODAY, false],
	["BEST_BEFORE", "2026-11-25", false],
	[null, null, false],
] as const)("a %s of %s is unsafe: %s", (durability, expiresOn, isIt) => {
	expect(isUnsafe({ durability, expiresOn }, TODAY)).toBe(isIt);
});

it("takes lots in their order, never more than they have nor than is wanted", () => {
	const lots = fc.array(fc.record({ lotId: fc.uuid(), boxes: fc.integer({ min: -2, max: 50 }) }), { maxLength: 6 });
	fc.assert(
		fc.property(lots, fc.integer({ min: 0, max: 200 }), (having, wanted) => {
			const there = having.map(({ lotId, boxes }) => ({ lotId, boxes: Math.max(0, boxes) }));
			const taken = takeInOrder(having, wanted);
			expect(sumOfLots(taken)).toBe(Math.min(wanted, sumOfLots(there)));
			// All but the last are taken whole.
			const before = there.filter(({ boxes }) => boxes > 0).slice(0, taken.length);
			expect(taken.slice(0, -1)).toEqual(before.slice(0, -1));
			expect(taken.at(-1)?.lotId).toBe(before.at(-1)?.lotId);
		}),
	);
});

it("names a lot by its number and date", () => {
	expect(lotWords(lot("L7", "2027-06-30"))).toBe("Lot L7, DDM 30 juin 2027");
	expect(lotWords(lot("L7", "2027-06-30", { durability: "USE_BY" }))).toBe("Lot L7, DLC 30 juin 2027");
	expect(lotWords(lot("x", null, { code: null, durability: null }))).toBe("Sans lot");
	const { subject, text } = recallDraft({ ...lot("L7", "2027-06-30"), productName: "Nougat" });
	expect(subject).toBe("Rappel de produit\u00a0: Nougat, Lot L7, DDM 30 juin 2027");
	expect(text).toContain("Ne consommez pas ce produit");
});
