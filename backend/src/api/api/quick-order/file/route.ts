import { rm } from "node:fs/promises";
import type { OrderFile } from "@confiserie/domain/contract/quick-order";
import { QUICK_ORDER } from "@confiserie/domain/quick-order/read-lines";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, orderFileLimits } from "../../../../http/limits";
import { readOrderFile } from "../../../../modules/quick-order";
import { receiveFile } from "../../../../uploads/receive-file";

/** POST /api/quick-order/file, multipart field `file` -> its lines as they are written. The file is not kept. */
export async function POST(req: MedusaRequest, res: MedusaResponse<OrderFile>): Promise<void> {
	await countAttempt(req.scope, orderFileLimits(clientAddress(req)));
	const { path } = await receiveFile(req, res, {
		field: "file",
		maximumBytes: QUICK_ORDER.maximumBytes,
		tooLarge: "ORDER_FILE_TOO_LARGE",
		to: "disk",
	});
	try {
		res.json(await readOrderFile(path));
	} finally {
		await rm(path, { force: true });
	}
}
