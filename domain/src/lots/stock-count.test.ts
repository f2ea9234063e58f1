import { describe, expect, it } from "vitest";
import { countBox, countedSoFar, type SheetLot } from "./stock-count";

const lot = (id: string, code: string | null, changes: Partial<SheetLot> = {}): SheetLot => ({
	id,
	code,
	reference: "NOU-1",
	codes: ["3760000000017", ""],
	boxes: 10,
	...changes,
});
const sheet = [
	lot("a1", "L1"),
	lot("a2", "L2"),
	lot("b", null, { reference: "BAP-1", codes: ["", "3760000000024"], boxes: 4 }),
];

describe("a scan counts one box of the lot that it names", () => {
	it.each<[string, string, object]>([
		["a label in GS1", "(01)03760000000017(17)270630(10)L2", { kind: "counted", lotId: "a2" }],
		["the number of a lot, in small letters", "l1", { kind: "counted", lotId: "a1" }],
		["the code of a product with one lot", "3760000000024", { kind: "counted", lotId: "b" }],
		["its reference", "bap-1", { kind: "counted", lotId: "b" }],
		["the code of a product with two", "3760000000017", { kind: "several", text: "3760000000017" }],
		["a lot that was not received", "(01)03760000000017(10)X9", { kind: "unreceived", text: "X9" }],
		["a product that is not on the sheet", "4006381333931", { kind: "unknown", text: "4006381333931" }],
		["nothing", "  ", { kind: "empty" }],
	])("%s", (_, scanned, outcome) => {
		const before = { a1: { boxes: 2, seen: 9 } };
		const after = countBox(sheet, before, scanned);
		expect(after.outcome).toEqual(outcome);
		const { lotId } = after.outcome as { lotId?: string };
		// The shop's boxes are those of the first scan, however long the others take.
		const first = { a1: { boxes: 3, seen: 9 }, a2: { boxes: 1, seen: 10 }, b: { boxes: 1, seen: 4 } };
		expect(after.counts).toEqual({ ...before, ...(lotId && { [lotId]: first[lotId as keyof typeof first] }) });
	});

	it("asks where two products have a lot of the same number", () => {
		const twins = [lot("a", "L1"), lot("b", "L1", { reference: "BAP-1", codes: [] })];
		expect(countBox(twins, {}, "L1").outcome.kind).toBe("several");
	});
});

it("differences are of counted lots alone; a lot counted as empty differs by all of it", () => {
	const counts = { a1: { boxes: 12, seen: 9 }, b: { boxes: 0, seen: 4 }, gone: { boxes: 3, seen: 3 } };
	expect(countedSoFar(sheet, counts)).toMatchObject({
		counted: [
			{ boxes: 12, seen: 9, difference: 2 },
			{ boxes: 0, seen: 4, difference: -4 },
		],
		differences: 2,
		missing: [{ id: "b", boxes: 4 }],
		surplus: [{ id: "a1", boxes: 2 }],
	});
	const none = countedSoFar(sheet, { a2: { boxes: 10, seen: 10 } });
	expect(none).toMatchObject({ differences: 0, missing: [], surplus: [] });
});
