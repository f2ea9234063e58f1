import { findOrInstallBrowser } from "../../scripts/lib/browser";
import { command } from "../../scripts/lib/lifetime";
import { step } from "../../scripts/lib/steps";
import { databaseApart } from "../support/template";
import { openWholeShop, type WholeShop } from "../support/whole-shop";
import { measureApi } from "./api";
import { measureBackup } from "./backup";
import { measureCheckout } from "./checkout";
import { measureClicks } from "./clicks";
import { measureDay } from "./day";
import type { Figure } from "./figure";
import { measureImports } from "./imports";
import { growCatalogue } from "./large-catalogue";
import { measureLighthouse } from "./lighthouse";
import { measureManyProducts } from "./many-products";
import { measureOrders } from "./orders";
import { measurePages } from "./pages";
import { measureProducts } from "./products";
import { writeReport } from "./report";
import { measureRush } from "./rush";
import { measureSearch } from "./search";
import { measureSignIn } from "./sign-in";
import { measureUploads } from "./uploads";
import { watched } from "./watch";

const PRODUCTS = 20_000;

type Part = (shop: WholeShop) => Promise<Figure[]>;

/** The parts of the bench by name, in the order in which they run; each takes less than five minutes. */
const PARTS: Record<string, Part> = {
	lighthouse: async (shop) => measureLighthouse(shop, await findOrInstallBrowser()),
	pages: measurePages,
	clicks: async (shop) => measureClicks(shop, await findOrInstallBrowser()),
	api: (shop) => measureApi(shop, sizes()),
	checkout: async (shop) => [...(await measureCheckout(shop)), ...(await measureRush(shop))],
	day: async (shop) => measureDay(shop, await findOrInstallBrowser()),
};
/** What `npm run bench -- more` runs. */
const MORE: Record<string, Part> = {
	"sign-in": measureSignIn,
	uploads: measureUploads,
	large: async (shop) => {
		const names = await step(`${PRODUCTS} produits`, () => growCatalogue(shop.databaseUrl, PRODUCTS));
		return [
			...(await measureSearch(shop, names)),
			...(await measureProducts(shop, names)),
			...(await measureOrders(shop)),
			...(await measureImports(shop)),
		];
	},
	many: measureManyProducts,
	backup: measureBackup,
};

/** The parts that the arguments ask for. */
function chosen(names: readonly string[]): Record<string, Part> {
	if (names.length === 0) return PARTS;
	if (names.includes("more")) return MORE;
	const all = { ...PARTS, ...MORE };
	const unknown = names.filter((name) => !(name in all));
	const known = [...Object.keys(all), "more"].join(", ");
	if (unknown.length > 0) throw new Error(`Inconnu : ${unknown.join(", ")}. Il y a ${known}.`);
	return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

/** Catalogue sizes for `api`, smallest first: `npm run bench -- api --sizes 200,20000,200000`. */
const SIZES = "--sizes";

function sizes(): number[] {
	const at = process.argv.indexOf(SIZES);
	const given = at < 0 ? "200,20000" : (process.argv[at + 1] ?? "");
	if (!/^\d+(,\d+)*$/.test(given)) throw new Error(`${SIZES} attend des nombres, comme ${SIZES} 200,20000.`);
	return given
		.split(",")
		.map(Number)
		.sort((a, b) => a - b);
}

/**
 * Prints each figure beside its target, part by part as it is measured, and leaves a report of each part in `.data`; the exit
 * code is 1 when a figure misses its target.
 */
await command(async () => {
	const names = process.argv.slice(2).filter((word, at, all) => word !== SIZES && all[at - 1] !== SIZES);
	const parts = chosen(names);
	// On a database as durable as a real shop's.
	const shop = await step("Boutique de production", async () =>
		openWholeShop(watched("backend"), await databaseApart({ durable: true }), watched("storefront"), watched("reader")),
	);
	try {
		let isAllMet = true;
		for (const [name, measure] of Object.entries(parts)) {
			const figures = await measure(shop);
			isAllMet &&= figures.every(({ isMet }) => isMet);
			writeReport(name, figures);
			console.table(
				figures.map((figure) => ({
					mesure: figure.name,
					valeur: figure.value,
					cible: figure.target,
					tenue: figure.isMet ? "oui" : "NON",
				})),
			);
		}
		return isAllMet ? 0 : 1;
	} finally {
		await shop.close();
	}
});
