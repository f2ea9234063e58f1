import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { alignCollections } from "../medusa/products/collections";
import { forgetOldChanges, repairProductIndex } from "../modules/catalog/search";

/** Repairs what no event announced, such as a move between categories in Medusa Admin or an event lost in a crash. */
export default async function repairIndex(container: MedusaContainer): Promise<void> {
	await repairProductIndex(container);
	await forgetOldChanges(container);
	await alignCollections(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
}

export const config = { name: "repair-product-index", schedule: "17 * * * *" };
