import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { boxPriceFor, channelBoxPrices } from "@confiserie/domain/channels/sales-channel";
import type { SalesChannel } from "@confiserie/domain/contract/channels";
import type { Product } from "@confiserie/domain/contract/product";
import { type OrderType, pricePerBoxCents, tiers } from "@confiserie/domain/prices/tier-price";
import { beforeAll, expect, test, vi } from "vitest";
import { DATA } from "../../scripts/lib/paths";
import { adminToken, api, db, everyProduct } from "../support/api";
import { runScript } from "../support/on-request";

interface MedusaItem {
	variant_id: string;
	quantity: number;
	unit_price: number;
	is_tax_inclusive: boolean;
	tax_lines: { rate: number }[];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
let products: Product[];
let variantOf: Map<string, string>;
let quoted: Map<string, MedusaItem[]>;

beforeAll(async () => {
	// What other tests copied into the tables has no prices in Medusa, and a UUID for a reference.
	products = (await everyProduct("/products?")).filter(({ reference }) => !UUID.test(reference));
	const { rows } = await db().query<{ product_id: string; variant_id: string }>(
		"SELECT product_id, variant_id FROM product_packaging WHERE deleted_at IS NULL",
	);
	variantOf = new Map(rows.map((row) => [row.product_id, row.variant_id]));
	quoted = await medusaQuotes(kinds.flatMap(roundsOf));
});

const kinds: OrderType[][] = [["box"], ["box", "layer"], ["box", "layer", "pallet"]];

type Line = { product: Product; boxes: number };

/** Carts of products sold by just these types, each at and around each threshold. */
function roundsOf(kind: OrderType[]): Line[][] {
	const types = kind.filter(Boolean);
	const sold = products.filter(
		(product) =>
			tiers(product)
				.map((tier) => tier.orderType)
				.join() === types.join(),
	);
	// Enough in stock for every threshold: Medusa refuses to price what it cannot deliver.
	const tested = sold.filter((product) => product.stock > largest(product)).slice(0, 4);
	return types
		.flatMap((type) => [-1, 0, 1].map((offset) => ({ type, offset })))
		.map(({ type, offset }) =>
			tested.flatMap((product) => {
				const boxes = (tiers(product).find((tier) => tier.orderType === type)?.minBoxes ?? 0) + offset;
				return boxes > 0 ? [{ product, boxes }] : [];
			}),
		)
		.filter((lines) => lines.length > 0);
}

test.each(kinds)("a product sold by %s %s %s costs in Medusa what the domain computes", (...kind) => {
	const rounds = roundsOf(kind);
	expect(rounds.length).toBeGreaterThan(0);
	for (const lines of rounds) expect(medusaPrices(lines)).toEqual(lines.map(expected));
});

test("a product's prices leave no quantity without one and none with two", async () => {
	const ranges = await rangesOfPrices();
	// Other tests take products of theirs away meanwhile, and lists follow within seconds.
	await vi.waitFor(async () => {
		const still = (await everyProduct("/products?")).map(({ id }) => id);
		const lasting = products.filter(({ id }) => still.includes(id));
		expect(lasting.length).toBeGreaterThan(0);
		expect(lasting.filter(({ id }) => !ranges.has(id)).map(({ reference }) => reference)).toEqual([]);
	}, 10_000);
	for (const range of ranges.values()) {
		expect(range[0]?.min).toBeNull();
		expect(range.at(-1)?.max).toBeNull();
		expect(range.slice(1).map((price) => price.min)).toEqual(range.slice(0, -1).map((price) => (price.max ?? 0) + 1));
	}
});

test("a cart of another channel costs in Medusa what that channel asks, at every tier", async () => {
	const token = await adminToken();
	const made = await api<SalesChannel>("/admin/channels", { method: "POST", token, body: { name: "Essai du moteur" } });
	const body = { ...made.body, prices: "FACTOR", pricePercent: 112.5 };
	expect((await api(`/admin/channels/${made.body.id}`, { method: "PUT", token, body })).status).toBe(200);
	const rounds = roundsOf(["box", "layer", "pallet"]);
	expect(rounds.length).toBeGreaterThan(0);
	quoted = await medusaQuotes(rounds, made.body.id);
	const terms = { kind: "FACTOR", percent: 112.5, priceListId: "" } as const;
	for (const lines of rounds)
		expect(medusaPrices(lines)).toEqual(
			lines.map((line) => ({
				...expected(line),
				cents: boxPriceFor(channelBoxPrices(line.product, terms), line.boxes),
			})),
		);
});

/** The ranges of boxes that the shop's own prices hold for, by product, smallest first. */
async function rangesOfPrices() {
	const { rows } = await db().query<{ min: number | null; max: number | null; product_id: string }>(
		`SELECT product_id, price.min_quantity::int AS min, price.max_quantity::int AS max
		FROM product_packaging JOIN product_variant_price_set USING (variant_id) JOIN price USING (price_set_id)
		WHERE price.deleted_at IS NULL AND price.price_list_id IS NULL AND product_packaging.deleted_at IS NULL
		ORDER BY product_id, min_quantity NULLS FIRST`,
	);
	const ranges = new Map<string, typeof rows>();
	for (const row of rows) ranges.set(row.product_id, [...(ranges.get(row.product_id) ?? []), row]);
	return ranges;
}

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

/** What Medusa charges for these carts, in carts of its own, of the shop's channel or another. */
async function medusaQuotes(carts: Line[][], channelId?: string): Promise<Map<string, MedusaItem[]>> {
	const file = (name: string) => join(DATA, `medusa-tiers-${process.pid}-${name}.json`);
	writeFileSync(
		file("lines"),
		JSON.stringify(
			carts.map((lines) =>
				lines.map(({ product, boxes }) => ({ variant_id: variantOf.get(product.id), quantity: boxes })),
			),
		),
	);
	await runScript("quote-medusa-prices", file("lines"), file("items"), ...(channelId ? [channelId] : []));
	const items: MedusaItem[][] = JSON.parse(readFileSync(file("items"), "utf8"));
	for (const name of ["lines", "items"]) rmSync(file(name));
	return new Map(carts.map((lines, index) => [keyOf(lines), items[index] ?? []]));
}

const keyOf = (lines: Line[]) => lines.map(({ product, boxes }) => `${product.id} ${boxes}`).join();

/** What Medusa charges a box with these lines. */
function medusaPrices(lines: Line[]) {
	return lines.map(({ product }) => {
		const item = quoted.get(keyOf(lines))?.find(({ variant_id }) => variant_id === variantOf.get(product.id));
		return {
			reference: product.reference,
			boxes: item?.quantity,
			cents: Math.round((item?.unit_price ?? Number.NaN) * 100),
			taxInclusive: item?.is_tax_inclusive,
			vatRate: item?.tax_lines[0]?.rate,
		};
	});
}
