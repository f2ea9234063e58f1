import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { recordAudit } from "../../../../../modules/audit";
import { exportCatalogue } from "../../../../../modules/product-import";

/** GET /api/admin/products/export -> produits-date.csv, streamed. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId, email } = callerOf(req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const fileName = `produits-${todayInParis()}.csv`;
	await recordAudit(database, {
		actorId: customerId,
		actorEmail: email,
		action: "products.exported",
		entity: "product",
		entityId: fileName,
		label: fileName,
		changes: {},
	});
	res.setHeader("Content-Type", "text/csv; charset=utf-8");
	res.setHeader("Content-Disposition", `attachment; filename="${fileName}"`);
	await pipeline(exportCatalogue(database), res);
}

/** "2026-11-20", by the merchant's calendar. */
function todayInParis(): string {
	return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(new Date());
}
