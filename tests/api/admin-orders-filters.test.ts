import type { AdminOrderExport, AdminOrderPage } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import { cityKey } from "@confiserie/domain/orders/order-filters";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conditionsOf } from "../../backend/src/modules/sales/orders/admin/conditions";
import { adminToken, api, db, engine } from "../support/api";
import { familyOrders } from "../support/family-orders";
import { insertOrders } from "../support/many-orders";

let admin: string;
/** Newest first: 14,99 EUR, 24,99 EUR and 44,99 EUR. */
let numbers: string[];
let reference: string;
const family = `Zéphyrine${Date.now()}`;

/** Days of an autumn of which no other test knows; the change of clocks lies between them. */
const PLACED = ["2019-10-28T22:59:59Z", "2019-10-27T22:30:00Z", "2019-10-26T22:30:00Z"];
const CITIES = ["Saint-Étienne", "ST ETIENNE CEDEX 2", "L'Isle-d'Abeau"];

beforeAll(async () => {
	admin = await adminToken();
	const { product, ...placed } = await familyOrders(family);
	numbers = placed.numbers;
	for (const [at, number] of numbers.entries())
		await db().query("update order_book set created_at = $2, city = $3 where order_number = $1", [
			number,
			PLACED[at],
			CITIES[at],
		]);
	const { rows } = await db().query("update order_book_line set sku = upper(sku) where product_id = $1 returning sku", [
		product.id,
	]);
	reference = rows[0].sku;
});
// Sums of days that others look at.
afterAll(() => db().query("update order_book set created_at = now() where order_number = any($1)", [numbers]));

const found = async (query: Record<string, string>) => {
	const address = `/admin/orders/search?${new URLSearchParams({ query: family, ...query })}`;
	const { status, body } = await api<AdminOrderPage>(address, { token: admin });
	expect(status, JSON.stringify(body)).toBe(200);
	return body.content.map(({ orderNumber }) => numbers.indexOf(orderNumber));
};

describe("filters of the orders", () => {
	test.each<[string, Record<string, string>, number[]]>([
		["a day of Paris begins and ends at its midnight", { from: "2019-10-28", to: "2019-10-28" }, [0]],
		["the day of the change of clocks has 25 hours", { from: "2019-10-27", to: "2019-10-27" }, [1, 2]],
		["both ends belong to the period", { from: "2019-10-27", to: "2019-10-28" }, [0, 1, 2]],
		["an open end", { from: "2019-10-28" }, [0]],
		["an open beginning", { to: "2019-10-27" }, [1, 2]],
		["empty ends are none", { from: "", to: "" }, [0, 1, 2]],
		["a city, however it is written", { city: "saint etienne" }, [0, 1]],
		["a city by its beginning", { city: "St-É" }, [0, 1]],
		["a city with an apostrophe", { city: "l isle d'abeau" }, [2]],
		["a city's end is not its beginning", { city: "tienne" }, []],
		["signs are no city", { city: "%" }, []],
		["both ends belong to the amounts", { amountFrom: "14.99", amountTo: "24.99" }, [0, 1]],
		["an amount of a cent more", { amountFrom: "15" }, [1, 2]],
		["an open lowest amount", { amountTo: "14.98" }, []],
		["an unknown product", { product: "RIEN-DE-TEL" }, []],
		[
			"all at once",
			{ from: "2019-10-27", to: "2019-10-28", city: "saint", amountFrom: "20", status: "CONFIRMED" },
			[1],
		],
	])("%s", async (_, query, expected) => {
		expect(await found(query)).toEqual(expected);
	});

	test("a product by its reference, in small letters too", async () => {
		expect(await found({ product: reference })).toEqual([0, 1, 2]);
		expect(await found({ product: ` ${reference.toLowerCase()} ` })).toEqual([0, 1, 2]);
		const { body } = await api<AdminOrderPage>(`/admin/orders?product=${reference}&amountFrom=40`, { token: admin });
		expect(body).toMatchObject({ totalElements: 1, last: true, content: [{ orderNumber: numbers[2] }] });
	});

	test("a part of the orders as CSV", async () => {
		const { status, body, headers } = await engine<string>(
			`/api/admin/orders/export?product=${reference}&city=St%20%C3%89tienne&from=2019-10-28&amountTo=15`,
			{ token: admin },
		);
		expect([status, headers.get("x-total-count")]).toEqual([200, "1"]);
		expect(body.split("\r\n")[1]).toContain(numbers[0]);
	});

	test.each([
		["from=2026-02-30", "from", "Un jour est attendu, par exemple 2026-11-20."],
		["from=hier", "from", "Un jour est attendu, par exemple 2026-11-20."],
		["from=2026-11-02&to=2026-11-01", "to", "La fin de la période est avant son début."],
		["amountFrom=1,5", "amountFrom", "Un montant en euros est attendu, par exemple 20.50."],
		["amountTo=-1", "amountTo", "Un montant en euros est attendu, par exemple 20.50."],
		["amountFrom=20.01&amountTo=20", "amountTo", "Le montant maximum est inférieur au montant minimum."],
		[`city=${"x".repeat(201)}`, "city", "Deux cents caractères au plus."],
		["ville=Paris", "ville", "Le paramètre «\u00a0ville\u00a0» n'existe pas."],
		["statut=PENDING&status=PENDING", "statut", "Le paramètre «\u00a0statut\u00a0» n'existe pas."],
	])("?%s is refused", async (query, field, message) => {
		for (const path of ["", "/search", "/export"]) {
			const words = path === "/search" ? "&query=martin" : "";
			const { status, body } = await api<ApiError>(`/admin/orders${path}?${query}${words}`, { token: admin });
			expect([path, status, body.code, body.field, body.message]).toEqual([path, 400, "VALIDATION", field, message]);
		}
	});
});

test("the database compares cities as the domain does", async () => {
	const cities = [
		...CITIES,
		"Ste-Maxime",
		"  Œuilly ",
		"Brest",
		"L'Haÿ-les-Roses",
		"--",
		"Łódź",
		"Saint-St-Ste",
		"Ümlaut 3e",
	];
	const { rows } = await db().query("select order_city(city) as key from unnest($1::text[]) as city", [cities]);
	expect(rows.map(({ key }) => key)).toEqual(cities.map(cityKey));
});

describe("among 20,000 orders", () => {
	const ASKED: [string, Partial<AdminOrderExport>, RegExp][] = [
		["a city", { city: "Gap" }, /order_book_city/],
		["a product", { product: "RARE" }, /order_book_line_sku/],
		["a period", { from: "2018-03-01", to: "2018-03-02" }, /order_book_(newest|day|channel_day)/],
		["amounts", { amountFrom: 7000, amountTo: 7001 }, /order_book_total/],
	];

	test("each filter is read from its index", async () => {
		const client = await db().connect();
		try {
			await client.query("begin");
			await insertOrders(client, 20_000);
			await client.query(`update order_book set city = 'Gap', created_at = '2018-03-01T12:00:00Z', subtotal_cents = 700050 - shipping_cents, total_cents = 700050
				where id in ('cmd_many_7', 'cmd_many_70')`);
			await client.query("update order_book_line set sku = 'RARE' where order_id in ('cmd_many_7', 'cmd_many_70')");
			await client.query("analyze order_book, order_book_line");
			for (const [name, query, index] of ASKED) {
				const { sql, values } = conditionsOf({ attention: false, ...query }, new Date());
				let place = 0;
				const { rows } = await client.query(
					`explain select id from order_book where ${sql.replaceAll("?", () => `$${++place}`)} order by created_at desc, id desc limit 20`,
					values,
				);
				const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
				expect(plan, name).toMatch(index);
				expect(plan, name).not.toContain("Seq Scan");
			}
		} finally {
			await client.query("rollback");
			client.release();
		}
	});
});
