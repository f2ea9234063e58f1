import type { Paper } from "@confiserie/domain/invoicing/paper";
import type { MedusaResponse } from "@medusajs/framework/http";
import type { Sql } from "../lib/database/sql";
import { ApiFailure } from "../modules/failures";
import { paperPdf, readPaper } from "../modules/invoicing";

/** Sends a billing document as a file under its number. */
export async function sendPaper(res: MedusaResponse, paper: Paper): Promise<void> {
	sendPdf(res, paper.number, await paperPdf(paper));
}

/**
 * Sends a billing document of that order. @throws ApiFailure PAPER_NOT_FOUND, for a billing document of another order
 * too
 */
export async function sendPaperOf(res: MedusaResponse, sql: Sql, orderId: string, number: string): Promise<void> {
	const found = await readPaper(sql, number);
	if (found?.orderId !== orderId) throw new ApiFailure("PAPER_NOT_FOUND");
	await sendPaper(res, found.paper);
}

/** Sends a PDF as a file of that name. */
export function sendPdf(res: MedusaResponse, name: string, bytes: Buffer): void {
	res.setHeader("Content-Type", "application/pdf");
	res.setHeader("Content-Disposition", `attachment; filename="${name}.pdf"`);
	res.send(bytes);
}
