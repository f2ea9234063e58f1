import type { AuditAction } from "@confiserie/domain/audit";
import * as contract from "@confiserie/domain/contract/invoices";
import { Modules } from "@medusajs/framework/utils";
import type { Caller } from "../http/caller";
import { goodsFile } from "../http/goods-file";
import { countAttempt, pdfLimits } from "../http/limits";
import type { Asked } from "../http/operations/asked";
import { type SentFile, serve } from "../http/operations/serve";
import { followedOrder, readByNumber } from "../http/tries";
import type { Sql } from "../lib/database/sql";
import { recordAudit } from "../modules/audit";
import { ApiFailure } from "../modules/failures";
import {
	beginArchive,
	exportJournal,
	fileOfArchive,
	findPapers,
	listPapers,
	numbersOf,
	paperPdf,
	papersArchive,
	readArchive,
	readPaper,
} from "../modules/invoicing";
import { findOrder } from "../modules/orders";

/** A billing document as PDF, where an order is given only one of its own. @throws ApiFailure PAPER_NOT_FOUND */
async function documentFile(sql: Sql, number: string, orderId?: string): Promise<SentFile> {
	const found = await readPaper(sql, number);
	if (!found || (orderId !== undefined && found.orderId !== orderId)) throw new ApiFailure("PAPER_NOT_FOUND");
	return { bytes: await paperPdf(found.paper), name: `${found.paper.number}.pdf` };
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
	return readByNumber(req, () => documentFile(ordering.book.pool, params.number, orderId));
}

/** Records in the audit log who exported the billing documents of a month. */
const recordExport = ({ sql, caller }: Pick<Asked, "sql"> & { caller: Caller }, action: AuditAction, month: string) =>
	recordAudit(sql, {
		actorId: caller.customerId,
		actorEmail: caller.email,
		action,
		entity: "order",
		entityId: "*",
		label: `(${month})`,
		changes: {},
	});

export default serve(contract, {
	listPapers: async ({ ordering: { book }, caller, params }) =>
		listPapers(book.pool, (await findOrder(book.pool, params.id, caller.customerId)).id),
	downloadPaper: async (asked) => {
		const order = await findOrder(asked.ordering.book.pool, asked.params.id, asked.caller.customerId);
		return downloadOfOrder(asked, order.id);
	},
	listFollowedPapers: async ({ ordering: { book }, req }) =>
		listPapers(book.pool, (await followedOrder(req, book.pool)).id),
	downloadFollowedPaper: async (asked) =>
		downloadOfOrder(asked, (await followedOrder(asked.req, asked.ordering.book.pool)).id),
	listOrderPapers: async ({ ordering: { book }, params }) =>
		listPapers(book.pool, (await findOrder(book.pool, params.id, null)).id),
	downloadDeliveryNote: ({ ordering, params }) => goodsFile(ordering, "DELIVERY_NOTE", params),
	downloadPickingList: ({ ordering, params }) => goodsFile(ordering, "PICKING_LIST", params),
	listPapersOfAll: ({ sql, query }) => findPapers(sql, query),
	downloadPapersOfMonth: async (asked) => {
		const { month } = asked.query;
		const numbers = await numbersOf(asked.sql, month);
		if (numbers.length === 0) throw new ApiFailure("PAPER_NOT_FOUND", { message: "Aucune facture ce mois-là." });
		await recordExport(asked, "papers.exported", month);
		return { bytes: papersArchive(asked.sql, numbers), name: `factures-${month}.zip` };
	},
	beginPaperArchive: async (asked) => {
		const { month } = asked.body;
		const archive = await beginArchive(asked.sql, month, asked.now);
		await recordExport(asked, "papers.exported", month);
		return archive;
	},
	readPaperArchive: ({ sql, params }) => readArchive(sql, params.id),
	downloadPaperArchive: async ({ scope, sql, params }) => {
		const { month, file } = await fileOfArchive(sql, params.id);
		return { bytes: await scope.resolve(Modules.FILE).getDownloadStream(file), name: `factures-${month}.zip` };
	},
	exportSalesJournal: async (asked) => {
		const { month } = asked.query;
		await recordExport(asked, "journal.exported", month);
		return { bytes: exportJournal(asked.sql, month), name: `journal-des-ventes-${month}.csv` };
	},
	downloadAnyPaper: ({ sql, params }) => documentFile(sql, params.number),
});
