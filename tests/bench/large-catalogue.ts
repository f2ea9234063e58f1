import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import type { Product } from "@confiserie/domain/contract/product";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { writeNewColumns } from "../../backend/src/modules/catalog/products/columns";
import { toDocument } from "../../backend/src/modules/catalog/search/index/documents";
import { withNewWords } from "../../backend/src/modules/catalog/search/index/fill-index";
import type { PublishedRecord } from "../../backend/src/modules/catalog/search/index/read-published";
import { ProductSearchService } from "../../backend/src/modules/catalog/search/service";
import { type LightProduct, vacuumLightProducts, writeLightProducts } from "./light-products";

const BATCH = 2000;
const INVENTED_WORDS = 3000;
/** As though each product with the label PROMO were reduced. */
const FOUNDED = { box: 10_000, layer: null, pallet: null };

/**
 * Fills the catalogue and its search with `count` more products, mixed from the demonstration's own names, texts and prices and from invented
 * flavours, so that the index has the words and the skew of a real one. Every tenth is sold out. Straight into the tables:
 * the import is not what is measured. Returns names to search for.
 */
export async function growCatalogue(databaseUrl: string, count: number): Promise<string[]> {
	const database = knex({ client: "pg", connection: databaseUrl, pool: { min: 0, max: 1 } });
	try {
		const rows: { product: Product }[] = await database("product_search")
			.select("product")
			.whereNot("id", "like", "prod_bench_%")
			.orderBy("id");
		const known = rows.map(({ product }) => product);
		const written = new Set<string>();
		const names: string[] = [];
		const search = new ProductSearchService({ [ContainerRegistrationKeys.PG_CONNECTION]: database });
		for (let at = 0; at < count; at += BATCH) {
			const length = Math.min(BATCH, count - at);
			const products = Array.from({ length }, (_, index) => mixed(known, at + index));
			await writeLightProducts(databaseUrl, products);
			const documents = products.flatMap((product) => toDocument(toRecord(product), FIRST_CATEGORIES, FOUNDED) ?? []);
			await search.save(documents.map((document) => withNewWords(document, written)));
			names.push(...products.map(({ name }) => name));
		}
		await vacuumLightProducts(databaseUrl);
		for (const table of ["product_search", "product_search_word"]) await database.raw("VACUUM ANALYZE ??", [table]);
		return names;
	} finally {
		await database.destroy();
	}
}

/** A product with the name of one, the description of another and the ingredients of a third. */
function mixed(products: Product[], index: number): LightProduct {
	const pick = (step: number): Product => {
		const product = products[(index * step) % products.length];
		if (!product) throw new Error("The catalogue is empty.");
		return product;
	};
	const [named, described, made] = [pick(1), pick(7), pick(13)];
	return {
		...named,
		id: `prod_bench_${index}`,
		createdAt: new Date(1_700_000_000_000 + index * 60_000),
		name: `${named.name.split(",")[0]} ${invented((index * 31) % INVENTED_WORDS)}`,
		description: `${described.description} ${invented((index * 17) % INVENTED_WORDS)}`,
		images: [named.imageUrl, ...named.additionalImages],
		reference: `MES-${index}`,
		eanUnit: `4${index.toString().padStart(12, "0")}`,
		eanBox: `5${index.toString().padStart(12, "0")}`,
		pricePerPieceBox: named.pricePerPieceBox + (index % 50) / 100,
		vatRate: named.vatRate === 5.5 ? 5.5 : 20,
		stock: index % 10 === 0 ? 0 : 1 + ((index * 7) % 90),
		ingredients: made.ingredients,
		allergens: made.allergens,
		traces: made.traces,
		nutrition: made.nutrition,
		isFood: made.allergenInformation.state !== "NOT_FOOD",
	};
}

/** As the search would read it. */
function toRecord(product: LightProduct): PublishedRecord {
	return {
		...writeNewColumns(product),
		id: product.id,
		title: product.name,
		description: product.description,
		thumbnail: product.images[0] ?? null,
		created_at: product.createdAt,
		updated_at: product.createdAt,
		packaging_at: product.createdAt,
		inventory_item_id: `iitem_${product.id}`,
		images: product.images,
		tags: product.tags,
		source: "",
		shelves: product.category ? [product.category.toLowerCase().replaceAll("_", "-")] : [],
	};
}

/** Always the same word for a number: "bravolune", "tarimousse". */
function invented(number: number): string {
	const heads = ["bra", "ta", "lu", "mi", "ro", "sa", "ve", "cli", "do", "fe", "gra", "ju", "pi", "na", "stru"];
	const middles = ["vo", "ri", "ne", "ta", "lou", "cho", "mi", "pa", "ge", "du", "fli", "bo", "ra", "que", "zi"];
	const tails = [
		"lune",
		"mousse",
		"nette",
		"rond",
		"vale",
		"line",
		"ton",
		"cade",
		"rille",
		"vert",
		"pois",
		"gant",
		"bule",
		"phine",
	];
	const part = (parts: string[], divisor: number) => parts[Math.floor(number / divisor) % parts.length];
	return `${part(heads, 1)}${part(middles, heads.length)}${part(tails, heads.length * middles.length)}`;
}
