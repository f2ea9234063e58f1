import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Batcher } from "../lib/batcher";
import { alignCollections } from "../medusa/products/collections";
import { PACKAGING_MODULE, type PackagingModuleService } from "../modules/catalog/products";
import { affectedProducts, PRODUCT_EVENTS } from "../modules/catalog/search";
import { publishProducts } from "../modules/terms/publication";

/** Long enough to gather the events of one import, too short for anybody to notice. */
const GATHER_MS = 100;

let batcher: Batcher | undefined;

/** A product, its shelf or its stock changed, here or in Medusa Admin: index first, then the storefront's pages. */
export default async function productChanged({ event, container }: SubscriberArgs<{ id?: string }>): Promise<void> {
	batcher ??= new Batcher((ids) => publishProducts(container, ids), GATHER_MS);
	if (event.name === "product.deleted" && event.data.id) await forgetPackaging(container, event.data.id);
	// Before its products are published, which are filed into the collections that there are.
	if (event.name.startsWith("product-category."))
		await alignCollections(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
	await batcher.add(await affectedProducts(container, event));
}

export const config: SubscriberConfig = {
	event: PRODUCT_EVENTS,
	context: { subscriberId: "product-changed" },
};

/** Frees the reference of a deleted product for a new one. */
async function forgetPackaging(scope: MedusaContainer, productId: string): Promise<void> {
	await scope.resolve<PackagingModuleService>(PACKAGING_MODULE).softDeleteProductPackagings({ product_id: productId });
}
