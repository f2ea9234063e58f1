import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { type OrderType, pricePerBoxCents, tiers } from "@confiserie/domain/tier-price";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, db, engine, engineToken } from "../support/api";

interface EngineItem {
	variant_id: string;
	quantity: number;
	unit_price: number;
	is_tax_inclusive: boolean;
	tax_lines: { rate: number }[];
}

let products: Product[];
let variantOf: Map<string, string>;
let token: string;
const draftIds: string[] = [];

beforeAll(async () => {
	token = await engineToken();
	products = (await api<ProductList>("/products?limit=100")).body.items;
	const { rows } = await db().query<{ product_id: string; variant_id: string }>(
		"SELECT product_id, variant_id FROM product_packaging WHERE deleted_at IS NULL",
	);
	variantOf = new Map(rows.map((row) => [row.product_id, row.variant_id]));
});

afterAll(async () => {
	for (const id of draftIds) await engine(`/admin/draft-orders/${id}`, { method: "DELETE", token });
});

const kinds: OrderType[][] = [["box"], ["box", "layer"], ["box", "layer", "pallet"]];

test.each(kinds)("a product sold by %s %s %s costs in the engine what the domain computes", async (...kind) => {
	const types = kind.filter(Boolean);
	const sold = products.filter(
		(product) =>
			tiers(product)
				.map((tier) => tier.orderType)
				.join() === types.join(),
	);
	// Enough in stock for every threshold: the engine refuses to price what it cannot deliver.
	const tested = sold.filter((product) => product.stock > largest(product)).slice(0, 4);
	expect(tested.length).toBeGreaterThan(0);
	const rounds = types.flatMap((type) => [-1, 0, 1].map((offset) => ({ type, offset })));
	for (const { type, offset } of rounds) {
		const lines = tested.flatMap((product) => {
			const boxes = (tiers(product).find((tier) => tier.orderType === type)?.minBoxes ?? 0) + offset;
			return boxes > 0 ? [{ product, boxes }] : [];
		});
		if (lines.length > 0) expect(await enginePrices(lines)).toEqual(lines.map(expected));
	}
});

test("a product's prices leave no quantity without one and none with two", async () => {
	const { rows } = await db().query<{ min: number | null; max: number | null; price_set_id: string }>(
		`SELECT price.price_set_id, price.min_quantity::int AS min, price.max_quantity::int AS max
		FROM product_packaging JOIN product_variant_price_set USING (variant_id) JOIN price USING (price_set_id)
		WHERE price.deleted_at IS NULL AND product_packaging.deleted_at IS NULL
		ORDER BY price_set_id, min_quantity NULLS FIRST`,
	);
	const ranges = new Map<string, typeof rows>();
	for (const row of rows) ranges.set(row.price_set_id, [...(ranges.get(row.price_set_id) ?? []), row]);
	expect(ranges.size).toBeGreaterThanOrEqual(products.length);
	for (const range of ranges.values()) {
		expect(range[0]?.min).toBeNull();
		expect(range.at(-1)?.max).toBeNull();
		expect(range.slice(1).map((price) => price.min)).toEqual(range.slice(0, -1).map((price) => (price.max ?? 0) + 1));
	}
});

function largest(product: Product): number {
	return (tiers(product).at(-1)?.minBoxes ?? 0) + 1;
}

function expected({ product, boxes }: { product: Product; boxes: number }) {
	return {
		reference: product.reference,
		boxes,
		cents: pricePerBoxCents(product, boxes),
		taxInclusive: true,
		vatRate: product.vatRate,
	};
}

/** What the engine charges a box in an order of its own with these lines. */
async function enginePrices(lines: { product: Product; boxes: number }[]) {
	const region = await db().query<{ id: string }>("SELECT id FROM region WHERE deleted_at IS NULL LIMIT 1");
	const channel = await db().query<{ id: string }>("SELECT default_sales_channel_id AS id FROM store LIMIT 1");
	const { status, body } = await engine<{ draft_order: { id: string; items: EngineItem[] } }>(
		"/admin/draft-orders?fields=id,items.*,items.tax_lines.*",
		{
			token,
			body: {
				email: "essai@exemple.fr",
				region_id: region.rows[0]?.id,
				sales_channel_id: channel.rows[0]?.id,
				shipping_address: { country_code: "fr" },
				items: lines.map(({ product, boxes }) => ({ variant_id: variantOf.get(product.id), quantity: boxes })),
			},
		},
	);
	expect(status, JSON.stringify(body)).toBe(200);
	draftIds.push(body.draft_order.id);
	return lines.map(({ product }) => {
		const item = body.draft_order.items.find(({ variant_id }) => variant_id === variantOf.get(product.id));
		return {
			reference: product.reference,
			boxes: item?.quantity,
			cents: Math.round((item?.unit_price ?? Number.NaN) * 100),
			taxInclusive: item?.is_tax_inclusive,
			vatRate: item?.tax_lines[0]?.rate,
		};
	});
}
