import type { OrderStatus } from "./order-status";

/**
 * Boxes of a line of an order: the one account of what has left, what came back and what is still to leave. What a refund or a
 * withdrawal takes of each kind is stored with it and never derived again.
 */
export interface LineGoods {
	/** Decides the word for a box. */
	piecesPerBox?: number;
	/** As accepted, after corrections. */
	boxes: number;
	/** Refunded, withdrawn or cancelled before they left. */
	removedBoxes: number;
	/** Handed over. */
	shippedBoxes: number;
	/** Taken from the stock by fulfilments in Medusa. */
	packedBoxes: number;
	/** Received back, refunded or not. */
	returnedBoxes: number;
	/** Refunded or withdrawn after they left. */
	givenBackBoxes: number;
	/** Declared in withdrawals that are not decided. */
	declaredBoxes: number;
}

/** Boxes that are still to be shipped. */
export const boxesToShip = ({
	boxes,
	removedBoxes,
	shippedBoxes,
}: Pick<LineGoods, "boxes" | "removedBoxes" | "shippedBoxes">): number => boxes - removedBoxes - shippedBoxes;

/** Boxes to ship that are still in the stock: what an order that is neither shipped nor cancelled reserves. */
export const boxesHere = (line: LineGoods): number =>
	Math.max(0, line.boxes - line.removedBoxes - Math.max(line.shippedBoxes, line.packedBoxes));

/** Boxes that can still be refunded or withdrawn. */
export const boxesOpen = ({ boxes, removedBoxes, givenBackBoxes, declaredBoxes }: LineGoods): number =>
	Math.max(0, boxes - removedBoxes - givenBackBoxes - declaredBoxes);

/** Boxes that were received back and are not refunded: what a refund proposes. */
export const boxesBack = (line: LineGoods): number =>
	Math.min(boxesOpen(line), Math.max(0, line.returnedBoxes - line.givenBackBoxes));

/** Boxes that left and did not come back: at most so many are received, or put back into stock by a refund. */
export const boxesAway = ({ shippedBoxes, returnedBoxes }: Pick<LineGoods, "shippedBoxes" | "returnedBoxes">): number =>
	shippedBoxes - returnedBoxes;

/**
 * Boxes of a refund or withdrawal that had not left, and will not: the rest had. First what comes back with it or came back before,
 * then what is still here.
 */
export function boxesRemoved(
	line: LineGoods,
	{ boxes, isRestocked = false }: { boxes: number; isRestocked?: boolean },
): number {
	if (isRestocked) return 0;
	const back = Math.max(0, line.returnedBoxes - line.givenBackBoxes);
	return Math.min(Math.max(0, boxes - back), boxesHere(line));
}

/** What has left of an order: nothing, a part with the rest still to leave, or all of it. */
export function leftOf(lines: readonly LineGoods[]): "NOTHING" | "PART" | "ALL" {
	const hasLeft = lines.some(({ shippedBoxes, packedBoxes }) => shippedBoxes > 0 || packedBoxes > 0);
	if (!hasLeft) return "NOTHING";
	return lines.some((line) => boxesHere(line) > 0) ? "PART" : "ALL";
}

/** The status that an order ends with once nothing of it is left to ship; null while something is. */
export function endOf(lines: readonly LineGoods[]): OrderStatus | null {
	if (lines.some((line) => boxesToShip(line) > 0)) return null;
	return lines.some(({ shippedBoxes }) => shippedBoxes > 0) ? "SHIPPED" : "CANCELLED";
}
