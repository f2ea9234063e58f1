import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { contactCorrectionSchema } from "@confiserie/domain/contract/order-correction";
import {
	type ContactPart,
	changedContact,
	contactWords,
	type OrderContact,
} from "@confiserie/domain/order-correction/contact";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, one, type Sql, update } from "../../../lib/database/sql";
import { businessRow } from "../../accounts";
import type { Administrator } from "../../audit";
import { refuseUndeliverable } from "../../checkout";
import { ApiFailure } from "../../failures";
import { hasPapers } from "../../invoicing";
import { findOrder, type OrderBook, type OrderRow, queueOrderMail, serializeDetail, tellOfOrder } from "../../orders";
import { refuseUncorrectable } from "./refuse-uncorrectable";
import { tellCorrection } from "./tell-correction";

type Request = z.output<typeof contactCorrectionSchema>;

interface ContactChange {
	idOrNumber: string;
	request: Request;
	actor: Administrator;
}

const INVOICED =
	"Une facture est déjà émise pour cette commande\u00a0: ce qu'elle dit de l'acheteur ne change plus. Laissez la facturation comme elle est.";

/**
 * Corrects whom an order goes to, and who is billed while no billing document is issued: row, history, audit, mail and
 * what Medusa must learn, in one transaction. What delivery costs does not depend on the address; where the shop does
 * not deliver is refused. The same correction again changes nothing. (ADR 10)
 * @throws ApiFailure ORDER_NOT_FOUND, ORDER_CHANGED with the order as it is, ORDER_NOT_CORRECTABLE, DELIVERY_REFUSED
 */
export async function correctContact(book: OrderBook, change: ContactChange): Promise<AdminOrderDetail> {
	const { id } = await findOrder(book.pool, change.idOrNumber, null);
	const detail = await inTransaction(book.writes, async (sql) => {
		const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [id]);
		if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
		const contact = contactOf(change.request, order);
		const parts = changedContact(order, contact);
		if (parts.length === 0) return serializeDetail(book, sql, order);
		await refuseUncorrectable(book, sql, order, change.request.version);
		await refuseUndeliverable(sql, change.request.address, "address");
		if (parts.includes("billing")) await refuseInvoiced(sql, id);
		await write(sql, order, { ...change, contact, parts, now: book.now() });
		return serializeDetail(book, sql, await findOrder(sql, id, null));
	});
	await book.announce("order_book.tasks_due");
	return detail;
}

/** The order's columns as they would be. */
function contactOf({ address, deliveryNotes, business, ...person }: Request, order: OrderRow): OrderContact {
	const { firstName, lastName, phone } = person;
	const billing =
		business === undefined
			? order
			: {
					...businessRow(business),
					purchaseOrder: business?.purchaseOrder ?? null,
					costCentre: business?.costCentre ?? null,
				};
	const { company, registration, vatNumber, purchaseOrder, costCentre } = billing;
	const { billingStreet, billingPostalCode, billingCity, billingCountry } = billing;
	return {
		firstName,
		lastName,
		phone,
		...address,
		deliveryNotes: deliveryNotes || null,
		company,
		registration,
		vatNumber,
		purchaseOrder,
		costCentre,
		billingStreet,
		billingPostalCode,
		billingCity,
		billingCountry,
	};
}

/** An issued billing document is never altered, and the next one deducts it: both name one buyer. */
async function refuseInvoiced(sql: Sql, orderId: string): Promise<void> {
	if (!(await hasPapers(sql, orderId))) return;
	throw new ApiFailure("ORDER_NOT_CORRECTABLE", { field: "business", message: INVOICED });
}

interface Written extends ContactChange {
	contact: OrderContact;
	parts: readonly ContactPart[];
	now: Date;
}

async function write(sql: Knex.Transaction, order: OrderRow, written: Written): Promise<void> {
	const { contact, parts, actor, request, now } = written;
	const { id: orderId } = order;
	await update(sql, "order_book", orderId, { ...contact, updatedAt: now });
	const words = contactWords(parts);
	const note = `Coordonnées corrigées\u00a0: ${words}.`;
	await tellCorrection(sql, order, {
		what: "CONTACT",
		actor,
		now,
		note,
		changes: { contact: { from: null, to: words }, notifyCustomer: { from: null, to: request.notifyCustomer } },
	});
	await tellOfOrder(sql, orderId, "order.corrected", now, { corrected: "CONTACT" });
	if (request.notifyCustomer)
		await queueOrderMail(sql, orderId, (summary) => ({
			key: `order-contact-corrected:${orderId}:${now.getTime()}`,
			template: "order-contact-corrected",
			data: {
				order: summary,
				phone: parts.includes("phone") ? contact.phone : null,
				isBilled: parts.includes("billing"),
			},
		}));
}
