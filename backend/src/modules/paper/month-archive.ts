import type { Sql } from "../../lib/database/sql";
import { type ZippedFile, zipped } from "../../lib/zip";
import { papersNumbered } from "./month";
import { paperPdf } from "./pdf/paper-pdf";

/** The PDFs of these papers as one ZIP, each made when its turn comes. */
export function papersArchive(sql: Sql, numbers: readonly string[]): AsyncGenerator<Uint8Array> {
	return zipped(pdfsOf(sql, numbers));
}

async function* pdfsOf(sql: Sql, numbers: readonly string[]): AsyncGenerator<ZippedFile> {
	for await (const { paper } of papersNumbered(sql, numbers))
		yield { name: `${paper.number}.pdf`, bytes: await paperPdf(paper), changedAt: new Date(paper.issuedOn) };
}
