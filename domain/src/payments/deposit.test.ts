import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { remainingCents } from "../orders/owed";
import {
	collectedCents,
	DEFAULT_DEPOSIT_RULES,
	DEPOSIT,
	DEPOSIT_PERCENTAGES,
	defaultPercentage,
	depositCents,
	depositRefusal,
	enabledPercentages,
	minimumOrderCents,
} from "./deposit";

const anyTotal = fc.integer({ min: 1, max: 100_000_000 });

describe("spec §5 deposit", () => {
	it("percentages allowed: 20 to 80 in steps of 5", () => {
		expect(DEPOSIT_PERCENTAGES).toEqual([20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80]);
	});

	it("deposit amount is the rounded percentage of the total with shipping", () => {
		expect(depositCents(52992, 25)).toBe(13248);
		expect(depositCents(4999, 45)).toBe(2250);
		expect(depositCents(2501, 20)).toBe(500);
	});

	it("only those giving a deposit of at least 20 EUR are enabled", () => {
		expect(enabledPercentages(4000)).toEqual([50, 55, 60, 65, 70, 75, 80]);
		expect(enabledPercentages(2499)).toEqual([]);
		expect(enabledPercentages(10_000)).toEqual([...DEPOSIT_PERCENTAGES]);
	});

	it("default 25, raised to the smallest enabled value if too low", () => {
		expect(defaultPercentage(52992)).toBe(25);
		expect(defaultPercentage(4000)).toBe(50);
		expect(defaultPercentage(2000)).toBeNull();
	});

	it("no percentage is enabled below 25,00 EUR: 80 % of less is under the minimum deposit", () => {
		expect(minimumOrderCents()).toBe(2500);
		expect(enabledPercentages(minimumOrderCents())).toEqual([80]);
		expect(enabledPercentages(minimumOrderCents() - 1)).toEqual([]);
	});

	it("deposit and balance make the total, in whole cents", () => {
		fc.assert(
			fc.property(anyTotal, fc.constantFrom(...DEPOSIT_PERCENTAGES), (total, percentage) => {
				const deposit = depositCents(total, percentage);
				const exact = Number((BigInt(total) * BigInt(percentage) + 50n) / 100n);
				const isWhole =
					deposit === exact && deposit + remainingCents({ totalCents: total, capturedCents: deposit }) === total;
				return isWhole && collectedCents(total, percentage) === deposit && collectedCents(total, null) === total;
			}),
			{ numRuns: 100_000 },
		);
	});

	it("what is enabled is never under the minimum", () => {
		fc.assert(
			fc.property(anyTotal, (total) =>
				enabledPercentages(total).every((percentage) => depositCents(total, percentage) >= DEPOSIT.minimumCents),
			),
		);
	});

	it("an operator can raise the minimum and propose another percentage", () => {
		const rules = { isOpen: true, minimumCents: 5000, defaultPercentage: 30 };
		expect(enabledPercentages(10_000, rules)).toEqual([50, 55, 60, 65, 70, 75, 80]);
		expect(defaultPercentage(10_000, rules)).toBe(50);
		expect(defaultPercentage(100_000, rules)).toBe(30);
		expect(minimumOrderCents(rules)).toBe(6250);
		expect(enabledPercentages(6249, rules)).toEqual([]);
		expect(depositRefusal(rules)).toBe("L'acompte nécessite un code commercial valide et un minimum de 50,00\u00a0€");
	});

	it("a default percentage under which nothing is enabled is raised, never lowered", () => {
		expect(defaultPercentage(2600, { ...DEFAULT_DEPOSIT_RULES, defaultPercentage: 80 })).toBe(80);
		expect(defaultPercentage(2600, { ...DEFAULT_DEPOSIT_RULES, defaultPercentage: 20 })).toBe(80);
	});

	it("closed: no percentage, and words that say so", () => {
		const closed = { ...DEFAULT_DEPOSIT_RULES, isOpen: false };
		expect(enabledPercentages(100_000, closed)).toEqual([]);
		expect(defaultPercentage(100_000, closed)).toBeNull();
		expect(depositRefusal(closed)).toBe("Le paiement par acompte n'est pas proposé en ce moment.");
	});

	it("'L'acompte nécessite un code commercial valide et un minimum de 20,00 €'", () => {
		expect(depositRefusal(DEFAULT_DEPOSIT_RULES)).toBe(
			"L'acompte nécessite un code commercial valide et un minimum de 20,00 €",
		);
	});
});
