import { type BillingDocument, billingDocumentSchema } from "@confiserie/domain/invoicing/billing-document";
import { db } from "./api";
import { eventually } from "./ordering";

/** A document's row, its content read. */
export interface BillingDocumentRow {
	number: string;
	kind: BillingDocument["kind"];
	series: string;
	ordinal: number;
	event: string;
	content: string;
	document: BillingDocument;
}

/** Documents of an order, oldest first, as they are now. */
export async function documentsOf(orderId: string): Promise<BillingDocumentRow[]> {
	const { rows } = await db().query("select * from billing_document where order_id = $1 order by issued_at, number", [
		orderId,
	]);
	return rows.map((row) => ({ ...row, document: billingDocumentSchema.strict().parse(JSON.parse(row.content)) }));
}

/** Documents of an order once its tasks are done. */
export function settledInvoicesOf(orderId: string): Promise<BillingDocumentRow[]> {
	return eventually(`the documents of ${orderId}`, async () => {
		const { rows } = await db().query(
			"select 1 from order_outbox where order_id = $1 and task = 'INVOICE' and done_at is null",
			[orderId],
		);
		return rows.length === 0 ? documentsOf(orderId) : undefined;
	});
}
