import { formatCount } from "@confiserie/domain/format";
import { isCancelled, isDelivered } from "@confiserie/domain/orders/order-status";
import { type BalanceFacts, balanceDueCents } from "@confiserie/domain/payments/balance";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";

interface OrderFacts extends BalanceFacts {
	refundedCents: number;
	orderNumber: string;
	/** A payment, a refund, a withdrawal, a claim, a dispute or a task of it is not at its end. */
	isMoving: boolean;
}

/**
 * Refuses to erase a customer with goods or money under way, or with a debt, and locks all orders: a payment that
 * arrives meanwhile waits, and then finds what is left. @throws ApiFailure ERASURE_UNDER_WAY, which names the orders
 */
export async function refuseUnderWay(sql: Knex.Transaction, customerId: string): Promise<void> {
	await sql.raw("SELECT id FROM order_book WHERE customer_id = ? ORDER BY id FOR UPDATE", [customerId]);
	const orders = await rows<OrderFacts>(
		sql,
		`SELECT order_number, status, total_cents, withdrawn_cents, corrected_cents, captured_cents, refunded_cents,
			EXISTS (SELECT 1 FROM payment_attempt part WHERE part.order_id = book.id AND part.state IN ('UNKNOWN', 'OPEN'))
			OR EXISTS (SELECT 1 FROM payment_refund_part part WHERE part.order_id = book.id AND part.state = 'PENDING')
			OR EXISTS (SELECT 1 FROM order_withdrawal part WHERE part.order_id = book.id AND part.state = 'OPEN')
			OR EXISTS (SELECT 1 FROM order_complaint part WHERE part.order_id = book.id AND part.ended_at IS NULL)
			OR EXISTS (SELECT 1 FROM payment_dispute part WHERE part.order_id = book.id AND part.state NOT IN ('won', 'lost'))
			OR EXISTS (SELECT 1 FROM order_outbox part WHERE part.order_id = book.id AND part.done_at IS NULL) AS is_moving
		FROM order_book book WHERE customer_id = ? ORDER BY created_at DESC, id DESC`,
		[customerId],
	);
	const open = orders.filter(isUnderWay).map(({ orderNumber }) => orderNumber);
	if (open.length === 0) return;
	const [first] = open;
	const others = formatCount(open.length - 1, "autre commande", "autres commandes");
	const which = open.length > 1 ? `${first} et ${others} ne sont pas terminées` : `${first} n'est pas terminée`;
	throw new ApiFailure("ERASURE_UNDER_WAY", {
		message: `Rien n'est effacé\u00a0: ${which} (livraison, paiement, remboursement ou réclamation en cours). Recommencez ensuite.`,
	});
}

function isUnderWay(order: OrderFacts): boolean {
	const { status, capturedCents, refundedCents, isMoving } = order;
	if (isMoving) return true;
	if (isCancelled(status)) return capturedCents > refundedCents;
	return !isDelivered(status) || balanceDueCents(order) > 0;
}
