import type { WithdrawableOrder } from "@confiserie/domain/contract/withdrawals";
import { isPeriodOver, lastWithdrawalDay } from "@confiserie/domain/withdrawal/period";
import { isContract, openBoxes, type WithdrawableLine } from "@confiserie/domain/withdrawal/withdrawal";
import { one, type Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { type GoodsLine, goodsOf, type OrderContext, type OrderRow } from "../../orders";

export type DeclarableLine = WithdrawableLine & GoodsLine;

/**
 * Finds an order by its number and e-mail. A wrong number and a wrong e-mail give the same error.
 * @throws ApiFailure ORDER_NOT_FOUND, WITHDRAWAL_CLOSED
 */
export async function findContract(
	sql: Sql,
	{ orderNumber, email }: { orderNumber: string; email: string },
	{ forUpdate = false } = {},
): Promise<OrderRow> {
	const order = await one<OrderRow>(
		sql,
		`select * from order_book where order_number = ? and email = ? ${forUpdate ? "for update" : ""}`,
		[orderNumber.toUpperCase(), email],
	);
	if (!order)
		throw new ApiFailure("ORDER_NOT_FOUND", {
			message: "Aucune commande n'a ce numéro et cette adresse e-mail. Ils figurent dans l'e-mail de confirmation.",
		});
	if (!isContract(order)) throw new ApiFailure("WITHDRAWAL_CLOSED");
	return order;
}

/** Lines of an order with what earlier declarations and refunds by line took of each. */
export async function declarableLines(sql: Sql, orderId: string): Promise<DeclarableLine[]> {
	return (await goodsOf(sql, orderId)).map((line) => ({ ...line, right: line.withdrawalRight }));
}

/** What can be withdrawn of an order, without a word of its customer. Throws like `findContract`. */
export async function readWithdrawableOrder(
	context: OrderContext,
	named: { orderNumber: string; email: string },
): Promise<WithdrawableOrder> {
	const order = await findContract(context.pool, named);
	const lines = await declarableLines(context.pool, order.id);
	return {
		orderNumber: order.orderNumber,
		lastDay: order.deliveredAt && lastWithdrawalDay(order.deliveredAt),
		isLate: isPeriodOver(order.deliveredAt, context.now()),
		lines: lines.map((line) => ({
			lineId: line.id,
			productName: line.productName,
			piecesPerBox: line.piecesPerBox,
			right: line.right,
			openBoxes: openBoxes(line),
			boxes: line.boxes,
		})),
	};
}
