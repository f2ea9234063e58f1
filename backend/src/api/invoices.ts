import type { AuditAction } from "@confiserie/domain/admin/audit";
import * as contract from "@confiserie/domain/contract/invoices";
import { Modules } from "@medusajs/framework/utils";
import type { Caller } from "../http/caller";
import { goodsFile } from "../http/goods-file";
import { countAttempt, pdfLimits } from "../http/limits";
import type { Asked } from "../http/operations/asked";
import { type SentFile, serve } from "../http/operations/serve";
import { followedOrder, readByNumber } from "../http/tries";
import type { Sql } from "../lib/database/sql";
import {
	beginArchive,
	billingDocumentPdf,
	exportJournal,
	fileOfArchive,
	findBillingDocuments,
	invoicesArchive,
	listInvoices,
	numbersOf,
	readArchive,
	readBillingDocument,
} from "../modules/documents/invoicing";
import { recordAudit } from "../modules/foundations/audit";
import { ApiFailure } from "../modules/foundations/failures";
import { findOrder } from "../modules/sales/orders";

/** A billing document as PDF, where an order is given only one of its own. @throws ApiFailure DOCUMENT_NOT_FOUND */
async function documentFile(sql: Sql, number: string, orderId?: string): Promise<SentFile> {
	const found = await readBillingDocument(sql, number);
	if (!found || (orderId !== undefined && found.orderId !== orderId)) throw new ApiFailure("DOCUMENT_NOT_FOUND");
	return { bytes: await billingDocumentPdf(found.document), name: `${found.document.number}.pdf` };
}

/** The document of an order that the path names. A number can be guessed, so wrong ones are counted. */
async function downloadOfOrder(
	{
		scope,
		ordering,
		params,
		address,
		req,
	}: Pick<Asked, "scope" | "ordering" | "address" | "req"> & {
		params: { number: string };
	},
	orderId: string,
): Promise<SentFile> {
	await countAttempt(scope, pdfLimits(orderId, address));
	return readByNumber(req, () => documentFile(ordering.context.pool, params.number, orderId));
}

/** Records in the audit log who exported the billing documents of a month. */
const recordExport = ({ sql, caller }: Pick<Asked, "sql"> & { caller: Caller }, action: AuditAction, month: string) =>
	recordAudit(sql, caller, { action, entity: "order", entityId: "*", label: `(${month})` });

export default serve(contract, {
	listInvoices: async ({ ordering: { context }, caller, params }) =>
		listInvoices(context.pool, (await findOrder(context.pool, params.id, caller.customerId)).id),
	downloadInvoice: async (asked) => {
		const order = await findOrder(asked.ordering.context.pool, asked.params.id, asked.caller.customerId);
		return downloadOfOrder(asked, order.id);
	},
	listFollowedInvoices: async ({ ordering: { context }, req }) =>
		listInvoices(context.pool, (await followedOrder(req, context.pool)).id),
	downloadFollowedInvoice: async (asked) =>
		downloadOfOrder(asked, (await followedOrder(asked.req, asked.ordering.context.pool)).id),
	listOrderInvoices: async ({ ordering: { context }, params }) =>
		listInvoices(context.pool, (await findOrder(context.pool, params.id, null)).id),
	downloadDeliveryNote: ({ ordering, params }) => goodsFile(ordering, "DELIVERY_NOTE", params),
	downloadPickingList: ({ ordering, params }) => goodsFile(ordering, "PICKING_LIST", params),
	listAllInvoices: ({ sql, query }) => findBillingDocuments(sql, query),
	downloadInvoicesOfMonth: async (asked) => {
		const { month } = asked.query;
		const numbers = await numbersOf(asked.sql, month);
		if (numbers.length === 0) throw new ApiFailure("DOCUMENT_NOT_FOUND", { message: "Aucune facture ce mois-là." });
		await recordExport(asked, "invoices.exported", month);
		return { bytes: invoicesArchive(asked.sql, numbers), name: `factures-${month}.zip` };
	},
	beginInvoiceArchive: async (asked) => {
		const { month } = asked.body;
		const archive = await beginArchive(asked.sql, month, asked.now);
		await recordExport(asked, "invoices.exported", month);
		return archive;
	},
	readInvoiceArchive: ({ sql, params }) => readArchive(sql, params.id),
	downloadInvoiceArchive: async ({ scope, sql, params }) => {
		const { month, file } = await fileOfArchive(sql, params.id);
		return { bytes: await scope.resolve(Modules.FILE).getDownloadStream(file), name: `factures-${month}.zip` };
	},
	exportSalesJournal: async (asked) => {
		const { month } = asked.query;
		await recordExport(asked, "journal.exported", month);
		return { bytes: exportJournal(asked.sql, month), name: `journal-des-ventes-${month}.csv` };
	},
	downloadAnyInvoice: ({ sql, params }) => documentFile(sql, params.number),
});
