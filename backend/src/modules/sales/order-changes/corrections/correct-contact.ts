import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { contactCorrectionSchema } from "@confiserie/domain/contract/order-corrections";
import { carriageCost, isPickup } from "@confiserie/domain/delivery/delivery-words";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import {
	type ContactPart,
	changedContact,
	contactWords,
	type OrderContact,
} from "@confiserie/domain/order-correction/contact";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, type Sql, update } from "../../../../lib/database/sql";
import { companyIdentity } from "../../../companies/companies";
import { businessRow } from "../../../customers/accounts";
import { hasBillingDocuments } from "../../../documents/invoicing";
import { type Administrator, noted } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { refuseUndeliverable } from "../../checkout";
import { findOrder, lockOrder, type OrderRow, queueOrderMail, serializeDetail, tellOfOrder } from "../../orders";
import { liveAttempt, type PaymentContext } from "../../payments";
import { lockLimits } from "../exceeded-limit";
import { closeOpenPayment } from "./close-open-payment";
import { type CorrectionPlan, planMove } from "./plan-correction";
import { previewOf } from "./preview-correction";
import { refuseUncorrectable } from "./refuse-uncorrectable";
import { tellCorrection } from "./tell-correction";
import { writeCorrection } from "./write-correction";

type Request = z.output<typeof contactCorrectionSchema>;

interface ContactChange {
	idOrNumber: string;
	request: Request;
	actor: Administrator;
	rules: DeliveryRules;
	/** Where an order is paid without account, from its number. */
	paymentPath: (orderNumber: string) => string;
}

const INVOICED =
	"Une facture est déjà émise pour cette commande\u00a0: ce qu'elle dit de l'acheteur ne change plus. Laissez la facturation comme elle est.";
const COMPANY_ORDER = "Cette commande est celle d'une entreprise\u00a0: elle reste à son nom.";
const settled = ({ delivery }: OrderRow) =>
	`À cette adresse, les ${carriageCost(isPickup(delivery))} ou la TVA changeraient, et cette commande est déjà payée ou facturée. Annulez-la et remboursez-la, puis saisissez-la de nouveau.`;

/**
 * Corrects whom an order goes to, and who is billed while no billing document is issued: row, history, audit, mail and
 * what Medusa must learn, in one transaction. Delivery and VAT follow the recipient: their difference is shown and confirmed first,
 * and refused once money or an invoice states another. The same correction again changes nothing. (ADR 10)
 * @throws ApiFailure ORDER_NOT_FOUND, ORDER_CHANGED with the order as it is, ORDER_NOT_CORRECTABLE, DELIVERY_REFUSED,
 * CORRECTION_UNCONFIRMED with the preview, PAYMENT_IN_PROGRESS, PAYMENT_UNAVAILABLE, VALIDATION, and as `planMove`
 */
export async function correctContact(context: PaymentContext, change: ContactChange): Promise<AdminOrderDetail> {
	const { request, actor, rules, paymentPath } = change;
	const found = await findOrder(context.pool, change.idOrNumber, null);
	const { id } = found;
	if (request.fingerprint) await closeOpenPayment(context, id);
	const detail = await inTransaction(context.writes, async (sql) => {
		await lockLimits(sql, found);
		const order = await lockOrder(sql, id);
		const contact = contactOf(await withCompany(sql, request, order), order);
		const parts = changedContact(order, contact);
		if (parts.length === 0) return serializeDetail(context, sql, order);
		await refuseUncorrectable(context, sql, order, request.version);
		await refuseUndeliverable(sql, request.address, "address");
		if (parts.includes("billing")) await refuseInvoiced(sql, id);
		const now = context.now();
		const plan = await planMove(sql, order, { to: contact, rules, now });
		if (plan) await refuseUnconfirmed(sql, order, plan, request);
		await write(sql, order, { ...change, contact, parts, now });
		if (plan) {
			const idempotencyKey = `contact:${order.version}`;
			const written = { actor, idempotencyKey, requestHash: plan.fingerprint, paymentPath, now };
			await writeCorrection(sql, { ...order, ...contact }, plan, written);
		}
		return serializeDetail(context, sql, await findOrder(sql, id, null));
	});
	await context.announce("order_book.tasks_due");
	return detail;
}

/** The request with the identity of the company that ordered: an order stays its own. */
async function withCompany(sql: Sql, request: Request, { companyId }: OrderRow): Promise<Request> {
	const { business } = request;
	if (!companyId || business === undefined) return request;
	if (business === null) throw new ApiFailure("VALIDATION", { field: "business", message: COMPANY_ORDER });
	return { ...request, business: await companyIdentity(sql, companyId, business, "business.registration") };
}

/** Delivery and VAT change as they were shown alone, and only while nothing states them yet. */
async function refuseUnconfirmed(sql: Sql, order: OrderRow, plan: CorrectionPlan, { fingerprint }: Request) {
	if (order.capturedCents > 0 || (await hasBillingDocuments(sql, order.id)))
		throw new ApiFailure("ORDER_NOT_CORRECTABLE", { field: "address.postalCode", message: settled(order) });
	if (plan.fingerprint !== fingerprint)
		throw new ApiFailure("CORRECTION_UNCONFIRMED", { current: previewOf(order, plan) });
	if (await liveAttempt(sql, order.id)) throw new ApiFailure("PAYMENT_IN_PROGRESS");
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
	if (!(await hasBillingDocuments(sql, orderId))) return;
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
	const words = contactWords(parts, isPickup(order.delivery));
	const note = `Coordonnées corrigées\u00a0: ${words}.`;
	await tellCorrection(sql, order, {
		what: "CONTACT",
		actor,
		now,
		note,
		changes: noted({ contact: words, notifyCustomer: request.notifyCustomer }),
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
