import type { MedusaResponse } from "@medusajs/framework/http";

/** Sends a PDF as a file of that name. */
export function sendPdf(res: MedusaResponse, name: string, bytes: Buffer): void {
	res.setHeader("Content-Type", "application/pdf");
	res.setHeader("Content-Disposition", `attachment; filename="${name}.pdf"`);
	res.send(bytes);
}
