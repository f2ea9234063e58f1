import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";

const TIMEOUT_MS = 5000;

/** Tells the storefront which cached pages are out of date. A storefront that is down costs a line in the log, no more. */
export async function revalidateStorefront(scope: MedusaContainer, productIds: string[]): Promise<void> {
	const { REVALIDATE_SECRET, STOREFRONT_URL } = currentEnv();
	if (!REVALIDATE_SECRET) return;
	const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
	try {
		const answer = await fetch(`${STOREFRONT_URL}/revalidate`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-revalidate-secret": REVALIDATE_SECRET },
			body: JSON.stringify({ tags: ["products", ...productIds.map((id) => `product:${id}`)] }),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!answer.ok)
			logger.warn(`The storefront refused to revalidate ${productIds.length} products: ${answer.status}.`);
	} catch (error) {
		logger.warn(`The storefront could not be told of ${productIds.length} changed products: ${String(error)}`);
	}
}
