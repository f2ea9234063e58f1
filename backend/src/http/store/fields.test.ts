import { expect, test } from "vitest";
import { hiddenField } from "./fields";

const CART = "/store/carts/:id";

test.each([
	["customer", "customer"],
	["customer.phone", "customer.phone"],
	["customer.orders", "customer.orders"],
	["customer.email", undefined],
	["customer_id", undefined],
	["items", undefined],
	["*", undefined],
])("a cart's %s is hidden: %s", (field, hidden) => {
	expect(hiddenField(CART, ["id", field])).toBe(hidden);
});

test.each([
	["/store/product-tags", "products", "products"],
	["/store/product-types/:id", "products.title", "products.title"],
	["/store/product-tags", "value", undefined],
	["/store/products", "tags", undefined],
	[
		"/store/products",
		"*variants.inventory_items.inventory.location_levels",
		"variants.inventory_items.inventory.location_levels",
	],
	["/store/collections", "products.variants.inventory_items", "products.variants.inventory_items"],
	["/store/products", "variants.inventory_quantity", undefined],
])("of %s %s is hidden: %s", (path, field, hidden) => {
	expect(hiddenField(path, [field])).toBe(hidden);
});

test("signs of any number and order change nothing: a field is hidden or shown by its name", () => {
	const signs = ["", "+", "-", "*", " ", "\t", "\u00a0"];
	const before = signs.flatMap((one) => signs.flatMap((two) => signs.map((three) => one + two + three)));
	for (const field of ["customer", "customer.phone", "customer.email", "items"])
		for (const sign of before)
			for (const after of ["", ".*", ".*.*", ".* "]) {
				const asked = `${sign}${field}${after}`;
				expect([asked, hiddenField(CART, [asked])]).toEqual([asked, hiddenField(CART, [field])]);
			}
});
