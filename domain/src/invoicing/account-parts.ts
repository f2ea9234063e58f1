import type { LineGoods } from "../orders/goods";

/** Boxes of lines of an order. */
export type LineBoxes = { lineId: string; boxes: number };

/** What left of an order on account at once. */
export interface Departure {
	id: string;
	/** "2026-11-22", in Paris. */
	leftOn: string;
	/** Its company is invoiced once a calendar month. */
	isMonthly: boolean;
	lines: readonly LineBoxes[];
}

/** What of an order on account is invoiced by itself: a shipment, or those of a calendar month (CGI art. 289, I 3). */
export interface AccountPart extends Omit<Departure, "id"> {
	/** Of its invoice. */
	event: string;
	/** The first departure is in it, and the delivery of the order with that, whichever part is invoiced first. */
	hasDelivery: boolean;
	/** Price in cents, VAT included. */
	amountCents: number;
}

/** Everything of an order on account that decides about its invoices. */
export interface AccountParts {
	/** Those that are due, oldest first. */
	parts: readonly AccountPart[];
	/** The whole order. */
	lines: readonly LineBoxes[];
	/** What the rest costs that will leave or be invoiced later, in cents. */
	pendingCents: number;
	/** Whether something that left is invoiced after the end of its month. */
	isWaiting: boolean;
}

type SoldLine = { id: string; quantity: number; unitPriceCents: number } & Pick<LineGoods, "removedBoxes">;

/** Splits what left of an order on account into the parts that are invoiced by a day. @param departures oldest first */
export function accountParts(
	departures: readonly Departure[],
	{ lines, shippingCents }: { lines: readonly SoldLine[]; shippingCents: number },
	today: string,
): AccountParts {
	const priceOf = (boxes: readonly LineBoxes[]) =>
		boxes.reduce((sum, one) => sum + one.boxes * (lines.find(({ id }) => id === one.lineId)?.unitPriceCents ?? 0), 0);
	const parts: AccountPart[] = [];
	for (const { id, leftOn, isMonthly, lines: left } of departures) {
		const event = isMonthly ? `month:${leftOn.slice(0, 7)}` : `shipment:${id}`;
		const same = parts.findIndex((one) => one.event === event);
		const before = parts[same];
		const hasDelivery = before?.hasDelivery ?? parts.length === 0;
		const amountCents = priceOf(left) + (before?.amountCents ?? (hasDelivery ? shippingCents : 0));
		const part = { event, leftOn, isMonthly, lines: [...(before?.lines ?? []), ...left], hasDelivery, amountCents };
		if (before) parts[same] = part;
		else parts.push(part);
	}
	const due = parts.filter(({ isMonthly, leftOn }) => !isMonthly || leftOn.slice(0, 7) < today.slice(0, 7));
	const staying = lines.map(({ id: lineId, quantity, removedBoxes }) => ({ lineId, boxes: quantity - removedBoxes }));
	const all = priceOf(staying) + shippingCents;
	return {
		parts: due,
		lines: lines.map(({ id: lineId, quantity: boxes }) => ({ lineId, boxes })),
		pendingCents: all - due.reduce((sum, { amountCents }) => sum + amountCents, 0),
		isWaiting: due.length < parts.length,
	};
}

/** Boxes of lines without others; lines without boxes are left out. */
export function lessBoxes(lines: readonly LineBoxes[], taken: readonly LineBoxes[]): LineBoxes[] {
	return lines
		.map(({ lineId, boxes }) => ({
			lineId,
			boxes: taken.reduce((left, one) => left - (one.lineId === lineId ? one.boxes : 0), boxes),
		}))
		.filter(({ boxes }) => boxes > 0);
}
