import { isAllowed } from "@confiserie/domain/accounts/staff";
import { describe, expect, test } from "vitest";
import { readableTypes, refusedField } from "./admin-fields";
import { typeGraph } from "./admin-relations";
import { entityAt } from "./medusa-entities";

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
				fieldAlias: {
					prices: { path: "price_set_link.price_set.prices", isList: true },
					calculated_price: "price_set_link.price_set.calculated_price",
				},
				relationship: { serviceName: "link", primaryKey: "variant_id", foreignKey: "id", alias: "price_set_link" },
			},
		],
	},
	{ schema: "extend type SalesChannel { api_keys_link: LinkKey } type LinkKey { api_key: ApiKey }" },
]);

const CATALOGUE = readableTypes((permission) => isAllowed("catalogue", permission));
const ORDERS = readableTypes((permission) => isAllowed("orders", permission));

const refusal = (entity: string | undefined, fields: string[], readable?: ReadonlySet<string>) => {
	const refused = refusedField(entity, fields, TYPES, readable);
	return refused && [refused.field, refused.isUnknown ? "unknown" : "unreadable"];
};

describe("what the Catalogue role may read of a product", () => {
	test.each([
		"id",
		"+title",
		"*variants",
		"variants.*",
		"-status",
		"variants.product.variants.sku",
		"*variants.prices",
		"variants.price_set_link.price_set.prices.amount",
		"variants.prices.price_rules.attribute",
		"variants.calculated_price",
		"variants.calculated_price.calculated_amount",
		"*variants.calculated_price",
		// Medusa's descriptions lack some plain values.
		"external_id",
		"",
		"*",
		" +title",
	])("%j", (field) => {
		expect(refusal("Product", [field], CATALOGUE)).toBeUndefined();
	});

	test.each([
		["variants.order_items.title", "variants.order_items.title", "unreadable"],
		["*variants.order_items", "variants.order_items", "unreadable"],
		["+variants.order_items.*", "variants.order_items", "unreadable"],
		["-variants.order_items", "variants.order_items", "unreadable"],
		["\tvariants.order_items", "variants.order_items", "unreadable"],
		["+ *variants.order_items.* ", "variants.order_items", "unreadable"],
		// Names of other types, which Medusa would follow from here.
		["*orders", "orders", "unknown"],
		["prices.amount", "prices.amount", "unknown"],
		["owner.email", "owner.email", "unknown"],
		["*absent", "absent", "unknown"],
		["*absent.id", "absent.id", "unknown"],
		["metadata.secret", "metadata.secret", "unknown"],
		["title.orders", "title.orders", "unknown"],
		["variants.prices.price_rules.price.price_set", "variants.prices.price_rules.price.price_set", "unknown"],
		["variants..order_items", "variants..order_items", "unknown"],
		["VARIANTS.sku", "VARIANTS.sku", "unknown"],
	])("%j is refused", (field, named, why) => {
		expect(refusal("Product", ["id", field], CATALOGUE)).toEqual([named, why]);
	});
});

test.each([
	["SalesChannel", "*orders", CATALOGUE, ["orders", "unreadable"]],
	["SalesChannel", "orders.items.title", ORDERS, undefined],
	["SalesChannel", "*api_keys_link", ORDERS, ["api_keys_link", "unreadable"]],
	["SalesChannel", "api_keys_link.api_key.token", undefined, undefined],
	["SalesChannel", "*variants", undefined, ["variants", "unknown"]],
	["Product", "*calculated_price", undefined, ["calculated_price", "unknown"]],
	["Product", "calculated_price", undefined, ["calculated_price", "unknown"]],
	[undefined, "id", undefined, ["id", "unknown"]],
	["Absent", "id", undefined, undefined],
	["Absent", "*orders", undefined, ["orders", "unknown"]],
] as const)("of %s %j for a role that reads %o: %j", (entity, field, readable, expected) => {
	expect(refusal(entity, [field], readable)).toEqual(expected);
});

test.each([
	["GET", "/admin/shipping-options", "ShippingOption"],
	["HEAD", "/admin/Products/prod_1/variants/", "ProductVariant"],
	["POST", "/admin/products/prod_1/variants", "Product"],
	["POST", "/admin/products/prod_1/variants/batch", "ProductVariant"],
	["GET", "/store/customers/me/addresses/a", "CustomerAddress"],
	["GET", "/admin/search", undefined],
])("%s %s returns a %s", (method, path, type) => expect(entityAt(method, path)).toBe(type));
