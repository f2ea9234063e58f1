import { boxesAway, boxesBack, boxesOpen, type LineGoods } from "../orders/goods";
import { formatBoxes } from "../prices/tier-price";
import { apportion } from "../tax/apportion";
import { taxOf } from "../tax/sale-tax";
import { type GrossAmount, grossSum, type TaxedAmount, taxedAmount } from "../tax/taxed-amount";
import { splitWithdrawal } from "../withdrawal/split";

/** A line of an order as far as its refund goes. Prices include VAT and every reduction: an order stores no other. */
export interface ReturnableLine extends LineGoods {
	lineId: string;
	unitPriceCents: number;
	ratePercent: number;
}
type SoldLine = Pick<ReturnableLine, "lineId" | "boxes" | "unitPriceCents" | "ratePercent">;

export interface ChosenLine {
	lineId: string;
	boxes: number;
	/** Whether the boxes are sellable again and go back into stock. */
	isRestocked: boolean;
}

/** Limits of a refund, in cents: the unpaid balance, and payments that are not refunded. */
export interface MoneyLeft {
	balanceCents: number;
	refundableCents: number;
}

export interface LineSettlement {
	/** What the chosen lines, and the delivery, cost with VAT. */
	worthCents: number;
	/** Part that lowers the balance, and part that is refunded. */
	offBalanceCents: number;
	refundCents: number;
	/** Part already refunded by amount, so that it is not refunded twice. */
	beyondCents: number;
}

/**
 * Whether refunded boxes go back into stock unless staff says so. Before the shipment they have not left; after it, food is not
 * sold again before staff has examined it.
 */
export const IS_RESTOCKED_BY_DEFAULT = false;

/** What so many boxes of a line cost, VAT included, in cents. */
export function boxesCents({ unitPriceCents }: Pick<ReturnableLine, "unitPriceCents">, boxes: number): number {
	return unitPriceCents * boxes;
}

/**
 * What boxes of lines cost by rate, lowest rate first; the delivery, if any, at the shares that its order was sold with.
 * @param lines the whole order's
 */
export function chosenByRate(
	lines: readonly SoldLine[],
	chosen: readonly Pick<ChosenLine, "lineId" | "boxes">[],
	shippingCents = 0,
): GrossAmount[] {
	const goods = lines.map((line) => ({
		ratePercent: line.ratePercent,
		grossCents: boxesCents(line, chosen.find(({ lineId }) => lineId === line.lineId)?.boxes ?? 0),
	}));
	const sold = lines.map(({ boxes: quantity, unitPriceCents, ratePercent }) => ({
		quantity,
		unitPriceCents,
		ratePercent,
	}));
	return byRate([...goods, ...taxOf({ lines: sold, shippingCents }).shipping]);
}

/**
 * How lines that are given back are settled: what they cost lowers the balance first, the rest is refunded, never more than was
 * paid and is not given back.
 */
export function settleLines(worthCents: number, { balanceCents, refundableCents }: MoneyLeft): LineSettlement {
	const split = splitWithdrawal(worthCents, balanceCents);
	const refundCents = Math.min(split.refundCents, refundableCents);
	return { worthCents, ...split, refundCents, beyondCents: split.refundCents - refundCents };
}

/** VAT of a settlement, by rate: of the whole amount, or of its share when a part was refunded before. */
export function settlementTaxes(worth: readonly GrossAmount[], settlement: LineSettlement): TaxedAmount[] {
	const moved = settlement.offBalanceCents + settlement.refundCents;
	return apportion(moved, worth, ({ grossCents }) => grossCents)
		.map(([{ ratePercent }, grossCents]) => taxedAmount({ ratePercent, grossCents }))
		.filter(({ grossCents }) => grossCents > 0);
}

/** All boxes that came back and are not refunded. Whether they are sold again was decided when they were received. */
export function returnedLines(lines: readonly ReturnableLine[]): ChosenLine[] {
	return lines.flatMap((line) => {
		const boxes = boxesBack(line);
		return boxes > 0 ? [{ lineId: line.lineId, boxes, isRestocked: false }] : [];
	});
}

export interface LineRefundFault {
	/** Of the chosen line. */
	index: number;
	field: "lineId" | "boxes" | "isRestocked";
	message: string;
}

/** What is wrong with a choice of lines; empty when nothing is. */
export function lineRefundFaults(lines: readonly ReturnableLine[], chosen: readonly ChosenLine[]): LineRefundFault[] {
	return chosen.flatMap(({ lineId, boxes, isRestocked }, index): LineRefundFault[] => {
		const line = lines.find((one) => one.lineId === lineId);
		if (!line) return [{ index, field: "lineId", message: "Cet article n'est pas dans la commande." }];
		if (chosen.findIndex((one) => one.lineId === lineId) !== index)
			return [{ index, field: "lineId", message: "Cet article figure deux fois." }];
		const left = boxesOpen(line);
		if (left === 0)
			return [{ index, field: "boxes", message: "Cet article est déjà entièrement remboursé ou rétracté." }];
		if (boxes > left) return [{ index, field: "boxes", message: `Au plus ${formatBoxes(left, line)} de cet article.` }];
		if (!isRestocked) return [];
		const restockable = boxesAway(line);
		if (boxes <= restockable) return [];
		const most = `Au plus ${formatBoxes(restockable, line)} à remettre en stock.`;
		const message = restockable > 0 ? most : line.shippedBoxes > 0 ? BACK_ALREADY : STILL_HERE;
		return [{ index, field: "isRestocked", message }];
	});
}

/** Why boxes cannot go back into stock yet. */
export const STILL_HERE =
	"Cet article n'a pas quitté le stock\u00a0: il n'y retourne qu'après l'expédition de la commande.";

const BACK_ALREADY =
	"Tout ce qui est parti de cet article est déjà revenu\u00a0: rien ne retourne en stock avec ce remboursement.";

/** One sum a rate, lowest rate first; rates without an amount go. */
function byRate(amounts: readonly GrossAmount[]): GrossAmount[] {
	const rates = [...new Set(amounts.map(({ ratePercent }) => ratePercent))].sort((one, other) => one - other);
	return rates
		.map((rate) => ({
			ratePercent: rate,
			grossCents: grossSum(amounts.filter(({ ratePercent }) => ratePercent === rate)),
		}))
		.filter(({ grossCents }) => grossCents > 0);
}
