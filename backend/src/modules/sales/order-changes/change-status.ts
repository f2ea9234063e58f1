import type { AdminOrderDetail, adminStatusUpdateSchema } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDateTime } from "@confiserie/domain/format";
import { leftOf } from "@confiserie/domain/orders/goods";
import {
	holdsStock,
	isCancelled,
	isDelivered,
	isPending,
	isShipped,
	type OrderStatus,
	wordsOfStatus,
} from "@confiserie/domain/orders/order-status";
import { staffHoldEnd } from "@confiserie/domain/orders/staff-order";
import { statusChange } from "@confiserie/domain/orders/status-change";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, type Sql, update } from "../../../lib/database/sql";
import { shipLots, unshipLots } from "../../catalog/lots";
import { type Administrator, noted, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { scheduleTask } from "../../foundations/outbox";
import { refuseUsedUp } from "../../terms/promotions";
import {
	auditedOrder,
	findOrder,
	goodsOf,
	InsufficientStock,
	lockLevels,
	lockOrder,
	makeHoldsPermanent,
	type OrderRow,
	overruleActs,
	readAdminOrder,
	recordStatus,
	reholdStock,
	releaseStock,
	serializeDetail,
	tellOfOrder,
} from "../orders";
import { closePayment, liveAttempt, type PaymentContext } from "../payments";
import { cancelRest, carryOutRefund } from "../refunds";
import { admitSale } from "./admit-sale";
import { tellOfTracking, trackingChange, trackLatest } from "./change-tracking";
import { lockLimits, overrideNote } from "./exceeded-limit";
import { hasPendingShipment, noteLeftInMedusa, shipRest, withdrawLast } from "./ship-lines";

type Request = z.output<typeof adminStatusUpdateSchema>;
interface Change {
	idOrNumber: string;
	request: Request;
	actor: Administrator;
	/** Called under the order's lock with the current order; what it writes is committed even if nothing changes. */
	isStillWanted?: (sql: Knex.Transaction, order: OrderRow) => Promise<boolean>;
	/** Medusa has fulfilled what leaves: the shop makes no shipment of it. */
	isInMedusa?: boolean;
}

/** A clock may be a little ahead of ours. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const PAYMENT_UNDER_WAY = "Un paiement est en cours pour cette commande\u00a0: attendez son issue avant de l'annuler.";
const SHIPMENT_UNDER_WAY =
	"Un envoi de cette commande s'enregistre\u00a0: attendez quelques instants avant de l'annuler.";
const PAID_MEANWHILE =
	"Un paiement est arrivé entre-temps\u00a0: la commande n'a pas été annulée. Vérifiez-la, puis recommencez.";

/**
 * Moves an order to a status by an administrator's hand: stock, history, audit and what Medusa must do, in one
 * transaction. Any status may follow any other, except that of an order of which a part has left only the rest is cancelled.
 * Source: accounts spec §4, ADR 6.
 * @throws ApiFailure ORDER_NOT_FOUND; ORDER_CHANGED with the order as it is, also when an order to cancel was paid
 * meanwhile; OUT_OF_STOCK when a cancelled order cannot be taken up again; PAYMENT_UNAVAILABLE when the open payment of
 * an order to cancel cannot be closed; as `admitSale`; VALIDATION
 */
export async function changeStatus(
	context: PaymentContext,
	{ idOrNumber, request, actor, isStillWanted, isInMedusa = false }: Change,
): Promise<AdminOrderDetail> {
	const found = await findOrder(context.pool, idOrNumber, null);
	checkDelivery(request, found, context.now());
	await refuseStale(context, context.pool, found, request);
	// No payment may arrive for what is about to be cancelled.
	if (isCancelled(request.status) && !isCancelled(found.status)) await closePayment(context, found);
	let refundId: string | null = null;
	const detail = await inTransaction(context.writes, async (sql) => {
		if (!isCancelled(request.status)) await lockLimits(sql, found);
		const locked = await lockOrder(sql, found.id);
		if (isStillWanted && !(await isStillWanted(sql, locked))) return serializeDetail(context, sql, locked);
		await refuseStale(context, sql, locked, request);
		await refusePaidMeanwhile(context, sql, locked, { request, found });
		const order = await admitSale(sql, locked, request, context.now());
		const isCancelling = isCancelled(request.status) && !isCancelled(order.status);
		if (isCancelling) await refusePaying(sql, order);
		if (isCancelling && holdsStock(order.status) && leftOf(await goodsOf(sql, order.id)) === "PART")
			refundId = await cancelRest(sql, order, { actor, note: request.note }, context.now());
		else await applyStatus(context, sql, order, { request, actor, isInMedusa });
		return serializeDetail(context, sql, await findOrder(sql, order.id, null));
	});
	await context.announce("order_book.tasks_due");
	if (!refundId) return detail;
	await carryOutRefund(context, found.id, refundId);
	return readAdminOrder(context, found.id);
}

async function refuseStale(context: PaymentContext, sql: Sql, order: OrderRow, { version }: Request): Promise<void> {
	if (version === undefined || version === order.version) return;
	throw new ApiFailure("ORDER_CHANGED", { current: await serializeDetail(context, sql, order) });
}

/**
 * A cancellation decides about the money received. Money that arrived after the request was read was not part of that
 * decision, also when it carries no version.
 */
async function refusePaidMeanwhile(
	context: PaymentContext,
	sql: Sql,
	order: OrderRow,
	{ request, found }: { request: Request; found: OrderRow },
): Promise<void> {
	if (!isCancelled(request.status) || order.capturedCents === found.capturedCents) return;
	throw new ApiFailure("ORDER_CHANGED", {
		message: PAID_MEANWHILE,
		current: await serializeDetail(context, sql, order),
	});
}

async function refusePaying(sql: Sql, { id }: OrderRow): Promise<void> {
	if (await liveAttempt(sql, id)) throw new ApiFailure("ORDER_CHANGED", { message: PAYMENT_UNDER_WAY });
}

function checkDelivery({ status, deliveredAt }: Request, order: OrderRow, now: Date): void {
	if (!isDelivered(status) || !deliveredAt) return;
	const at = new Date(deliveredAt).getTime();
	if (at > now.getTime() + CLOCK_TOLERANCE_MS || at < order.createdAt.getTime()) {
		const since = formatDateTime(order.createdAt);
		const message = `La date de livraison est attendue entre la commande (${since}) et maintenant.`;
		throw new ApiFailure("VALIDATION", { field: "deliveredAt", message });
	}
}

/** Moves an order whose row is locked, as `changeStatus` does. What ships leaves as one shipment of all that is still here. */
export async function applyStatus(
	context: PaymentContext,
	sql: Knex.Transaction,
	order: OrderRow,
	{ request, actor, isInMedusa = false }: Pick<Change, "request" | "actor" | "isInMedusa">,
): Promise<void> {
	const now = context.now();
	const { status: from } = order;
	const { status: to } = request;
	const deliveredAt = isDelivered(to) ? new Date(request.deliveredAt ?? order.deliveredAt ?? now) : null;
	const tracking = trackingChange(order, request.tracking);
	const isNotified = request.notifyCustomer !== false;
	const isMoved = deliveredAt?.getTime() !== order.deliveredAt?.getTime();
	const arrived = wordsOfStatus("DELIVERED", isPickup(order.delivery)).label;
	const delivery = from === to && isMoved && deliveredAt ? `${arrived} le ${formatDateTime(deliveredAt)}.` : undefined;
	const note = [request.note, overrideNote(request.overrideReason), tracking?.note, delivery]
		.filter(Boolean)
		.join("\n");
	if (from === to && !isMoved && !note) return;
	const change = statusChange(from, to);
	const isBack = isShipped(from) && !isShipped(to);
	const withdrawn = isBack ? await withdrawLast(sql, order) : {};
	if (isCancelled(to) && (await hasPendingShipment(sql, order.id)))
		throw new ApiFailure("ORDER_CHANGED", { message: SHIPMENT_UNDER_WAY });
	if (change.stock === "release" && leftOf(await goodsOf(sql, order.id)) !== "ALL") await release(sql, order, now);
	if (change.stock === "hold") {
		await refuseUsedUp(sql, order);
		await holdAgain(sql, order, now);
	}
	await overruleActs(sql, order.id, from, to);
	if (change.isAccepted) await makeHoldsPermanent(sql, order.id, now);
	const isLeaving = isShipped(to) && !isShipped(from);
	const leaving = { tracking: { ...order, ...tracking?.columns }, at: now };
	const shipped = !isLeaving
		? {}
		: await (isInMedusa ? noteLeftInMedusa(sql, order.id) : shipRest(sql, order, leaving));
	if (tracking && !isLeaving) await trackLatest(sql, order, tracking.columns);
	await update(sql, "order_book", order.id, {
		...tracking?.columns,
		...withdrawn,
		...shipped,
		status: to,
		deliveredAt,
		confirmedAt: change.isAccepted ? (order.confirmedAt ?? now) : order.confirmedAt,
		holdExpiresAt: from === to ? order.holdExpiresAt : await holdEnd(sql, order, to, now),
		expiringSince: from === to ? order.expiringSince : null,
		updatedAt: now,
	});
	const act = tracking ? "TRACKING" : request.note ? "NOTE" : "DELIVERY";
	const moved = { orderId: order.id, at: now, actor: actor.customerId, from, to, act } as const;
	await recordStatus(sql, { ...moved, ...(note && { note }), skipMail: !isNotified });
	if (tracking) await tellOfTracking(sql, { orderId: order.id, isNews: isNotified && from === to, status: to, now });
	if (shipped.shipmentCount) await tellOfOrder(sql, order.id, "order.shipped", now);
	await recordAudit(sql, actor, {
		action: "order.updated",
		...auditedOrder(order),
		changes: {
			...changesOf(order, { to, deliveredAt, note: request.note || undefined }),
			...tracking?.changes,
			...noted({ overrideReason: request.overrideReason, notifyCustomer: isNotified ? null : false }),
		},
	});
	if (order.medusaOrderId || change.isAccepted) await scheduleTask(sql, order.id, "PROJECT", now);
	if (isBack) await unshipLots(sql, order.id);
	// Last: buyers wait for the stock's lock.
	if (isLeaving) await shipLots(sql, order.id, now);
}

/** Until when an order that waits for its payment again holds its stock, as one that staff enters; null once accepted, or partly gone. */
async function holdEnd(sql: Sql, { id }: OrderRow, to: OrderStatus, now: Date): Promise<Date | null> {
	return isPending(to) && leftOf(await goodsOf(sql, id)) === "NOTHING" ? staffHoldEnd("LINK", now) : null;
}

function changesOf(order: OrderRow, after: { to: OrderStatus; deliveredAt: Date | null; note?: string | undefined }) {
	const labelOf = (status: OrderStatus) => wordsOfStatus(status, isPickup(order.delivery)).label;
	const deliveredBefore = order.deliveredAt?.toISOString() ?? null;
	const deliveredAfter = after.deliveredAt?.toISOString() ?? null;
	return {
		...(order.status === after.to ? {} : { status: { from: labelOf(order.status), to: labelOf(after.to) } }),
		...(deliveredBefore === deliveredAfter ? {} : { deliveredAt: { from: deliveredBefore, to: deliveredAfter } }),
		...noted({ note: after.note }),
	};
}

async function release(sql: Knex.Transaction, order: OrderRow, now: Date): Promise<void> {
	await lockLevels(sql, order.id, []);
	await releaseStock(sql, order.id, now);
}

async function holdAgain(sql: Knex.Transaction, order: OrderRow, now: Date): Promise<void> {
	try {
		await reholdStock(sql, order.id, now);
	} catch (error) {
		if (!(error instanceof InsufficientStock)) throw error;
		throw new ApiFailure("OUT_OF_STOCK", {
			field: "status",
			message: "Le stock ne suffit plus pour reprendre cette commande annulée. Corrigez le stock, puis réessayez.",
		});
	}
}
