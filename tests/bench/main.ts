import { findOrInstallBrowser } from "../../scripts/lib/browser";
import { command } from "../../scripts/lib/lifetime";
import { step } from "../../scripts/lib/steps";
import { openWholeShop } from "../support/whole-shop";
import { measureCheckout } from "./checkout";
import type { Figure } from "./figure";
import { measureImports } from "./imports";
import { growCatalogue } from "./large-catalogue";
import { measureOrders } from "./orders";
import { measurePages } from "./pages";
import { measureProducts } from "./products";
import { measureRush } from "./rush";
import { measureSearch } from "./search";
import { measureSignIn } from "./sign-in";
import { measureUploads } from "./uploads";
import { watched } from "./watch";

const PRODUCTS = 20_000;

/** Prints each figure beside its target, part by part as it is measured; the exit code is 1 when one misses it. */
await command(async () => {
	const browser = await findOrInstallBrowser();
	const shop = await step("Boutique de production", () => openWholeShop(watched()));
	try {
		let isAllMet = true;
		const report = (figures: Figure[]) => {
			isAllMet &&= figures.every(({ isMet }) => isMet);
			console.table(
				figures.map(({ name, value, target, isMet }) => ({
					mesure: name,
					valeur: value,
					cible: target,
					tenue: isMet ? "oui" : "NON",
				})),
			);
		};
		report(await measurePages(shop, browser));
		report(await measureCheckout(shop));
		report(await measureRush(shop));
		report(await measureSignIn(shop));
		report(await measureUploads(shop));
		const names = await step(`${PRODUCTS} produits`, () => growCatalogue(shop.databaseUrl, PRODUCTS));
		report(await measureSearch(shop, names));
		report(await measureProducts(shop, names));
		report(await measureOrders(shop));
		report(await measureImports(shop));
		return isAllMet ? 0 : 1;
	} finally {
		await shop.close();
	}
});
