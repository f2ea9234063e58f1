import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { alignCollections } from "../engine/products/collections";
import { fillProductIndex, forgetOldChanges } from "../modules/product-search";

/** Repairs what no event announced, such as a move between categories in Medusa Admin or an event lost in a crash. */
export default async function rebuildProductIndex(container: MedusaContainer): Promise<void> {
	await fillProductIndex(container);
	await forgetOldChanges(container);
	await alignCollections(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
}

export const config = { name: "rebuild-product-index", schedule: "17 * * * *" };
