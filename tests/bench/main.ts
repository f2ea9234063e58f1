import { findOrInstallBrowser } from "../../scripts/lib/browser";
import { command } from "../../scripts/lib/lifetime";
import { step } from "../../scripts/lib/steps";
import { openWholeShop } from "../support/whole-shop";
import { measureCheckout } from "./checkout";
import { measureOrders } from "./orders";
import { measurePages } from "./pages";
import { measureRush } from "./rush";
import { measureSearch } from "./search";
import { measureSignIn } from "./sign-in";

/** Prints each figure beside its target; the exit code is 1 when one misses it. */
await command(async () => {
	const browser = await findOrInstallBrowser();
	const shop = await step("Boutique de production", openWholeShop);
	try {
		const figures = [
			...(await measurePages(shop, browser)),
			...(await measureCheckout(shop)),
			...(await measureRush(shop)),
			...(await measureSignIn(shop)),
			...(await measureSearch(shop)),
			...(await measureOrders(shop)),
		];
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
