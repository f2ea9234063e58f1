import { findOrInstallBrowser } from "../../scripts/lib/browser";
import { command } from "../../scripts/lib/lifetime";
import { step } from "../../scripts/lib/steps";
import { openWholeShop } from "../support/whole-shop";
import { measureCheckout } from "./checkout";
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

/** Prints each figure beside its target; the exit code is 1 when one misses it. */
await command(async () => {
	const browser = await findOrInstallBrowser();
	const shop = await step("Boutique de production", () => openWholeShop(watched()));
	try {
		const figures = [
			...(await measurePages(shop, browser)),
			...(await measureCheckout(shop)),
			...(await measureRush(shop)),
			...(await measureSignIn(shop)),
			...(await measureUploads(shop)),
		];
		const names = await step(`${PRODUCTS} produits`, () => growCatalogue(shop.databaseUrl, PRODUCTS));
		figures.push(...(await measureSearch(shop, names)), ...(await measureProducts(shop, names)));
		figures.push(...(await measureOrders(shop)), ...(await measureImports(shop)));
		console.table(
			figures.map(({ name, value, target, isMet }) => ({
				mesure: name,
				valeur: value,
				cible: target,
				tenue: isMet ? "oui" : "NON",
			})),
		);
		return figures.every(({ isMet }) => isMet) ? 0 : 1;
	} finally {
		await shop.close();
	}
});
