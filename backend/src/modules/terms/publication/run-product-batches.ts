import { setImmediate as nextTurn } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isConnectionLoss, isDatabaseOutage } from "../../../lib/database/outage";
import type { Leased, Worker } from "../../../lib/leased-queue";
import { messageOf } from "../../../lib/message-of";
import { PRODUCT_BATCHES, type QueuedProductBatch } from "../../catalog/batches";
import { changeSlice, giveUp, realignPrices } from "../../catalog/editing";
import { readShopFrame, type ShopFrame } from "../../catalog/products";
import { refreshProducts } from "../../catalog/search";
import { alignCompanyPrices } from "../../companies/companies";
import { failureOf } from "../../foundations/failures";
import { alignChannels } from "../channels";

/** Products changed in one transaction: more are quicker, fewer let a single edit in sooner. */
const SLICE = 50;

/**
 * Works off the batches of products that are due, slice by slice.
 * @returns how many batches this call ended; 0 when the workers at it already will do them
 */
export function runProductBatches(scope: MedusaContainer): Promise<number> {
	const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
	const worker: Worker<QueuedProductBatch> = {
		work: (batch) => run(scope, batch),
		failed: (batch, error) =>
			logger.warn(`Product batch ${batch.id} was interrupted and will go on: ${messageOf(error)}`),
	};
	return PRODUCT_BATCHES.drain({ pool: scope.resolve(ContainerRegistrationKeys.PG_CONNECTION) }, worker);
}

/** A slice that fails is repeated product by product, so that one product cannot block the others. */
async function run(scope: MedusaContainer, batch: QueuedProductBatch & Leased): Promise<void> {
	const frame = await readShopFrame(scope);
	for (let alone = 0; ; alone = Math.max(0, alone - 1)) {
		const limit = alone > 0 ? 1 : SLICE;
		try {
			if (!(await runSlice(scope, frame, batch, limit))) return;
		} catch (error) {
			// An import under way, or a database that is unavailable: the queue tries again later.
			if (failureOf(error) || isDatabaseOutage(error) || isConnectionLoss(error)) throw error;
			const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
			logger.error(`${limit} products of batch ${batch.id} failed: ${messageOf(error)}`);
			if (limit === 1) await giveUp(scope, batch.id);
			else alone = SLICE + 1;
		}
		await nextTurn();
	}
}

/** @returns whether there was anything left to do */
async function runSlice(scope: MedusaContainer, frame: ShopFrame, batch: QueuedProductBatch & Leased, limit: number) {
	const { seen, changed, astray } = await changeSlice(scope, frame, batch, limit);
	if (astray.length > 0) await realignPrices(scope, astray);
	if (changed.length > 0) {
		// What is not shown by an end in between, the job that looks for unpublished changes shows.
		const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		await alignChannels(pool, changed);
		await alignCompanyPrices(pool, changed);
		const { kind } = batch.action;
		await refreshProducts(scope, changed, { hasSameWords: kind === "PRICE" || kind === "RECEIPT" });
	}
	return seen > 0;
}
