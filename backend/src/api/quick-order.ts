import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as contract from "@confiserie/domain/contract/quick-order";
import { dayOf } from "@confiserie/domain/day";
import { QUICK_ORDER } from "@confiserie/domain/quick-order/read-lines";
import { sendAsFile } from "../http/begin-product-export";
import { countAttempt, orderFileLimits, priceListLimits } from "../http/limits";
import { SENT, serve } from "../http/operations/serve";
import { checkQuickOrder, priceListPdf, readOrderFile, writePriceList } from "../modules/quick-order";
import { receiveFile } from "../uploads/receive-file";

export default serve(contract, {
	checkQuickOrder: async ({ sql, visitor, body: { lines } }) =>
		checkQuickOrder(sql, lines, (await visitor)?.customerId),
	readOrderFile: async ({ scope, address, req, res }) => {
		await countAttempt(scope, orderFileLimits(address));
		const { path } = await receiveFile(req, res, {
			field: "file",
			maximumBytes: QUICK_ORDER.maximumBytes,
			tooLarge: "ORDER_FILE_TOO_LARGE",
			to: "disk",
		});
		try {
			return await readOrderFile(path);
		} finally {
			await rm(path, { force: true });
		}
	},
	downloadPriceList: async ({ scope, sql, caller: { customerId }, now, res }) => {
		await countAttempt(scope, priceListLimits(customerId));
		const folder = await mkdtemp(join(tmpdir(), "export-"));
		try {
			const path = join(folder, "prices.xlsx");
			await writePriceList(sql, customerId, path);
			sendAsFile(res, `tarifs-${dayOf(now)}`, "xlsx");
			await pipeline(createReadStream(path), res);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
		return SENT;
	},
	printPriceList: async ({ scope, sql, caller: { customerId }, now }) => {
		await countAttempt(scope, priceListLimits(customerId));
		const bytes = await priceListPdf(sql, customerId, now);
		return { bytes, name: `tarifs-${dayOf(now)}.pdf` };
	},
});
