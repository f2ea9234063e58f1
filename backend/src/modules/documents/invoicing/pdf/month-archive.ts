import { once } from "node:events";
import type { InvoiceArchive } from "@confiserie/domain/contract/invoices";
import { RETENTION } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { IFileModuleService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../../../lib/database/clock";
import { insert, one, type Sql } from "../../../../lib/database/sql";
import { messageOf } from "../../../../lib/message-of";
import { type ZippedFile, zipped } from "../../../../lib/zip";
import { batchQueue } from "../../../foundations/batches";
import { ApiFailure } from "../../../foundations/failures";
import { documentsNumbered, numbersOf } from "../month";
import { billingDocumentPdf } from "./billing-document-pdf";

interface ArchiveRow {
	id: string;
	month: string;
	total: number;
	done: number;
	/** Key of the private file, once it is written. */
	file: string | null;
	endedAt: Date | null;
}

/** Months that are being written. */
const ARCHIVES = batchQueue<ArchiveRow>("billing_archive");
/** Billing documents between two notes of how far an archive is. */
const NOTED_EVERY = 10;

/**
 * Asks for the billing documents of a month ("2026-11") as ZIP, which a worker writes. @throws ApiFailure
 * DOCUMENT_NOT_FOUND for an empty month
 */
export async function beginArchive(sql: Sql, month: string, now: Date): Promise<InvoiceArchive> {
	const { length: total } = await numbersOf(sql, month);
	if (total === 0) throw new ApiFailure("DOCUMENT_NOT_FOUND", { message: "Aucune facture ce mois-là." });
	const id = generateEntityId(undefined, "parc");
	// Due a moment ago: the worker's clock may be behind this one.
	const nextTryAt = new Date(now.getTime() - CLOCKS_APART_MS);
	await insert(sql, "billing_archive", { id, month, total, createdAt: now, nextTryAt });
	return readArchive(sql, id);
}

/** How far an archive is. @throws ApiFailure DOCUMENT_NOT_FOUND */
export async function readArchive(sql: Sql, id: string): Promise<InvoiceArchive> {
	const { month, total, done, endedAt } = await rowOf(sql, id);
	return { id, month, total, done, isReady: endedAt !== null };
}

/** Month and file of an archive that is written. @throws ApiFailure DOCUMENT_NOT_FOUND, also before it is and after its day */
export async function fileOfArchive(sql: Sql, id: string): Promise<{ month: string; file: string }> {
	const { month, file } = await rowOf(sql, id);
	if (!file) throw new ApiFailure("DOCUMENT_NOT_FOUND", { message: "Cet export n'est pas prêt." });
	return { month, file };
}

async function rowOf(sql: Sql, id: string): Promise<ArchiveRow> {
	const row = await one<ArchiveRow>(sql, "select * from billing_archive where id = ?", [id]);
	if (!row)
		throw new ApiFailure("DOCUMENT_NOT_FOUND", { message: "Cet export n'existe plus. Demandez-le de nouveau." });
	return row;
}

/** Writes the archives that are due; one that lost its process is begun again by another. @returns how many this call wrote */
export function writeArchives(container: MedusaContainer): Promise<number> {
	const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	const files = container.resolve(Modules.FILE);
	return ARCHIVES.drain(
		{ pool },
		{
			work: (archive) => write(pool, files, archive),
			failed: ({ id }, error) => logger.error(`Archive ${id} was interrupted and will go on: ${messageOf(error)}`),
		},
	);
}

async function write(pool: Knex, files: IFileModuleService, { id, month }: ArchiveRow): Promise<void> {
	const { writeStream, promise, fileKey } = await files.getUploadStream({
		filename: `factures-${month}.zip`,
		mimeType: "application/zip",
		access: "private",
	});
	const numbers = await numbersOf(pool, month);
	const note = (done: number) => pool.raw("update billing_archive set done = least(total, ?) where id = ?", [done, id]);
	try {
		for await (const piece of zipped(pdfsOf(pool, numbers, note)))
			if (!writeStream.write(piece)) await once(writeStream, "drain");
		writeStream.end();
		await promise;
	} catch (error) {
		writeStream.destroy(error instanceof Error ? error : undefined);
		await promise.catch(() => undefined);
		throw error;
	}
	await pool("billing_archive").where({ id }).update({ file: fileKey });
}

/** The PDFs of these billing documents as one ZIP, each made when its turn comes. */
export function invoicesArchive(sql: Sql, numbers: readonly string[]): AsyncGenerator<Uint8Array> {
	return zipped(pdfsOf(sql, numbers));
}

/** @param note receives the number of finished documents, every few and at the end */
async function* pdfsOf(
	sql: Sql,
	numbers: readonly string[],
	note?: (done: number) => Promise<unknown>,
): AsyncGenerator<ZippedFile> {
	let done = 0;
	for await (const { document } of documentsNumbered(sql, numbers)) {
		yield {
			name: `${document.number}.pdf`,
			bytes: await billingDocumentPdf(document),
			changedAt: new Date(document.issuedOn),
		};
		done += 1;
		if (done % NOTED_EVERY === 0 || done === numbers.length) await note?.(done);
	}
}

/** Forgets archives whose file is gone: private files stay a day. Returns how many. */
export function forgetArchives(pool: Knex, now: Date): Promise<number> {
	const before = new Date(now.getTime() - RETENTION.exportDays * 24 * 60 * 60 * 1000);
	return pool("billing_archive").where("created_at", "<", before).delete();
}
