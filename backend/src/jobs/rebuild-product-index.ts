import type { MedusaContainer } from "@medusajs/framework/types";
import { fillProductIndex } from "../modules/product-search/index/fill-index";

/** Mends what no event told of, such as a move between categories in Medusa Admin or an event lost in a crash. */
export default async function rebuildProductIndex(container: MedusaContainer): Promise<void> {
	await fillProductIndex(container);
}

export const config = { name: "rebuild-product-index", schedule: "17 * * * *" };
