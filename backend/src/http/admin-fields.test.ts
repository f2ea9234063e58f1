import { isAllowed } from "@confiserie/domain/staff";
import { describe, expect, test } from "vitest";
import { readableTypes, unreadableField } from "./admin-fields";
import { typeGraph } from "./admin-relations";

/** Modules and links in the shape in which Medusa describes them. */
const TYPES = typeGraph([
	{
		schema: `enum StatusEnum { DRAFT PUBLISHED }
			type Product { id: ID! title: String! status: StatusEnum! metadata: JSON variants: [ProductVariant]! }
			type ProductVariant { id: ID! sku: String product: Product }`,
	},
	{
		schema:
			"type PriceSet { id: ID! prices: [Price]! } type Price { id: ID! amount: Float! price_rules: [PriceRule]! }",
	},
	{ schema: "type SalesChannel { id: ID! name: String! }" },
	{
		schema:
			"type Order { id: ID! email: String items: [OrderLineItem]! } type OrderLineItem { id: ID! title: String! }",
	},
	{ schema: "type ApiKey { id: ID! token: String! }" },
	{ schema: "type Sweet { id: ID! owner: Order }" },
	{
		schema: "extend type SalesChannel { orders: [Order] }  extend type ProductVariant { order_items: [OrderLineItem] }",
	},
	{
		schema: `extend type ProductVariant { price_set_link: LinkProductVariantPriceSet price_set: PriceSet }
			type LinkProductVariantPriceSet { variant_id: String! price_set: PriceSet variant: ProductVariant }`,
		extends: [
			{
				serviceName: "product",
				entity: "ProductVariant",
				fieldAlias: { prices: { path: "price_set_link.price_set.prices", isList: true } },
				relationship: { serviceName: "link", primaryKey: "variant_id", foreignKey: "id", alias: "price_set_link" },
			},
		],
	},
	{ schema: "extend type SalesChannel { api_keys_link: LinkKey } type LinkKey { api_key: ApiKey }" },
]);

const CATALOGUE = readableTypes((permission) => isAllowed("catalogue", permission));
const ORDERS = readableTypes((permission) => isAllowed("orders", permission));

describe("what the Catalogue role may read", () => {
	test.each([
		"id",
		"+title",
		"*variants",
		"variants.*",
		"-status",
		"variants.product.variants.sku",
		"*variants.prices",
		"variants.price_set_link.price_set.prices.amount",
		"prices.price_rules.attribute",
		"variants.calculated_price",
		"",
		"*",
		" +title",
	])("%j", (field) => {
		expect(unreadableField([field], TYPES, CATALOGUE)).toBeUndefined();
	});

	test.each([
		["*orders", "orders"],
		["orders", "orders"],
		["+orders.email", "orders.email"],
		["-orders", "orders"],
		["+*orders", "orders"],
		["orders.*", "orders"],
		["\torders", "orders"],
		["variants.order_items.title", "variants.order_items.title"],
		["*variants.order_items", "variants.order_items"],
		["api_keys_link.api_key.token", "api_keys_link.api_key.token"],
		["*api_keys_link", "api_keys_link"],
		["owner.email", "owner.email"],
		["absent", "absent"],
		["*absent.id", "absent.id"],
		["metadata.secret", "metadata.secret"],
		["title.orders", "title.orders"],
		["prices.price_rules.price.price_set", "prices.price_rules.price.price_set"],
		["variants..order_items", "variants..order_items"],
		["ORDERS.email", "ORDERS.email"],
	])("%j is refused", (field, named) => {
		expect(unreadableField(["id", field], TYPES, CATALOGUE)).toBe(named);
	});
});

test("the Orders role reads orders, but no keys", () => {
	expect(unreadableField(["*orders", "orders.items.title", "+email"], TYPES, ORDERS)).toBeUndefined();
	expect(unreadableField(["*orders", "*api_keys_link"], TYPES, ORDERS)).toBe("api_keys_link");
});
