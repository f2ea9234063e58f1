import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { fileIntoCollections } from "../../../medusa/products/collections";
import { realignPrices } from "../../catalog/editing";
import { refreshProducts } from "../../catalog/search";
import { alignCompanyPrices } from "../../companies/companies";
import { alignChannels } from "../channels";

/** Has the shop and its channels show these products as they are now: the index tells its changes to the pages (ADR 40). */
export async function publishProducts(scope: MedusaContainer, ids: string[]): Promise<void> {
	const realigned = await realignPrices(scope, ids);
	if (realigned.length > 0) {
		const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
		logger.warn(`Prices typed in Medusa Admin were put back to those of the packaging: ${realigned.join(", ")}.`);
	}
	// First what everybody sees: the order service needs neither, and decides by the channels' terms themselves.
	await refreshProducts(scope, ids);
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await alignChannels(database, ids);
	await alignCompanyPrices(database, ids);
	await fileIntoCollections(database, ids);
}
