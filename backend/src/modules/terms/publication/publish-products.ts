import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { fileIntoCollections } from "../../../medusa/products/collections";
import { realignPrices } from "../../catalog/editing";
import { PRODUCT_SEARCH_MODULE, type ProductSearchService, refreshProducts } from "../../catalog/search";
import { alignCompanyPrices } from "../../companies/companies";
import { alignChannels } from "../channels";

/** Has the shop and its channels show these products as they are now: the index tells its changes to the pages (ADR 40). */
export async function publishProducts(scope: MedusaContainer, ids: string[]): Promise<void> {
	const realigned = await realignPrices(scope, ids);
	if (realigned.length > 0) {
		const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
		logger.warn(`Prices typed in Medusa Admin were put back to those of the packaging: ${realigned.join(", ")}.`);
	}
	// First what everybody sees: the order service needs none of the rest, and decides by the channels' terms themselves.
	const shown = await refreshProducts(scope, ids, { isProvisional: true });
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await alignChannels(database, ids);
	await alignCompanyPrices(database, ids);
	await fileIntoCollections(database, ids);
	await scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE).confirm(shown);
}
