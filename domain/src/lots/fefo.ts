import type { Durability } from "../food/durability";

/** What decides the order in which lots leave. `code` and `expiresOn` are null for boxes of no known lot. */
export interface DatedLot {
	id: string;
	code: string | null;
	durability: Durability | null;
	/** ISO day, the last good one. */
	expiresOn: string | null;
	/** ISO 8601. */
	createdAt: string;
}

/** Boxes of a lot. */
export interface LotBoxes {
	lotId: string;
	boxes: number;
}

/** Whether a lot may not be sold any more: its use-by date has passed on `today`, a day in Paris. */
export function isUnsafe(
	{ durability, expiresOn }: Pick<DatedLot, "durability" | "expiresOn">,
	today: string,
): boolean {
	return durability === "USE_BY" && expiresOn !== null && expiresOn < today;
}

/**
 * First expired, first out. Boxes of no known lot come first: they were there before lots were recorded. Then the earliest date,
 * then lots without one, then the lot that came first. The database's trigger takes boxes in the same order.
 */
export function firstExpiredFirst<Lot extends DatedLot>(lots: readonly Lot[]): Lot[] {
	const rank = (lot: DatedLot) => [lot.code === null ? "0" : "1", lot.expiresOn ?? "9999-12-31", lot.createdAt, lot.id];
	return lots
		.map((lot) => ({ lot, rank: rank(lot).join(" ") }))
		.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
		.map(({ lot }) => lot);
}

/** Takes boxes from lots in their order; fewer where they do not have as many. */
export function takeInOrder(lots: readonly LotBoxes[], boxes: number): LotBoxes[] {
	let left = boxes;
	return lots.flatMap((lot) => {
		const part = Math.min(left, Math.max(0, lot.boxes));
		left -= part;
		return part > 0 ? [{ lotId: lot.lotId, boxes: part }] : [];
	});
}

/** Boxes of lots in all. */
export const sumOfLots = (lots: readonly { boxes: number }[]): number =>
	lots.reduce((sum, { boxes }) => sum + boxes, 0);
