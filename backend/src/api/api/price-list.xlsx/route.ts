import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { dayOf } from "@confiserie/domain/day";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendAsFile } from "../../../http/begin-product-export";
import { callerOf } from "../../../http/caller";
import { countAttempt, priceListLimits } from "../../../http/limits";
import { shopTime } from "../../../lib/database/clock";
import { writePriceList } from "../../../modules/quick-order";

/** GET /api/price-list.xlsx -> tarifs-date.xlsx, with a column of quantities to fill in and send back. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId } = callerOf(req);
	await countAttempt(req.scope, priceListLimits(customerId));
	const folder = await mkdtemp(join(tmpdir(), "export-"));
	try {
		const path = join(folder, "prices.xlsx");
		await writePriceList(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId, path);
		sendAsFile(res, `tarifs-${dayOf(shopTime())}`, "xlsx");
		await pipeline(createReadStream(path), res);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
