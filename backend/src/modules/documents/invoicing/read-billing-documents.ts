import { type BillingDocument, billingDocumentSchema } from "@confiserie/domain/invoicing/billing-document";
import { type IssuedBillingDocument, inForce } from "@confiserie/domain/invoicing/in-force";
import { one, rows, type Sql } from "../../../lib/database/sql";

/** Billing documents of an order, oldest first. */
export async function documentsOfOrder(sql: Sql, orderId: string): Promise<IssuedBillingDocument[]> {
	const found = await rows<{ event: string; content: string }>(
		sql,
		"select event, content from billing_document where order_id = ? order by issued_at, number",
		[orderId],
	);
	return found.map(({ event, content }) => ({ event, document: parseBillingDocument(content) }));
}

/** Whether anything was issued of an order. */
export async function hasBillingDocuments(sql: Sql, orderId: string): Promise<boolean> {
	return (await one(sql, "select number from billing_document where order_id = ? limit 1", [orderId])) !== undefined;
}

/** Number of the order's final invoice that no correction has cancelled; null without one. */
export async function finalInvoiceInForce(sql: Sql, orderId: string): Promise<string | null> {
	const issued = await documentsOfOrder(sql, orderId);
	return inForce(issued).find(({ document }) => document.kind === "FINAL_INVOICE")?.document.number ?? null;
}

/** A billing document by its number, in any case; undefined when there is none. */
export async function readBillingDocument(
	sql: Sql,
	number: string,
): Promise<{ orderId: string; document: BillingDocument } | undefined> {
	const found = await one<{ orderId: string; content: string }>(
		sql,
		"select order_id, content from billing_document where number = ?",
		[number.toUpperCase()],
	);
	return found && { orderId: found.orderId, document: parseBillingDocument(found.content) };
}

/** The content of a billing document's row. */
export const parseBillingDocument = (content: string): BillingDocument =>
	billingDocumentSchema.parse(JSON.parse(content));
