import { describe, expect, it } from "vitest";
import { claimedCents, claimFaults } from "./claim";
import { CLAIM_KINDS } from "./claim-codes";
import { mediatorText } from "./claim-words";

const lines = [
	{ lineId: "a", boxes: 8, unitPriceCents: 900 },
	{ lineId: "b", boxes: 1, unitPriceCents: 500 },
];

describe("the lines of a claim", () => {
	it.each(CLAIM_KINDS.map((kind) => [kind, !["LATE", "OTHER"].includes(kind)] as const))(
		"%s: goods must be named: %s",
		(kind, isNeeded) => {
			const needed = [{ field: "lines", message: "Choisissez au moins un article." }];
			expect(claimFaults(kind, lines, [])).toEqual(isNeeded ? needed : []);
			expect(claimFaults(kind, lines, [{ lineId: "a", boxes: 8 }])).toEqual([]);
		},
	);

	it.each([
		["more boxes than were bought", [{ lineId: "a", boxes: 9 }], "Au plus 8 cartons de cet article."],
		["more than the one box", [{ lineId: "b", boxes: 2 }], "Au plus 1 carton de cet article."],
		["another order's line", [{ lineId: "c", boxes: 1 }], "Cet article n'est pas dans la commande."],
	])("%s is refused at its field", (_, claimed, message) => {
		expect(claimFaults("MISSING", lines, claimed)).toEqual([{ field: "lines[0].boxes", message }]);
	});

	it("a line twice is refused where it comes again", () => {
		const twice = [
			{ lineId: "a", boxes: 1 },
			{ lineId: "a", boxes: 1 },
		];
		expect(claimFaults("OTHER", lines, twice)).toEqual([
			{ field: "lines[1].boxes", message: "Cet article figure deux fois." },
		]);
	});

	it("cost what was paid for their boxes", () => {
		expect(claimedCents([])).toBe(0);
		expect(claimedCents(lines)).toBe(8 * 900 + 500);
	});
});

it("L616-1: the mediator is named, or where to find the name", () => {
	expect(mediatorText("CM2C, Paris")).toContain("médiateur de la consommation\u00a0: CM2C, Paris.");
	expect(mediatorText("")).toContain("nommé dans nos mentions légales.");
});
