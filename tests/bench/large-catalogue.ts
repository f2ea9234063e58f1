import type { Product } from "@confiserie/domain/contract/product";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type ProductRecord, toDocument } from "../../backend/src/catalogue/documents";
import { withNewWords } from "../../backend/src/catalogue/fill-index";
import { ProductSearchService } from "../../backend/src/modules/product-search/service";

const BATCH = 500;
const INVENTED_WORDS = 3000;

/**
 * Fills the search with `count` more products, mixed from the demonstration's own names, texts and prices and from invented
 * flavours, so that the index has the words and the skew of a real one. Every tenth is sold out. Straight into the tables:
 * the import is not what is measured. Answers names to search for.
 */
export async function growCatalogue(databaseUrl: string, count: number): Promise<string[]> {
	const database = knex({ client: "pg", connection: databaseUrl, pool: { min: 0, max: 1 } });
	try {
		const rows: { product: Product }[] = await database("product_search").select("product");
		const records = Array.from({ length: count }, (_, index) =>
			mixed(
				rows.map(({ product }) => product),
				index,
			),
		);
		await database.raw(STOCK, [count - 1]);
		const written = new Set<string>();
		const search = new ProductSearchService({ [ContainerRegistrationKeys.PG_CONNECTION]: database });
		for (let at = 0; at < count; at += BATCH)
			await search.save(
				records
					.slice(at, at + BATCH)
					.flatMap((record) => toDocument(record) ?? [])
					.map((document) => withNewWords(document, written)),
			);
		// What autovacuum does after a real import.
		for (const table of ["product_search", "product_search_word", "product_packaging", "inventory_level"])
			await database.raw("VACUUM ANALYZE ??", [table]);
		return records.map(({ title }) => title);
	} finally {
		await database.destroy();
	}
}

/** A product with the name of one, the description of another and the ingredients of a third. */
function mixed(products: Product[], index: number): ProductRecord {
	const pick = (step: number): Product => {
		const product = products[(index * step) % products.length];
		if (!product) throw new Error("The catalogue is empty.");
		return product;
	};
	const [named, described, made] = [pick(1), pick(7), pick(13)];
	return {
		id: `prod_bench_${index}`,
		title: `${named.name.split(",")[0]} ${invented((index * 31) % INVENTED_WORDS)}`,
		description: `${described.description} ${invented((index * 17) % INVENTED_WORDS)}`,
		status: "published",
		thumbnail: named.imageUrl,
		created_at: new Date(1_700_000_000_000 + index * 60_000),
		images: [],
		tags: named.tags.map((value) => ({ value })),
		categories: [{ handle: named.category.toLowerCase().replaceAll("_", "-") }],
		product_packaging: {
			inventory_item_id: `iitem_bench_${index}`,
			reference: `MES-${index}`,
			ean_unit: `4${index.toString().padStart(12, "0")}`,
			ean_box: `5${index.toString().padStart(12, "0")}`,
			pieces_per_box: named.piecesPerBox,
			boxes_per_layer: named.boxesPerLayer,
			boxes_per_pallet: named.boxesPerPallet,
			price_per_piece_box: named.pricePerPieceBox + (index % 50) / 100,
			price_per_piece_layer: named.pricePerPieceLayer,
			price_per_piece_pallet: named.pricePerPiecePallet,
			weight_grams: named.weightGrams,
			best_before_date: named.bestBeforeDate,
			vat_rate: named.vatRate,
			ingredients: made.ingredients,
			allergens: made.allergens,
			traces: made.traces,
			nutrition: made.nutrition,
		},
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

const STOCK = `
	WITH numbers AS (SELECT number, 'iitem_bench_' || number AS item FROM generate_series(0, ?::int) AS number),
	items AS (INSERT INTO inventory_item (id, sku) SELECT item, 'MES-' || number FROM numbers RETURNING id),
	levels AS (
		INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity)
		SELECT 'ilev_bench_' || number, item, (SELECT location_id FROM inventory_level LIMIT 1), boxes,
			jsonb_build_object('value', boxes::text, 'precision', 20)
		FROM numbers, LATERAL (SELECT CASE WHEN number % 10 = 0 THEN 0 ELSE 60 END AS boxes) AS stock)
	INSERT INTO product_packaging (id, product_id, variant_id, inventory_item_id, reference, ean_unit, ean_box,
		pieces_per_box, price_per_piece_box, raw_price_per_piece_box, weight_grams, vat_rate, ingredients, allergens, traces)
	SELECT 'pkg_bench_' || number, 'prod_bench_' || number, 'variant_bench_' || number, item, 'MES-' || number,
		'4' || lpad(number::text, 12, '0'), '5' || lpad(number::text, 12, '0'), 12, 1.5, '{"value": "1.5"}', 100, 20, '',
		'{}', '{}'
	FROM numbers`;
