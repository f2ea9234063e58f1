import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../lib/message-of";
import { PRODUCT_BATCHES_DUE } from "../modules/catalog/batches";
import { runProductBatches } from "../modules/terms/publication";

/** Begins at once what an administrator asked for. Thousands of products take a minute, in which the next event must not wait. */
export default async function productBatchSubscriber({ container }: SubscriberArgs): Promise<void> {
	void runProductBatches(container).catch((error) =>
		container
			.resolve(ContainerRegistrationKeys.LOGGER)
			.warn(`Product batches wait for the next run of their job: ${messageOf(error)}`),
	);
}

export const config: SubscriberConfig = { event: PRODUCT_BATCHES_DUE };
