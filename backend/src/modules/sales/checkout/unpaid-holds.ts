import { formatInteger } from "@confiserie/domain/format";
import { isPending } from "@confiserie/domain/orders/order-status";
import {
	type HoldRefusal,
	holdableBoxes,
	holdRefusal,
	isUnusualHold,
	UNPAID_HOLDS_WINDOW_HOURS,
	type UnpaidHoldRules,
	unpaidLimitBoxes,
	type WantedHold,
} from "@confiserie/domain/payments/unpaid-hold";
import { plural } from "@confiserie/domain/plural";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { statusIn } from "../../foundations/order-status";
import type { OrderContext } from "../orders";
import type { CartItem, PricedCart } from "./price-cart";
import type { CheckoutContext } from "./types";

/** Something about an account's unpaid holds that the admin should see. Quantities in boxes. */
interface HoldAlert {
	customerId: string;
	/** "" and « Tous produits » where it is about all together. */
	productId: string;
	productName: string;
	isRefused: boolean;
}

/** A hold that this account may not have; `alert` is to be written once its transaction is undone. */
export class HoldRefused extends ApiFailure {
	constructor(
		readonly alert: HoldAlert,
		...failure: ConstructorParameters<typeof ApiFailure>
	) {
		super(...failure);
	}
}

interface Held extends WantedHold {
	productId: string;
	name: string;
	piecesPerBox: number;
}

/** An order that is about to hold stock. */
interface Requested {
	customerId: string;
	/** The cart as it was sent, for the name of the field at fault. */
	items: readonly CartItem[];
	cart: PricedCart;
	/** The order that is being rewritten, with the boxes per inventory item that it holds already; undefined for a new order. */
	order: { id: string; own: ReadonlyMap<string, number> } | undefined;
}

/**
 * Refuses what this account may not hold without paying, and notes what is allowed but unusual. To be called in the
 * transaction that holds it, under the lock of the account, with the stock as that transaction reads it.
 * @throws HoldRefused TOO_MANY_UNPAID_BOXES, HELD_TOO_OFTEN
 */
export async function refuseUnpaidHold(
	context: CheckoutContext,
	sql: Knex.Transaction,
	requested: Requested,
): Promise<void> {
	const { customerId } = requested;
	const rules = context.unpaidHolds;
	const others = await holdsOfOtherOrders(sql, customerId, requested.order?.id ?? "");
	const wanted = await wantedHolds(context, sql, requested, others);
	const heldInAll = [...others.values()].reduce((sum, boxes) => sum + boxes, 0);
	const refusal = holdRefusal(wanted, heldInAll, rules);
	if (refusal) throw refused(refusal, requested, wanted, rules);
	for (const { productId, name } of wanted.filter((one) => isUnusualHold(one, rules)))
		await noteHoldAlert(sql, { customerId, productId, productName: name, isRefused: false }, context.now());
}

async function wantedHolds(
	context: CheckoutContext,
	sql: Knex.Transaction,
	{ customerId, cart: { lines }, order }: Requested,
	others: ReadonlyMap<string, number>,
): Promise<Held[]> {
	const items = lines.map(({ entry }) => entry.inventoryItemId);
	const since = new Date(context.now().getTime() - UNPAID_HOLDS_WINDOW_HOURS * 3_600_000);
	const ended = await endedHolds(sql, { customerId, orderId: order?.id ?? "", items, since });
	return lines.map(({ entry, boxes }) => {
		const { inventoryItemId, productId, name, piecesPerBox, boxesPerPallet, availableBoxes } = entry;
		const heldHere = order?.own.get(inventoryItemId) ?? 0;
		const heldElsewhere = others.get(inventoryItemId) ?? 0;
		return {
			productId,
			name,
			piecesPerBox,
			boxes,
			heldElsewhere,
			boxesPerPallet,
			sellableBoxes: availableBoxes + heldHere + heldElsewhere,
			isHeldHere: heldHere > 0,
			endedUnpaid: ended.get(inventoryItemId) ?? 0,
		};
	});
}

/** Boxes per inventory item that the account's other unpaid orders hold. */
async function holdsOfOtherOrders(sql: Sql, customerId: string, orderId: string): Promise<Map<string, number>> {
	const held = await rows<{ item: string; boxes: number }>(
		sql,
		`select hold.inventory_item_id as item, sum(hold.boxes)::int as boxes from order_book
			join stock_hold hold on hold.order_id = order_book.id and hold.state <> 'RELEASED'
			where customer_id = ? and ${statusIn(isPending)} and captured_cents = 0
				and placed_by is null and external_ref is null and order_book.id <> ?
			group by hold.inventory_item_id`,
		[customerId, orderId],
	);
	return new Map(held.map(({ item, boxes }) => [item, boxes]));
}

/** Per inventory item, other orders of the account that began to hold it after `since` and, unpaid, hold it no longer. */
async function endedHolds(
	sql: Sql,
	{ customerId, orderId, items, since }: { customerId: string; orderId: string; items: string[]; since: Date },
): Promise<Map<string, number>> {
	const ended = await rows<{ item: string; times: number }>(
		sql,
		`select begun.inventory_item_id as item, count(*)::int as times from stock_hold_begun begun
			join order_book on order_book.id = begun.order_id and captured_cents = 0 and placed_by is null
				and external_ref is null and approval is distinct from 'DECLINED'
			where begun.customer_id = ? and begun.at > ? and begun.order_id <> ? and begun.inventory_item_id = any(?)
				and not exists (select from stock_hold live where live.order_id = begun.order_id
					and live.inventory_item_id = begun.inventory_item_id and live.state <> 'RELEASED')
			group by begun.inventory_item_id`,
		[customerId, since, orderId, items],
	);
	return new Map(ended.map(({ item, times }) => [item, times]));
}

function refused(
	refusal: HoldRefusal<Held>,
	{ customerId, cart, items }: Requested,
	wanted: readonly Held[],
	rules: UnpaidHoldRules,
): HoldRefused {
	if (refusal.reason === "IN_ALL") {
		const boxed = wanted.find(({ piecesPerBox }) => piecesPerBox > 1) ?? wanted[0];
		const message = `${waitingWords(rules.boxesPerAccount, boxed)} à la fois pour un même compte. Payez d'abord une commande, réduisez celle-ci, ou contactez-nous pour une commande plus grande.`;
		const alert = { customerId, productId: "", productName: "Tous produits", isRefused: true };
		return new HoldRefused(alert, "TOO_MANY_UNPAID_BOXES", { field: "orderData.items", message });
	}
	const { productId, name } = refusal.wanted;
	const holdable = new Map(wanted.map((one) => [one.productId, holdableBoxes(one, rules)]));
	const alert = { customerId, productId, productName: name, isRefused: true };
	return new HoldRefused(alert, refusal.reason === "TOO_MANY" ? "TOO_MANY_UNPAID_BOXES" : "HELD_TOO_OFTEN", {
		field: `orderData.items[${items.findIndex((item) => item.productId === productId)}].quantity`,
		message: refusal.reason === "TOO_MANY" ? tooMany(refusal.wanted, rules) : tooOften(refusal.wanted),
		lines: cart.fresh.map((line) => ({
			...line,
			availableQuantity: Math.min(line.availableQuantity, holdable.get(line.productId) ?? line.availableQuantity),
		})),
	});
}

const waitingWords = (most: number, product: Held | undefined): string =>
	`${formatBoxes(most, product ?? null)} au plus ${plural(most, "peut attendre son", "peuvent attendre leur")} paiement`;

function tooMany(wanted: Held, rules: UnpaidHoldRules): string {
	const others =
		wanted.heldElsewhere > 0
			? ` Vos autres commandes en attente en gardent déjà ${formatInteger(wanted.heldElsewhere)}.`
			: "";
	return `« ${wanted.name} »\u00a0: ${waitingWords(unpaidLimitBoxes(wanted, rules), wanted)} à la fois pour un même compte.${others} Pour une commande plus grande, contactez-nous.`;
}

function tooOften({ name, endedUnpaid }: Held): string {
	return `« ${name} »\u00a0: ce compte l'a déjà réservé ${formatInteger(endedUnpaid)} fois en ${UNPAID_HOLDS_WINDOW_HOURS} heures sans payer. Réessayez demain, ou contactez-nous pour passer commande.`;
}

/** Records since when an order holds these products; products it held before retain their time, also through a rewrite. */
export async function noteHoldsBegun(
	sql: Sql,
	{ orderId, customerId, items }: { orderId: string; customerId: string; items: readonly string[] },
	now: Date,
): Promise<void> {
	await sql.raw(
		`insert into stock_hold_begun (order_id, inventory_item_id, customer_id, at)
			select ?, item, ?, ? from unnest(?::text[]) as item on conflict do nothing`,
		[orderId, customerId, now, [...items]],
	);
}

/** Stores for a day what the admin should see of an account; a repetition increments its count. */
export async function noteHoldAlert(sql: Sql, alert: HoldAlert, now: Date): Promise<void> {
	const { customerId, productId, productName, isRefused } = alert;
	await sql.raw(
		`insert into stock_hold_alert as alert (customer_id, product_id, product_name, refusals, at) values (?, ?, ?, ?, ?)
			on conflict (customer_id, product_id) do update set product_name = excluded.product_name,
				refusals = alert.refusals + excluded.refusals, at = excluded.at`,
		[customerId, productId, productName, isRefused ? 1 : 0, now],
	);
}

/** Forgets what no longer counts. */
export async function forgetOldHolds(context: OrderContext): Promise<void> {
	const before = new Date(context.now().getTime() - UNPAID_HOLDS_WINDOW_HOURS * 3_600_000);
	await context.pool.raw("delete from stock_hold_begun where at <= ?", [before]);
	await context.pool.raw("delete from stock_hold_alert where at <= ?", [before]);
}
