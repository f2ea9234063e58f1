import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type CountedRow,
	countedOf,
	countMore,
	countScan,
	isPicked,
	lotsCounted,
	NOTHING_COUNTED,
	type PickingCounts,
	tickRow,
	undoScan,
} from "./picking-count";

const BARBE: CountedRow = { key: "BAP", reference: "BAP", boxes: 3, codes: ["3760000000017", "13760000000014"] };
const NOUGAT: CountedRow = { key: "NOU", reference: "Nou-1", boxes: 1, codes: ["036000291452", null] };
/** The same product, placed when its pallets were larger. */
const EARLIER: CountedRow = { ...BARBE, key: "BAP/60", boxes: 1 };
const ROWS = [BARBE, NOUGAT, EARLIER];

const after = (...scans: string[]) =>
	scans.reduce((counts, scan) => countScan(ROWS, counts, scan).counts, NOTHING_COUNTED);
const countsOf = (counts: PickingCounts) => ROWS.map((row) => countedOf(counts, row));
const scan = (counts: PickingCounts, code: string) => countScan(ROWS, counts, code).outcome;

it.each<[string, string[], number[]]>([
	["nothing scanned", [], [0, 0, 0]],
	["the code of a piece counts its box", ["3760000000017"], [1, 0, 0]],
	["the code of a box", ["13760000000014"], [1, 0, 0]],
	["both of one product", ["3760000000017", "13760000000014"], [2, 0, 0]],
	["a UPC with the zero of its EAN-13", ["0036000291452"], [0, 1, 0]],
	["the reference, however it is written", ["nou-1"], [0, 1, 0]],
	["a product of two rows fills the first", Array(3).fill("3760000000017"), [3, 0, 0]],
	["then the second", Array(4).fill("3760000000017"), [3, 0, 1]],
	["and no more than they want", Array(6).fill("3760000000017"), [3, 0, 1]],
	["another code", ["2000000010014"], [0, 0, 0]],
])("%s", (_, scans, counted) => {
	expect(countsOf(after(...scans))).toEqual(counted);
});

it.each<[string, string[], string, unknown]>([
	["a box of the list", [], "3760000000017", { kind: "counted", key: "BAP" }],
	["one of the second row", Array(3).fill("BAP"), "bap", { kind: "counted", key: "BAP/60" }],
	["one too many", ["Nou-1"], "036000291452", { kind: "surplus", key: "NOU" }],
	["one that is not on the list", [], " 2000000010014 ", { kind: "unknown", code: "2000000010014" }],
	["nothing", [], "  ", { kind: "empty" }],
	// A row without a code must not be found by a scan without digits.
	["no digits", [], "????????", { kind: "unknown", code: "????????" }],
])("says of %s what it was", (_, before, code, outcome) => {
	expect(scan(after(...before), code)).toEqual(outcome);
});

it("completes a row in one step, which is taken back as one", () => {
	const all = countMore(after("BAP"), BARBE);
	expect(isPicked(all, BARBE)).toBe(true);
	expect(countsOf(undoScan(all)?.counts ?? NOTHING_COUNTED)).toEqual([1, 0, 0]);
	expect(countMore(all, BARBE)).toBe(all);
});

it("takes scans back, the last one first, until there is none", () => {
	const first = undoScan(after("BAP", "Nou-1"));
	expect(first?.outcome).toEqual({ kind: "undone", key: "NOU" });
	expect(countsOf(first?.counts ?? NOTHING_COUNTED)).toEqual([1, 0, 0]);
	const second = undoScan(first?.counts ?? NOTHING_COUNTED);
	expect(second?.outcome).toEqual({ kind: "undone", key: "BAP" });
	expect(undoScan(second?.counts ?? NOTHING_COUNTED)).toBeNull();
});

it("a row ticked by hand is complete, unticking resets it, and its scans can no longer be undone", () => {
	const ticked = tickRow(after("BAP", "Nou-1"), BARBE, true);
	expect(countsOf(ticked)).toEqual([3, 1, 0]);
	expect(undoScan(ticked)?.outcome).toEqual({ kind: "undone", key: "NOU" });
	expect(countsOf(tickRow(ticked, BARBE, false))).toEqual([0, 1, 0]);
});

it("undoing every scan leaves what was before them, and nothing is ever counted beyond what is wanted", () => {
	const code = fc.constantFrom("3760000000017", "13760000000014", "Nou-1", "2000000010014");
	fc.assert(
		fc.property(fc.array(code, { maxLength: 15 }), (codes) => {
			let counts = after(...codes);
			for (const row of ROWS) expect(countedOf(counts, row)).toBeLessThanOrEqual(row.boxes);
			for (let back = undoScan(counts); back; back = undoScan(counts)) counts = back.counts;
			expect(countsOf(counts)).toEqual([0, 0, 0]);
		}),
	);
});

describe("lots", () => {
	const lotted: CountedRow[] = [{ ...BARBE, lots: [{ code: null }, { code: "L7" }, { code: "L8" }] }, NOUGAT];
	const GS1 = "(01)13760000000014(17)270630(10)";
	const scanned = (...codes: string[]) =>
		codes.reduce((counts, code) => countScan(lotted, counts, code).counts, NOTHING_COUNTED);

	it.each<[string, string[], Record<string, number>]>([
		["a label with the lot", [`${GS1}L7`], { L7: 1 }],
		["the lot's number alone, however it is written", ["l7", "L8"], { L7: 1, L8: 1 }],
		["a code without a lot", ["13760000000014"], {}],
		["a lot that was not received", [`${GS1}X1`], {}],
	])("%s", (_, codes, lots) => {
		expect(lotsCounted(scanned(...codes), BARBE)).toEqual(lots);
		expect(countedOf(scanned(...codes), BARBE)).toBe(codes.length);
	});

	it("says which lot it was, and whether it is in stock", () => {
		const outcome = (code: string) => countScan(lotted, NOTHING_COUNTED, code).outcome;
		expect(outcome(`${GS1}L7`)).toEqual({ kind: "counted", key: "BAP", lot: "L7", isKnown: true });
		expect(outcome(`${GS1}X1`)).toEqual({ kind: "counted", key: "BAP", lot: "X1", isKnown: false });
	});

	it("a shop without lots ignores those of its suppliers' labels", () => {
		const { counts, outcome } = countScan(ROWS, NOTHING_COUNTED, `${GS1}X1`);
		expect(outcome).toEqual({ kind: "counted", key: "BAP" });
		expect(counts.lots).toBeUndefined();
	});

	it("the rest of a row is of the lot scanned last; undoing and unticking take lots back", () => {
		const all = countMore(scanned("L8", "L7"), BARBE);
		expect(lotsCounted(all, BARBE)).toEqual({ L8: 1, L7: 2 });
		expect(lotsCounted(undoScan(all)?.counts ?? NOTHING_COUNTED, BARBE)).toEqual({ L8: 1, L7: 1 });
		expect(lotsCounted(tickRow(all, BARBE, true), BARBE)).toEqual({ L8: 1, L7: 2 });
		expect(lotsCounted(tickRow(all, BARBE, false), BARBE)).toEqual({});
	});
});

describe("several boxes at once", () => {
	const PALLET: CountedRow = {
		key: "PAL",
		reference: "PAL",
		boxes: 50,
		codes: ["13760000000021"],
		lots: [{ code: "L7" }],
	};
	const LABEL = "(02)13760000000021(37)40(10)L7";
	const counted = (...scans: string[]) =>
		scans.reduce<ReturnType<typeof countScan>>(({ counts }, code) => countScan([PALLET], counts, code), {
			counts: NOTHING_COUNTED,
			outcome: { kind: "empty" },
		});

	it.each<[string, string[], number, string]>([
		["a pallet's label counts what it says", [LABEL], 40, "counted"],
		["not more than the list wants", [LABEL, LABEL], 40, "excess"],
		["×40 after a scan makes it forty", ["PAL", "×40"], 40, "counted"],
		["as typed on any keyboard", ["PAL", "x 40"], 40, "counted"],
		["twice, it is the last scan that counts", ["PAL", "*10", "PAL", "*20"], 30, "counted"],
		["typed again, it corrects", ["PAL", "*10", "*20"], 20, "counted"],
		["too many change nothing", ["PAL", "*51"], 1, "excess"],
		["none is no count", ["PAL", "*0"], 1, "unrepeatable"],
		["before any scan", ["*3"], 0, "unrepeatable"],
	])("%s", (_, scans, boxes, kind) => {
		const { counts, outcome } = counted(...scans);
		expect(countedOf(counts, PALLET)).toBe(boxes);
		expect(outcome.kind).toBe(kind);
	});

	it("is taken back in one step, lot included", () => {
		const { counts } = counted(LABEL);
		expect(lotsCounted(counts, PALLET)).toEqual({ L7: 40 });
		const back = undoScan(counts)?.counts ?? counts;
		expect([countedOf(back, PALLET), lotsCounted(back, PALLET)]).toEqual([0, {}]);
		const repeated = counted("L7", "×40").counts;
		expect(lotsCounted(repeated, PALLET)).toEqual({ L7: 40 });
	});
});
