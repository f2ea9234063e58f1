import { gunzipSync } from "node:zlib";
import { checkDigit, isPublicGtin } from "@confiserie/domain/catalogue/gtin";
import { FEED_LIMITS } from "@confiserie/domain/channels/feed";
import { feedCatalogueSchema } from "@confiserie/domain/contract/feeds";
import { roundHalfUp, toCents, toEuros } from "@confiserie/domain/money";
import { parse } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FeedFile, readFeed } from "../../backend/src/modules/sales/feeds";
import { readCatalogue } from "../../examples/feed-reader/read";
import { growCatalogue } from "../bench/large-catalogue";
import { api, db } from "../support/api";
import { newChannel } from "../support/channels";
import { shopUnderTest, suiteShop, useShop } from "../support/context";
import { openPool } from "../support/order-context";
import { isThorough } from "../support/sizes";
import { databaseBeside, type TestDatabase } from "../support/template";

const HOUSE = { siteUrl: "https://boutique.fr", brand: "La Confiserie" };
const MANY = isThorough ? 5_000 : 1_000;
/** What one sitemap may hold at most; a catalogue of 20,000 products must fit. */
const SITEMAP_BYTES = 50 * 1024 * 1024;
const LARGE = 20_000;
const FILES: FeedFile[] = ["google.xml", "meta.csv", "images.xml", "catalogue.csv", "catalogue.json"];

/** One product of a feed, by the names of its attributes. */
type Attributes = Record<string, string>;
const PRICE = /^\d+\.\d\d EUR$/;
const ADDRESS = /^https:\/\/\S+$/;
const GRAMS = /^\d+ g$/;

describe("over HTTP", () => {
	test.each(FILES)("%s of the shop itself may be cached for five minutes, and is not sent twice", async (file) => {
		const first = await api<unknown>(`/feeds/boutique/${file}`);
		expect(first.status).toBe(200);
		expect(first.headers.get("cache-control")).toBe("public, max-age=300");
		const etag = first.headers.get("etag") ?? "";
		const again = await api(`/feeds/boutique/${file}`, { headers: { "if-none-match": etag } });
		expect(again.status).toBe(304);
		const plain = await api<unknown>(`/feeds/boutique/${file}`, { headers: { "accept-encoding": "identity" } });
		expect(plain.headers.get("content-encoding")).toBeNull();
		expect(plain.body).toEqual(first.body);
	});

	test("a change of a product is in the feed at once", async () => {
		const [{ id, product }] = (await db().query("select id, product from product_search order by id limit 1")).rows;
		const description = "Un texte que nul ne connaissait encore.";
		const read = async () => (await api<string>("/feeds/boutique/google.xml")).body;
		expect(await read()).not.toContain(description);
		await db().query("update product_search set product = $2 where id = $1", [id, { ...product, description }]);
		expect(await read()).toContain(description);
		await db().query("update product_search set product = $2 where id = $1", [id, product]);
	});

	test("the example stores a copy, and reads it again only when it changed", async () => {
		const copy = await readCatalogue(shopUnderTest().backend, "boutique");
		expect(copy.products.length).toBeGreaterThan(10);
		expect(await readCatalogue(shopUnderTest().backend, "boutique", copy)).toBe(copy);
		await expect(readCatalogue(shopUnderTest().backend, "sc_unknown")).rejects.toThrow("404");
	});

	test("an unknown channel and one that is switched off have none", async () => {
		for (const channel of ["sc_unknown", await newChannel({ isDisabled: true })])
			expect(await api(`/feeds/${channel}/google.xml`)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
	});

	test("a channel that sells for another price says that price", async () => {
		const channel = await newChannel({ prices: "FACTOR", price_percent: 110 });
		const shop = feedCatalogueSchema.parse((await api("/feeds/boutique/catalogue.json")).body).products;
		const own = feedCatalogueSchema.parse((await api(`/feeds/${channel}/catalogue.json`)).body).products;
		expect(own).toHaveLength(shop.length);
		for (const [index, { boxPrices }] of own.entries())
			expect(boxPrices.map(({ price }) => price)).toEqual(
				shop[index]?.boxPrices.map(({ price }) => toEuros(roundHalfUp((toCents(price) * 110) / 100))),
			);
	});
});

describe(`with ${MANY} products`, () => {
	let database: TestDatabase;
	let pool: ReturnType<typeof openPool>;
	let products: number;
	const read = async (file: FeedFile) => gunzipSync((await readFeed(pool, HOUSE, "boutique", file)).gzip).toString();

	beforeAll(async () => {
		const { backend, databaseUrl } = suiteShop();
		database = await databaseBeside(databaseUrl);
		await growCatalogue(database.url, MANY);
		useShop({ backend, databaseUrl: database.url, storefront: "" });
		pool = openPool(4, database.url);
		// Some that GS1 has given: the others have numbers for use inside the shop.
		const box = `376012345678${checkDigit("376012345678")}`;
		await pool.raw(
			"update product_search set product = product || jsonb_build_object('eanBox', ?::text) where id like '%7'",
			[box],
		);
		// And what merchants write.
		await pool.raw(
			"update product_search set product = product || jsonb_build_object('name', ?::text, 'description', ?::text) where id like '%3'",
			[`<b>Berlingots & "sucres d'orge"</b> ${"à l'ancienne ".repeat(20)}`, "1 < 2 & ]]> \u0001".repeat(800)],
		);
		const { rows } = await pool.raw("select count(*)::int as count from product_search");
		products = rows[0].count;
	}, 180_000);
	afterAll(async () => {
		await pool.destroy();
		await database.drop();
	});

	/** Google's and Meta's rules for what both have: required fields, forms and lengths. */
	function faultsOf(item: Attributes): string[] {
		const { id = "", title = "", description = "", link = "", image_link = "", price = "", brand = "" } = item;
		const rules: Record<string, boolean> = {
			id: id.length > 0 && id.length <= FEED_LIMITS.id,
			title: title.length > 0 && title.length <= FEED_LIMITS.title,
			description: description.length > 0 && description.length <= FEED_LIMITS.description,
			link: ADDRESS.test(link) && link.length <= FEED_LIMITS.link,
			image_link: ADDRESS.test(image_link),
			price: PRICE.test(price) && Number.parseFloat(price) > 0,
			brand: brand.length > 0 && brand.length <= FEED_LIMITS.name,
			condition: item.condition === "new",
			gtin: !item.gtin || isPublicGtin(item.gtin),
			identifier: Boolean(item.gtin || item.mpn),
		};
		return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [`${id} ${name}: ${item[name]}`]));
	}

	test("Google's feed is well-formed, has every product once, and follows each rule for each", async () => {
		const text = await read("google.xml");
		expect(XMLValidator.validate(text)).toBe(true);
		const isArray = (name: string) => name === "item" || name === "g:additional_image_link";
		const { rss } = new XMLParser({ isArray, parseTagValue: false, processEntities: true }).parse(text);
		const items: Record<string, unknown>[] = rss.channel.item;
		expect(items).toHaveLength(products);
		expect(new Set(items.map((item) => item["g:id"])).size).toBe(products);
		const faults = items.flatMap((item) => {
			const bare = Object.fromEntries(Object.entries(item).map(([name, value]) => [name.replace("g:", ""), value]));
			const shipping = bare.shipping as Attributes;
			return [
				...faultsOf(bare as Attributes),
				...(["in_stock", "out_of_stock"].includes(`${bare.availability}`) ? [] : [`availability ${bare.availability}`]),
				...(shipping["g:country"] === "FR" && PRICE.test(shipping["g:price"] ?? "") ? [] : ["shipping"]),
				...(!bare.unit_pricing_measure ||
				(GRAMS.test(`${bare.unit_pricing_measure}`) && bare.unit_pricing_base_measure === "1 kg")
					? []
					: [`measure ${bare.unit_pricing_measure}`]),
			];
		});
		expect(faults).toEqual([]);
		expect(items.filter((item) => item["g:gtin"]).length).toBeGreaterThan(MANY / 20);
		expect(items.filter((item) => item["g:availability"] === "out_of_stock").length).toBeGreaterThan(MANY / 20);
		expect(items.filter((item) => item["g:unit_pricing_measure"]).length).toBeGreaterThan(MANY / 2);
	}, 120_000);

	test("Meta's feed has every product once, and follows each rule for each", async () => {
		const items: Attributes[] = parse(await read("meta.csv"), { columns: true });
		expect(items).toHaveLength(products);
		const faults = items.flatMap((item) => [
			...faultsOf(item),
			...(["in stock", "out of stock"].includes(item.availability ?? "") ? [] : [`availability ${item.availability}`]),
			...(/^FR:::\d+\.\d\d EUR$/.test(item.shipping ?? "") ? [] : [`shipping ${item.shipping}`]),
		]);
		expect(faults).toEqual([]);
	}, 120_000);

	test("the sitemap of images is well-formed and within what one sitemap may hold", async () => {
		const text = await read("images.xml");
		expect(XMLValidator.validate(text)).toBe(true);
		expect((Buffer.byteLength(text) / products) * LARGE).toBeLessThan(SITEMAP_BYTES);
		expect(text.match(/<url>/g)).toHaveLength(products);
		expect(products).toBeLessThan(50_000);
	}, 120_000);

	test("the plain catalogue says the same as CSV and as JSON", async () => {
		const listed = feedCatalogueSchema.parse(JSON.parse(await read("catalogue.json"))).products;
		const lines: Attributes[] = parse(await read("catalogue.csv"), { columns: true, delimiter: ";", bom: true });
		expect(lines.map(({ identifiant }) => identifiant)).toEqual(listed.map(({ id }) => id));
		expect(listed).toHaveLength(products);
		for (const [index, line] of lines.entries())
			expect(Number(line.prix_carton?.replace(",", "."))).toBe(listed[index]?.boxPrices[0]?.price);
	}, 120_000);

	test("however many ask at once, a feed is made once", async () => {
		const [first, ...others] = await Promise.all(
			Array.from({ length: 20 }, () => readFeed(pool, HOUSE, "boutique", "meta.csv")),
		);
		for (const other of others) expect(other).toBe(first);
	});
});
