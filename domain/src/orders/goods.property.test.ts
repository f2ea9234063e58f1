import fc from "fast-check";
import { expect, it } from "vitest";
import { linesToShip, shipmentFaults } from "../fulfilment/shipment";
import { returnFaults } from "../fulfilment/shipment-return";
import { lineRefundFaults } from "../refund/line-refund";
import { declarationFaults } from "../withdrawal/withdrawal";
import { boxesHere, boxesOpen, boxesRemoved, endOf, type LineGoods, leftOf } from "./goods";
import { holdsStock, isCancelled, isToShip, type OrderStatus } from "./order-status";

/** Boxes of each product that the shop ever received. */
const RECEIVED = 20;

/** Where a box of a line is, and whether its money was given back. */
interface Box {
	place: "STOCK" | "AWAY" | "LOST";
	isRefunded: boolean;
	isBack: boolean;
}
interface Line extends LineGoods {
	lineId: string;
	unitPriceCents: number;
	ratePercent: number;
	right: "FREE";
	/** Each box that was ordered, which the account does not know. */
	each: Box[];
	/** Boxes in the warehouse, reserved ones included. */
	stocked: number;
}
interface Shop {
	status: OrderStatus;
	lines: Line[];
}
interface Act {
	kind: keyof typeof ACTS;
	line: number;
	boxes: number;
	flag: boolean;
}

const newBox = (): Box => ({ place: "STOCK", isRefunded: false, isBack: false });
const newLine = (boxes: number, index: number): Line => ({
	...{ lineId: `l${index}`, boxes, unitPriceCents: 900, ratePercent: 20, right: "FREE", stocked: RECEIVED },
	...{ removedBoxes: 0, shippedBoxes: 0, packedBoxes: 0, returnedBoxes: 0, givenBackBoxes: 0, declaredBoxes: 0 },
	each: Array.from({ length: boxes }, newBox),
});

/** The first boxes for which a condition holds; there must be so many. */
function take(line: Line, count: number, ...conditions: ((box: Box) => boolean)[]): Box[] {
	const chosen = [...new Set(conditions.flatMap((condition) => line.each.filter(condition)))].slice(0, count);
	expect(chosen).toHaveLength(count);
	return chosen;
}
const isHere = ({ place, isRefunded, isBack }: Box) => place === "STOCK" && !isRefunded && !isBack;
const hasLeft = (box: Box) => box.place !== "STOCK" || box.isBack;

function refund(line: Line, boxes: number, isRestocked: boolean): void {
	const removed = boxesRemoved(line, { boxes, isRestocked });
	for (const box of take(line, removed, isHere)) box.isRefunded = true;
	const unpaid = (box: Box) => hasLeft(box) && !box.isRefunded;
	const chosen = isRestocked
		? take(line, boxes, (box) => unpaid(box) && box.place === "AWAY")
		: take(line, boxes - removed, (box) => unpaid(box) && box.isBack, unpaid);
	for (const box of chosen) box.isRefunded = true;
	line.removedBoxes += removed;
	line.givenBackBoxes += boxes - removed;
	if (isRestocked) comeBack(line, chosen, true);
}

function comeBack(line: Line, boxes: readonly Box[], isRestocked: boolean): void {
	for (const box of boxes) Object.assign(box, { isBack: true, place: isRestocked ? "STOCK" : "LOST" });
	line.returnedBoxes += boxes.length;
	if (isRestocked) line.stocked += boxes.length;
}

function end(shop: Shop): void {
	const status = holdsStock(shop.status) ? endOf(shop.lines) : null;
	if (status) shop.status = status;
}

/** What the shop does with each act, by its own rules; what they refuse changes nothing. */
const ACTS = {
	ship(shop: Shop, line: Line, { boxes, flag }: Act) {
		const chosen = flag ? linesToShip(shop.lines) : [{ lineId: line.lineId, boxes }];
		if (!isToShip(shop.status) || shipmentFaults(shop.lines, chosen).length > 0) return;
		for (const { lineId, boxes: leaving } of chosen) {
			const one = shop.lines.find((other) => other.lineId === lineId) ?? line;
			for (const box of take(one, leaving, isHere)) box.place = "AWAY";
			one.shippedBoxes += leaving;
			one.stocked -= leaving;
		}
		end(shop);
	},
	refundLine(shop: Shop, line: Line, { boxes, flag }: Act) {
		if (isCancelled(shop.status)) return;
		const chosen = [{ lineId: line.lineId, boxes, isRestocked: flag }];
		if (lineRefundFaults(shop.lines, chosen).length > 0) return;
		refund(line, boxes, flag);
		end(shop);
	},
	receive(shop: Shop, line: Line, { boxes, flag }: Act) {
		const chosen = [{ lineId: line.lineId, boxes, disposition: flag ? ("RESTOCK" as const) : ("LOSS" as const) }];
		if (returnFaults(shop.lines, chosen).length > 0) return;
		const isAway = ({ place }: Box) => place === "AWAY";
		comeBack(
			line,
			take(line, boxes, (box) => isAway(box) && box.isRefunded, isAway),
			flag,
		);
	},
	declare(shop: Shop, line: Line, { boxes }: Act) {
		if (isCancelled(shop.status) || declarationFaults(shop.lines, [{ lineId: line.lineId, boxes }]).length > 0) return;
		line.declaredBoxes += boxes;
	},
	decide(shop: Shop, line: Line, { flag }: Act) {
		const declared = line.declaredBoxes;
		line.declaredBoxes = 0;
		if (flag && !isCancelled(shop.status)) refund(line, declared, false);
		end(shop);
	},
	correct(shop: Shop, line: Line, { boxes }: Act) {
		const isUntouched = shop.lines.every((one) => boxesHere(one) === one.boxes && one.declaredBoxes === 0);
		if (!holdsStock(shop.status) || !isUntouched) return;
		line.boxes = boxes;
		line.each = Array.from({ length: boxes }, newBox);
	},
	cancel(shop: Shop) {
		if (leftOf(shop.lines) === "PART") {
			for (const line of shop.lines) {
				const boxes = Math.min(boxesHere(line), boxesOpen(line));
				for (const box of take(line, boxes, isHere)) box.isRefunded = true;
				line.removedBoxes += boxes;
			}
			end(shop);
		} else shop.status = "CANCELLED";
	},
	reopen(shop: Shop) {
		if (isCancelled(shop.status) && endOf(shop.lines) === null) shop.status = "CONFIRMED";
	},
};

function check({ status, lines }: Shop): void {
	for (const line of lines) {
		const reserved = holdsStock(status) ? boxesHere(line) : 0;
		const left = line.each.filter(({ place }) => place !== "STOCK").length;
		const onHand = line.stocked - reserved;
		const { removedBoxes: removed, shippedBoxes: shipped, returnedBoxes: returned, givenBackBoxes: givenBack } = line;
		expect({
			boxesHere: boxesHere(line),
			removed,
			shipped,
			returned,
			givenBack,
			sum: reserved + onHand + left,
		}).toEqual({
			boxesHere: line.each.filter(isHere).length,
			removed: line.each.filter((box) => box.isRefunded && !hasLeft(box)).length,
			shipped: line.each.filter(hasLeft).length,
			returned: line.each.filter(({ isBack }) => isBack).length,
			givenBack: line.each.filter((box) => box.isRefunded && hasLeft(box)).length,
			sum: RECEIVED,
		});
		expect(Math.min(onHand, line.boxes - line.declaredBoxes - removed - givenBack)).toBeGreaterThanOrEqual(0);
	}
	if (isToShip(status)) expect(endOf(lines)).toBeNull();
}

/** What ends an order comes less often, so that most sequences are long. */
const KINDS = [
	"ship",
	"ship",
	"refundLine",
	"refundLine",
	"receive",
	"declare",
	"decide",
	"correct",
	"reopen",
] as const;

it("any sequence of acts: reserved + on hand + left = received, and the account knows what happened to each box", () => {
	const act: fc.Arbitrary<Act> = fc.record({
		kind: fc.oneof({ arbitrary: fc.constantFrom(...KINDS), weight: 20 }, fc.constant("cancel" as const)),
		line: fc.nat(1),
		boxes: fc.integer({ min: 1, max: 4 }),
		flag: fc.boolean(),
	});
	const ordered = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 2 });
	fc.assert(
		fc.property(ordered, fc.array(act, { maxLength: 30, size: "max" }), (boxes, acts) => {
			const shop: Shop = { status: "CONFIRMED", lines: boxes.map(newLine) };
			for (const one of acts) {
				const line = shop.lines[one.line % shop.lines.length];
				if (line) ACTS[one.kind](shop, line, one);
				check(shop);
			}
		}),
		{ numRuns: process.env.TEST_ALL ? 10_000 : 300 },
	);
}, 120_000);
