import type { Recall, RecallSent, recallMailSchema } from "@confiserie/domain/contract/lots";
import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { normaliseEmail } from "@confiserie/domain/customers/email";
import { formatDateTime } from "@confiserie/domain/format";
import { recallDraft } from "@confiserie/domain/lots/recall-draft";
import { holdsStock, ORDER_STATUS, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, lock, rows, type Sql } from "../../../lib/database/sql";
import { type Administrator, noted, recordAudit } from "../../foundations/audit";
import { queueMail } from "../../foundations/mail";
import { statusIn } from "../../foundations/order-status";
import { readLot } from "./list-lots";
import { lotLabel } from "./receipts";

interface RecalledOrder {
	id: string;
	orderNumber: string;
	status: OrderStatus;
	customerId: string;
	firstName: string;
	lastName: string;
	company: string | null;
	email: string;
	phone: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	boxes: number;
	/** The latest record of boxes of the lot for the customer. */
	newest: string;
	/** When the mail was queued that tells the customer of `newest`. */
	mailedAt: Date | null;
}
type Recipient = Recall["recipients"][number];

/** Returns the customers who received a lot, orders that were prepared with it included. Throws LOT_NOT_FOUND. */
export async function readRecall(sql: Sql, id: string, now: Date): Promise<Recall> {
	const lot = await readLot(sql, id, now);
	const customers = await customersOf(sql, id);
	return { lot, recipients: customers.map(recipientOf), ...recallDraft(lot) };
}

/**
 * Queues the mail to each recipient who has received boxes since the last one for this lot.
 * @throws ApiFailure LOT_NOT_FOUND
 */
export function mailRecall(
	pool: Knex,
	{ id, actor, now }: { id: string; actor: Administrator; now: Date },
	{ subject, text }: z.output<typeof recallMailSchema>,
): Promise<RecallSent> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "lot-recall", id);
		const lot = await readLot(sql, id, now);
		const customers = await customersOf(sql, id);
		const reachable = customers.filter((orders) => recipientOf(orders).email !== "");
		const waiting = reachable.filter((orders) => recipientOf(orders).mailedAt === null);
		for (const orders of waiting) {
			const { email, orders: named } = recipientOf(orders);
			const [{ firstName = "", id: orderId = null } = {}] = orders;
			const data = {
				firstName,
				subject,
				text,
				orders: named.map(({ orderNumber, boxes }) => ({ orderNumber, boxes })),
				piecesPerBox: lot.piecesPerBox,
			};
			await queueMail(sql, { key: keyOf(id, orders), to: email, template: "lot-recall", data, orderId });
		}
		if (waiting.length > 0)
			await recordAudit(sql, actor, {
				action: "lot.recalled",
				entity: "lot",
				entityId: id,
				label: lotLabel(lot),
				changes: noted({ sent: waiting.length, note: `${subject}\n\n${text}` }),
			});
		return {
			sent: waiting.length,
			unreachable: customers.length - reachable.length,
			already: reachable.length - waiting.length,
		};
	});
}

/** CSV of the recipients. The audit log records who took people's data out of the shop. Throws LOT_NOT_FOUND. */
export async function exportRecall(
	sql: Sql,
	{ id, actor, now }: { id: string; actor: Administrator; now: Date },
): Promise<{ code: string; csv: string }> {
	const { lot, recipients } = await readRecall(sql, id, now);
	await recordAudit(sql, actor, { action: "lot.exported", entity: "lot", entityId: id, label: lotLabel(lot) });
	const lines = recipients.map(({ name, company, email, phone, address, boxes, orders, mailedAt }) => [
		name,
		company,
		email,
		phone,
		address,
		boxes,
		orders.map(({ orderNumber, status }) => `${orderNumber} (${ORDER_STATUS[status].label})`).join(", "),
		mailedAt && formatDateTime(mailedAt),
	]);
	const heads = ["Client", "Société", "E-mail", "Téléphone", "Adresse", boxesLabel(lot), "Commandes", "Prévenu le"];
	return { code: lot.code ?? "sans-numero", csv: CSV_MARK + [heads, ...lines].map((line) => csvLine(line)).join("") };
}

/** The orders of each customer that hold the lot, latest first; most boxes first. */
async function customersOf(sql: Sql, lotId: string): Promise<RecalledOrder[][]> {
	const orders = await rows<RecalledOrder>(
		sql,
		`with mailed as materialized (
			select split_part(key, ':', 3) as customer_id, split_part(key, ':', 4)::bigint as newest, created_at
			from mail_outbox where starts_with(key, ?)
		), held as (
			select order_id, sum(order_lot.boxes - returned)::int as boxes, max(order_lot.id) as newest
			from order_lot join order_book on order_book.id = order_id
			where lot_id = ? and (shipped_at is not null or ${statusIn(holdsStock)}) group by order_id
		), received as (
			select book.*, held.boxes, max(newest) over (partition by customer_id) as newest
			from held join order_book book on book.id = held.order_id where held.boxes > 0
		)
		select received.id, order_number, received.status, customer_id, first_name, last_name, company, email, phone, street,
			postal_code, city, country, boxes, newest, (select max(created_at) from mailed
				where mailed.customer_id = received.customer_id and mailed.newest >= received.newest) as mailed_at
		from received order by created_at desc, id`,
		[prefixOf(lotId), lotId],
	);
	const groups = new Map<string, RecalledOrder[]>();
	for (const order of orders) groups.set(order.customerId, [...(groups.get(order.customerId) ?? []), order]);
	return [...groups.values()].sort(
		(a, b) => sum(b) - sum(a) || ((a[0]?.customerId ?? "") < (b[0]?.customerId ?? "") ? -1 : 1),
	);
}

const sum = (orders: readonly RecalledOrder[]) => orders.reduce((total, { boxes }) => total + boxes, 0);
const prefixOf = (lotId: string) => `lot-recall:${lotId}:`;
/** Names the latest boxes that the mail tells of: no clock decides whether a mail covers later ones. */
const keyOf = (lotId: string, [order]: readonly RecalledOrder[]) =>
	`${prefixOf(lotId)}${order?.customerId}:${order?.newest}`;

/** A customer as the latest order knows them; the e-mail is the latest one that is not erased. */
function recipientOf(orders: readonly RecalledOrder[]): Recipient {
	const [latest] = orders;
	if (!latest) throw new Error("A recipient has an order.");
	const { customerId, firstName, lastName, company, phone, street, postalCode, city, country, mailedAt } = latest;
	const place = [postalCode, city].filter(Boolean).join(" ");
	return {
		customerId,
		name: `${firstName} ${lastName}`.trim(),
		company,
		email: normaliseEmail(orders.find(({ email }) => email !== "")?.email ?? ""),
		phone,
		address: street === "" ? "" : [street, place, country].filter(Boolean).join(", "),
		boxes: sum(orders),
		orders: orders.map(({ orderNumber, status, boxes }) => ({ orderNumber, status, boxes })),
		mailedAt: mailedAt?.toISOString() ?? null,
	};
}
