import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { IEventBusModuleService, Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { messageOf } from "../../../lib/message-of";

interface Cradle {
	[ContainerRegistrationKeys.PG_CONNECTION]: Knex;
	[ContainerRegistrationKeys.LOGGER]: Logger;
	[Modules.EVENT_BUS]: IEventBusModuleService;
}

/** Tells the workers that a batch is to be done. */
export const PRODUCT_BATCHES_DUE = "product_batch.due";

/** Stores batches of product changes and notifies their workers. */
export default class ProductBatchService {
	/** Not the pool itself: in jobs Medusa wraps whatever of a service can be called, and a pool can. */
	readonly host: { readonly pool: Knex };
	readonly #cradle: Cradle;

	constructor(cradle: Cradle) {
		this.#cradle = cradle;
		this.host = { pool: cradle[ContainerRegistrationKeys.PG_CONNECTION] };
	}

	/** Wakes the workers. The job would find the batch too, so a failing event bus delays it and loses nothing. */
	async announce(): Promise<void> {
		try {
			await this.#cradle[Modules.EVENT_BUS].emit({ name: PRODUCT_BATCHES_DUE, data: {} }, {});
		} catch (error) {
			this.#cradle[ContainerRegistrationKeys.LOGGER].warn(`Product batches were not announced: ${messageOf(error)}`);
		}
	}
}
