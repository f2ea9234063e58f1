import { boxesOpen, type LineGoods } from "../orders/goods";
import { isCancelled, type OrderStatus } from "../orders/order-status";
import { formatBoxes } from "../prices/tier-price";
import { WITHDRAWAL_RIGHTS } from "./right";
import type { WithdrawalRight } from "./right-codes";

/** A line of an order as far as a withdrawal goes. */
export interface WithdrawableLine extends LineGoods {
	lineId: string;
	right: WithdrawalRight;
	unitPriceCents: number;
}

export interface DeclaredLine {
	lineId: string;
	boxes: number;
}

/** Boxes of a line that can still be withdrawn. */
export function openBoxes(line: WithdrawableLine): number {
	return WITHDRAWAL_RIGHTS[line.right].isOpen ? boxesOpen(line) : 0;
}

/** An order that was cancelled, or never paid nor accepted, is no contract any more to withdraw from. */
export function isContract({ status, capturedCents }: { status: OrderStatus; capturedCents: number }): boolean {
	return !isCancelled(status) && (status !== "PENDING" || capturedCents > 0);
}

/** What is wrong with a declaration, by the index of its line; empty when nothing is. */
export function declarationFaults(
	lines: readonly WithdrawableLine[],
	declared: readonly DeclaredLine[],
): { index: number; message: string }[] {
	return declared.flatMap(({ lineId, boxes }, index) => {
		const line = lines.find((one) => one.lineId === lineId);
		if (!line) return [{ index, message: "Cet article n'est pas dans la commande." }];
		if (declared.findIndex((one) => one.lineId === lineId) !== index)
			return [{ index, message: "Cet article figure deux fois." }];
		const { isOpen, explanation } = WITHDRAWAL_RIGHTS[line.right];
		if (!isOpen) return [{ index, message: explanation }];
		const open = openBoxes(line);
		return boxes > open ? [{ index, message: `Au plus ${formatBoxes(open, line)} de cet article.` }] : [];
	});
}

/**
 * What a declaration gives back, in cents: its boxes at the price that was paid, and the delivery once nothing is left of the
 * order. Source: code de la consommation, art. L221-24.
 * @param shippingCents what of the delivery is not given back yet
 */
export function withdrawalCents(
	lines: readonly WithdrawableLine[],
	declared: readonly DeclaredLine[],
	shippingCents: number,
): number {
	const boxesOf = (lineId: string) => declared.find((one) => one.lineId === lineId)?.boxes ?? 0;
	const goods = lines.reduce((sum, { lineId, unitPriceCents }) => sum + boxesOf(lineId) * unitPriceCents, 0);
	const isWhole = lines.every((line) => boxesOf(line.lineId) >= boxesOpen(line));
	return isWhole ? goods + shippingCents : goods;
}
