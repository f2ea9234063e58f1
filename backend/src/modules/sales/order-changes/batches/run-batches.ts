import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { shipsUnpaid, unpaidWords } from "@confiserie/domain/orders/unpaid";
import { paymentStatus } from "@confiserie/domain/payments/payment-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isConnectionLoss, isDatabaseOutage } from "../../../../lib/database/outage";
import { one } from "../../../../lib/database/sql";
import type { Leased, Worker } from "../../../../lib/leased-queue";
import { messageOf } from "../../../../lib/message-of";
import { batchQueue, notStopped } from "../../../foundations/batches";
import { ApiFailure, failureOf } from "../../../foundations/failures";
import type { OrderRow } from "../../orders";
import type { PaymentContext } from "../../payments";
import { changeStatus } from "../change-status";

/** A row of order_batch, as its worker reads it. */
interface Batch {
	actorId: string;
	actorEmail: string;
	status: OrderStatus;
	notifyCustomer: boolean;
	shipUnpaid: boolean;
}

/** Batches of orders that are under way. */
const BATCHES = batchQueue<Batch>("order_batch");

/**
 * Works off the batches that are due, order by order.
 * @returns how many batches this call ended; 0 when the workers at it already will do them
 */
export function runBatches(container: MedusaContainer, context: PaymentContext): Promise<number> {
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	return BATCHES.drain(
		context,
		batchWorker(context, (problem) => logger.error(problem)),
	);
}

/** Processes each batch. `report` receives unexpected errors. */
function batchWorker(context: PaymentContext, report: (problem: string) => void): Worker<Batch> {
	return {
		work: async (batch) => {
			for (let item = await nextOf(context, batch.id); item; item = await nextOf(context, batch.id))
				await changeOne(context, batch, item, report);
		},
		failed: (batch, error) => report(`Order batch ${batch.id} was interrupted and will go on: ${messageOf(error)}`),
	};
}

interface Item {
	orderId: string;
	/** Of the order when the batch began. */
	version: number;
}

/** The next order of a batch; undefined when all are done, or the batch was stopped. */
function nextOf({ pool }: PaymentContext, batchId: string): Promise<Item | undefined> {
	return one<Item>(
		pool,
		`select order_id, version from order_batch_item where batch_id = ? and state = 'WAITING'
			and ${notStopped("order_batch")}
			order by position limit 1`,
		[batchId],
	);
}

/** Same as a single change by hand; the result is recorded in the same transaction, so a repetition is harmless. */
async function changeOne(
	context: PaymentContext,
	batch: Batch & Leased,
	{ orderId, version }: Item,
	report: (problem: string) => void,
): Promise<void> {
	const { status, notifyCustomer, actorId, actorEmail } = batch;
	try {
		await changeStatus(context, {
			idOrNumber: orderId,
			request: { status, version, notifyCustomer, note: NOTE },
			actor: { customerId: actorId, email: actorEmail },
			isStillWanted: (sql, order) => take(sql, batch, order),
		});
	} catch (error) {
		if (isDatabaseOutage(error) || isConnectionLoss(error)) throw error;
		const refusal = failureOf(error)?.message;
		if (!refusal) report(`Order ${orderId} of batch ${batch.id} failed: ${messageOf(error)}`);
		await context.pool.raw(
			"update order_batch_item set state = 'REFUSED', refusal = ? where batch_id = ? and order_id = ? and state = 'WAITING'",
			[refusal ?? UNFORESEEN, batch.id, orderId],
		);
	}
}

const NOTE = "Changement groupé.";
const UNFORESEEN = "Une erreur est survenue\u00a0: cette commande n'a pas changé. Essayez de la changer seule.";

/**
 * Records the result; false for an order that has the status already, or that another worker was faster with.
 * @throws ApiFailure VALIDATION for an order to ship that is not paid, unless the batch ships those too
 */
async function take(sql: Knex.Transaction, batch: Batch & Leased, order: OrderRow): Promise<boolean> {
	const isSame = order.status === batch.status;
	const payment = paymentStatus(order);
	if (!batch.shipUnpaid && shipsUnpaid(order.status, batch.status, payment))
		throw new ApiFailure("VALIDATION", {
			field: "shipUnpaid",
			message: `${unpaidWords({ paymentStatus: payment, remainingCents: remainingCents(order) })}\u00a0: la commande n'est pas expédiée.`,
		});
	const taken = await one(
		sql,
		"update order_batch_item set state = ? where batch_id = ? and order_id = ? and state = 'WAITING' returning 1",
		[isSame ? "UNCHANGED" : "DONE", batch.id, order.id],
	);
	return taken !== undefined && !isSame;
}
