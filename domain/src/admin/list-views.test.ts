import { expect, it, test } from "vitest";
import { BUILT_IN_VIEWS, shownColumns, unknownParameters, VIEW_LISTS, viewQuery } from "./list-views";

it.each([
	["orders", "page=3&city=Gap&status=PENDING", "status=PENDING&city=Gap"],
	["orders", "period=week&sort=totalAmount_desc", "period=week&sort=totalAmount_desc"],
	["orders", "", ""],
	["orders", "status=&utm=x", ""],
	["products", "?tag=BIO&page=2&stock=low", "stock=low&tag=BIO"],
] as const)("%s: a view of %j is %j", (list, query, stored) => expect(viewQuery(list, query)).toBe(stored));

it("names what a view cannot store", () => {
	expect(unknownParameters("orders", "page=2&city=Gap&ville=Gap")).toEqual(["ville"]);
	expect(unknownParameters("products", "city=Gap")).toEqual(["city"]);
});

test("the views that everybody has are what their lists understand", () => {
	for (const list of VIEW_LISTS)
		for (const { query } of BUILT_IN_VIEWS[list]) expect(viewQuery(list, query)).toBe(query);
});

const COLUMNS = [{ key: "order", isAlways: true }, { key: "amount", isUsual: true }, { key: "city" }] as const;

it.each([
	[null, ["order", "amount"]],
	["", ["order", "amount"]],
	["colour", ["order", "amount"]],
	["city", ["order", "city"]],
	["city,amount", ["order", "amount", "city"]],
	["order", ["order", "amount"]],
])("columns stated as %j are %j", (stated, shown) => expect(shownColumns(stated, COLUMNS)).toEqual(shown));
