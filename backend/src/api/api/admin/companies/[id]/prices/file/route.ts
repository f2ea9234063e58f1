import { rm } from "node:fs/promises";
import type { CompanyPriceFile } from "@confiserie/domain/contract/company-prices";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../../http/caller";
import { shopTime } from "../../../../../../../lib/database/clock";
import { COMPANY_PRICE_FILE, importCompanyPrices } from "../../../../../../../modules/company-prices";
import { receiveFile } from "../../../../../../../uploads/receive-file";

/** POST /api/admin/companies/{id}/prices/file, multipart field `file`: takes all of it or nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CompanyPriceFile>): Promise<void> {
	const { path } = await receiveFile(req, res, {
		field: "file",
		maximumBytes: COMPANY_PRICE_FILE.maximumBytes,
		tooLarge: "ORDER_FILE_TOO_LARGE",
		to: "disk",
	});
	try {
		const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const change = { companyId: req.params.id ?? "", actor: callerOf(req), now: shopTime() };
		res.json(await importCompanyPrices(sql, { ...change, path }));
	} finally {
		await rm(path, { force: true });
	}
}
