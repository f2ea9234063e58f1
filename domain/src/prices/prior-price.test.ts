import { describe, expect, it } from "vitest";
import { type PriceChange, priorPrices, reductionPercent } from "./prior-price";

const PRODUCT = {
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: null,
	pricePerPieceBox: 1,
	pricePerPieceLayer: 0.9,
};
const NOW = new Date("2026-11-23T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const box = (pricePerPiece: number | null, days: number): PriceChange => ({
	orderType: "box",
	pricePerPiece,
	since: daysAgo(days),
});

describe("prior price: 'le prix le plus bas pratiqué au cours des trente derniers jours précédant l'application de la réduction'", () => {
	it.each<[what: string, changes: PriceChange[], prior: number | null]>([
		["a price that held for thirty days", [box(1.5, 90), box(1, 3)], 1.5],
		["a reduction that is being made now", [box(1.5, 90)], 1.5],
		["thirty days to the minute", [box(1.5, 33), box(1, 3)], 1.5],
		["the lowest of several", [box(1.5, 90), box(1.2, 20), box(1.4, 10), box(1, 3)], 1.2],
		["a lower price that ended before the thirty days began", [box(0.5, 90), box(1.5, 40), box(1, 3)], 1.5],
		["a price that reached into them", [box(1.1, 90), box(1.5, 20), box(1, 3)], 1.1],
		["the last of successive reductions, the cautious reading", [box(1.5, 90), box(1.2, 40), box(1, 3)], 1.2],
		["a promotion that has lasted longer than thirty days", [box(1.5, 200), box(1, 100)], 1.5],
		["none: a price raised first", [box(1, 90), box(1.5, 10), box(1, 3)], null],
		["none: the same price as before", [box(1, 90)], null],
		["none: a price that went up", [box(0.8, 90), box(1, 3)], null],
		["none: on sale for less than thirty days", [box(1.5, 29), box(1, 3)], null],
		["none: not sold for some of them", [box(1.5, 90), box(null, 20), box(1.5, 10), box(1, 3)], null],
		["none: nothing is known", [], null],
	])("%s", (_, changes, prior) => {
		expect(priorPrices(PRODUCT, changes, NOW)?.box ?? null).toBe(prior);
		expect(priorPrices(PRODUCT, [...changes].reverse(), NOW)?.box ?? null).toBe(prior);
	});

	it("each tier has its own, and a layer alone announces nothing", () => {
		const layer = { ...box(1.3, 90), orderType: "layer" } as const;
		expect(priorPrices(PRODUCT, [box(1.5, 90), layer], NOW)).toEqual({ box: 1.5, layer: 1.3, pallet: null });
		expect(priorPrices(PRODUCT, [box(1.5, 90)], NOW)).toEqual({ box: 1.5, layer: null, pallet: null });
		expect(priorPrices(PRODUCT, [layer], NOW)).toBeNull();
	});

	it("a reduction is rounded down, never up", () => {
		expect(reductionPercent(0.7, 1)).toBe(30);
		expect(reductionPercent(1, 1.42)).toBe(29);
		expect(reductionPercent(0.301, 1)).toBe(69);
	});
});
