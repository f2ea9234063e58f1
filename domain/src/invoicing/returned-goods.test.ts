import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grossSum, taxedAmount } from "../tax/taxed-amount";
import { goodsByRate, goodsInWords, linesOfGoods, type ReturnedGoods } from "./returned-goods";

const GOODS: ReturnedGoods = {
	lines: [
		{ name: "Barbe à papa", reference: "BAP-1", quantity: 2, unitPriceCents: 999, ratePercent: 20 },
		{ name: "Pop-corn", reference: "POP-1", quantity: 1, unitPriceCents: 333, ratePercent: 5.5 },
	],
	shipping: [
		{ ratePercent: 5.5, grossCents: 71 },
		{ ratePercent: 20, grossCents: 428 },
	],
};
const whole = (goods: ReturnedGoods) => goodsByRate(goods).map(taxedAmount);

describe("the lines of a credit note about goods", () => {
	it("are the goods and the delivery, when it is about all that they cost", () => {
		const lines = linesOfGoods(GOODS, whole(GOODS), { name: "Remboursement" });
		expect(lines.map(({ name, reference, quantity, grossCents }) => [name, reference, quantity, grossCents])).toEqual([
			["Barbe à papa", "BAP-1", 2, 1998],
			["Pop-corn", "POP-1", 1, 333],
			["Livraison", null, 1, 71],
			["Livraison", null, 1, 428],
		]);
	});

	it("are one a rate when it is about a part of it", () => {
		const totals = [taxedAmount({ ratePercent: 20, grossCents: 1000 })];
		expect(
			linesOfGoods(GOODS, totals, { name: "Remboursement" }).map(({ name, grossCents }) => [name, grossCents]),
		).toEqual([["Remboursement", 1000]]);
		expect(goodsInWords(GOODS)).toBe("2 × Barbe à papa (BAP-1), 1 × Pop-corn (POP-1), livraison");
	});

	it("call the carriage of a pickup so", () => {
		const names = linesOfGoods(GOODS, whole(GOODS), { name: "Remboursement", isPickup: true }).map(({ name }) => name);
		expect(names).toEqual(["Barbe à papa", "Pop-corn", "Retrait", "Retrait"]);
		expect(goodsInWords(GOODS, true)).toBe("2 × Barbe à papa (BAP-1), 1 × Pop-corn (POP-1), retrait");
	});

	const line = fc.record({
		name: fc.constant("Nougat"),
		reference: fc.constant("N"),
		quantity: fc.integer({ min: 1, max: 60 }),
		unitPriceCents: fc.integer({ min: 1, max: 9999 }),
		ratePercent: fc.constantFrom(5.5, 20),
	});

	it("add up to the totals, gross and net, rate by rate", () => {
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
				const goods = { lines, shipping: [] };
				const totals = whole(goods);
				const written = linesOfGoods(goods, totals, { name: "Remboursement" });
				for (const { ratePercent, grossCents, netCents } of totals) {
					const ofRate = written.filter((one) => one.ratePercent === ratePercent);
					expect(grossSum(ofRate)).toBe(grossCents);
					expect(ofRate.reduce((sum, one) => sum + one.netCents, 0)).toBe(netCents);
				}
			}),
		);
	});
});
