import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SORTS } from "@confiserie/domain/contract/product";
import { expect, test } from "vitest";
import { BEST_FIRST, orderOf } from "../../backend/src/modules/catalog/search/ranking";
import { ORDER_BY } from "../../backend/src/modules/sales/orders/admin/list-orders";
import { BACKEND } from "../../scripts/lib/paths";

/** Orders that end with something else than an id, each looked at: by its keys, why no two rows can be equal. */
const REVIEWED: Record<string, string> = {
	"${ORDER_BY[query.sort]}": "a table of orders, see below",
	"${orderOf(query.sort)}": "a table of orders, see below",
	"${orderOf(query.sort, true)}": "a table of orders, see below",
	"${BEST_FIRST}": "see below",
	"title, ${BEST_FIRST}": "see below",
	"${ORDERS[query.sort]}, packaging.product_id": "a product has one packaging",
	"${ORDER_BY[sort]}": "a list of customers, each of whose orders ends with the id",
	"received.bought_at DESC, received.product_id": "a product is listed once",
	"confirmed_at, email": "the key of the table",
	"category.rank, category.handle": "a handle names one category",
	"rank, handle": "a handle names one category",
	"listed.place": "numbered by the statement itself",
	place: "numbered by the statement itself",
	position: "unique within the one order that is read",
	"order_id, position": "unique together",
	"nullif(packaging.${column}, '')": "the most frequent value, the first of those that are as frequent",
	"item.state <> 'REFUSED', item.position": "unique within the one batch that is read",
	"receipt.created_at desc, receipt.key, receipt.line": "key and line are unique together",
	"receipt.boxes": "a median, which equal numbers leave as it is",
	"created_at desc, order_id, position": "a line has one place in its order",
	"reference, product_id": "a product has one packaging",
	"packaging.reference": "unique among products that are not deleted",
	reference: "with the import that is read, the key of the journal",
	"generation desc": "unique within the one customer whose code is read",
	user_id: "of one person is read, who has one user",
	"available desc, location_id": "an item has one level at a location",
	"inventory_item_id, location_id": "an item has one level at a location",
	inventory_item_id: "of one location are read, where an item has one level",
	"alert.at desc, alert.customer_id, alert.product_id": "an account has one alert of a product",
	"since, subject": "a subject has one alert",
	"role <> 'MANAGER', joined_at, customer_id": "a customer has one membership",
	"updated_at, customer_id": "an account has one company",
	"word, spelling": "unique together",
	is_demo: "at most two groups per product, distinguished by this",
	"boxes desc, product_id": "grouped by product",
	"orders desc, boxes desc, product_id": "grouped by product",
	"month.day desc": "one row a month",
	"revenue desc, sales_channel_id": "grouped by channel",
	product_id: "a product has one packaging",
	"day.day": "one row a day",
	"expires_at, key": "the key of the table",
	"expires_at DESC, hash": "the key of the table",
	"class.relname": "a schema has one table of a name",
	attname: "a table has one column of a name",
	name: "a migration, or a sequence, of which a schema has one of a name",
	"relname, tgname": "a table has one trigger of a name",
	"issued_at, number": "the number is the key of the table",
	"issued_at desc, number desc": "the number is the key of the table",
	"requested_at desc, order_id": "an order has one approval",
	"issued_on, number": "the number is the key of the table",
	"issued_on desc, number desc": "no two documents of any kind share a number",
	"due_on, number": "an order has one invoice in force",
	"expires_at desc, hash": "a ticket is found by its hash",
	"member.role <> 'owner', member.email, member.user_id": "the engine's id of a user",
	order_number: "an order's number is unique",
	number: "the key of the table",
	"${FIRST_EXPIRED}": "ends with the lot's id",
	"order_id, line_id, shipped_at is null, ${FIRST_EXPIRED}": "ends with the lot's id",
	"line_id, ${FIRST_EXPIRED}": "ends with the lot's id",
	'lot.withheld = 0, lot.boxes = 0, ${short ? "lot.expires_on," : ""} product.title, ${FIRST_EXPIRED}':
		"ends with the lot's id",
	"orders desc, max(book.created_at) desc, line.product_id": "grouped by product",
	"max(created_at) desc, supplier": "grouped by supplier",
	"created_at, order_id, position": "a line has one place in its order",
	code: "a lot of an item has a number of its own",
	series: "the key of the table",
	ordinal: "unique within the one series that is read",
	"added_at desc, url": "the key of the table",
	"title, slug": "grouped by page",
	key: "the key of the table",
	old_path: "unique in its table",
	"carrier_name, label.carrier_code": "grouped by carrier",
	path: "the key of the table",
	"relname, conname": "a table has one constraint of a name",
};

const SOURCES = readdirSync(join(BACKEND, "src"), { recursive: true, encoding: "utf8" }).filter(
	(file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("migrations"),
);

test("every order of a list, a search, an export or a queue ends with a unique key: no tie is left to chance", () => {
	const loose = orders().filter(({ keys }) => !endsWithId(keys) && !(keys in REVIEWED));
	expect(loose.map(({ file, keys }) => `${file}: ${keys}`)).toEqual([]);
});

test("every reviewed order is still in use", () => {
	const used = new Set(orders().map(({ keys }) => keys));
	expect(Object.keys(REVIEWED).filter((keys) => !used.has(keys))).toEqual([]);
});

test("orders that are chosen by a word end with a unique key too", () => {
	const ofProducts = SORTS.flatMap((sort) => [orderOf(sort), orderOf(sort, true)]);
	expect([...Object.values(ORDER_BY), ...ofProducts, BEST_FIRST].filter((keys) => !endsWithId(keys))).toEqual([]);
});

test.each([
	["select 1 from a order by b, a.id limit 5", "b, a.id"],
	["(select 1 from a order by coalesce(b, 0) desc, id for update)", "coalesce(b, 0) desc, id"],
	["array_agg(a ORDER BY b DESC)", "b DESC"],
	["from a order by\n\t\tb, id`,\n[values]", "b, id"],
])("the keys are read out of a statement: %s", (sql, keys) => {
	expect(keysIn(sql)).toEqual([keys]);
});

interface Order {
	file: string;
	/** What follows "order by", in one line. */
	keys: string;
}

function orders(): Order[] {
	return SOURCES.flatMap((file) =>
		keysIn(readFileSync(join(BACKEND, "src", file), "utf8")).map((keys) => ({ file, keys })),
	);
}

function keysIn(source: string): string[] {
	const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
	return [...code.matchAll(/\border by\s+/gi)].map(({ index, 0: words }) =>
		upToEnd(code.slice(index + words.length))
			.replace(/\s+/g, " ")
			.trim(),
	);
}

/** Up to the end of the clause: the next one, the bracket that closes around it, or the end of the text literal. */
function upToEnd(text: string): string {
	let depth = 0;
	for (let at = 0; at < text.length; at += 1) {
		const rest = text.slice(at);
		if (depth === 0 && /^([)`";]|\s(limit|offset|for update|on conflict)\b)/i.test(rest)) return text.slice(0, at);
		if ("({".includes(text[at] ?? "")) depth += 1;
		if (")}".includes(text[at] ?? "")) depth -= 1;
	}
	return text;
}

function endsWithId(keys: string): boolean {
	return /(^|,\s*)(\w+\.)?id( desc)?$/i.test(keys);
}
