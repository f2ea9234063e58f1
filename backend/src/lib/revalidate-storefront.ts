import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";

const TIMEOUT_MS = 5000;

/** Tells the storefront which products' cached pages are out of date. */
export function revalidateStorefront(scope: MedusaContainer, productIds: string[]): Promise<void> {
	return revalidateTags(scope, ["products", ...productIds.map((id) => `product:${id}`)]);
}

/** Makes what the storefront caches under these tags stale. A storefront that is down costs a line in the log, no more. */
export async function revalidateTags(scope: MedusaContainer, tags: string[]): Promise<void> {
	const { REVALIDATE_SECRET, STOREFRONT_URL } = currentEnv();
	if (!REVALIDATE_SECRET) return;
	const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
	try {
		const response = await fetch(`${STOREFRONT_URL}/revalidate`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-revalidate-secret": REVALIDATE_SECRET },
			body: JSON.stringify({ tags }),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!response.ok) logger.warn(`The storefront refused to revalidate ${tags.length} tags: ${response.status}.`);
	} catch (error) {
		logger.warn(`The storefront could not be told of ${tags.length} tags that changed: ${String(error)}`);
	}
}
