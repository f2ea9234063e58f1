import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { alignCollections } from "../medusa/products/collections";
import { fillProductIndex } from "../modules/catalog/search";
import { seedFrame } from "../scripts/seed/frame";
import { say, shopCommand } from "./command";

/** `setup`: the frame of a shop in a migrated database, without products or accounts. Safe to repeat. */
export const setup = shopCommand({
	words: [0, 0],
	options: {},
	run: async ({ scope }) => {
		await seedFrame(scope);
		const count = await fillProductIndex(scope);
		await alignCollections(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION));
		say(`✓ La boutique a son cadre. Produits en vente : ${count}.`);
		return 0;
	},
});
