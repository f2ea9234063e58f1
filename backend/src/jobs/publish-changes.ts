import type { MedusaContainer } from "@medusajs/framework/types";
import { unpublishedChanges } from "../modules/catalog/search";
import { publishProducts } from "../modules/terms/publication";

/** Every ten seconds: products of imports, and those whose event was lost with a process that died or a Redis that was emptied. */
export default async function publishChanges(container: MedusaContainer): Promise<void> {
	const ids = await unpublishedChanges(container);
	if (ids.length > 0) await publishProducts(container, ids);
}

export const config = { name: "publish-changes", schedule: { interval: 10_000 } };
