/**
 * The type that each of Medusa's routes reads, or returns after a change, which its `fields` and `order` begin from. A method stands
 * before a path where the others return another type; `:id` stands for one segment. Of two that fit the longer counts. A
 * test compares the table with the installed Medusa.
 */
const ENTITIES: readonly (readonly [type: string, paths: string])[] = [
	["ApiKey", "admin/api-keys"],
	["Campaign", "admin/campaigns"],
	["Cart", "store/carts"],
	["Currency", "admin/currencies store/currencies"],
	["Customer", "admin/customers store/customers"],
	["CustomerAddress", "GET=admin/customers/:id/addresses GET=store/customers/me/addresses"],
	["CustomerGroup", "admin/customer-groups"],
	["File", "admin/uploads"],
	["Fulfillment", "admin/fulfillments"],
	["FulfillmentProvider", "admin/fulfillment-providers"],
	["FulfillmentSet", "admin/fulfillment-sets"],
	["InventoryItem", "admin/inventory-items"],
	["InventoryLevel", "GET=admin/inventory-items/:id/location-levels admin/inventory-items/:id/location-levels/batch"],
	["Invite", "admin/invites"],
	["LayoutConfiguration", "admin/layouts"],
	["Locale", "admin/locales store/locales"],
	["Notification", "admin/notifications"],
	["Order", "admin/orders admin/draft-orders store/orders store/carts/:id/complete"],
	["OrderChange", "admin/order-changes admin/orders/:id/changes"],
	["OrderClaim", "admin/claims"],
	["OrderExchange", "admin/exchanges"],
	["OrderItem", "admin/orders/:id/line-items"],
	["Payment", "admin/payments"],
	["PaymentCollection", "admin/payment-collections store/payment-collections"],
	["PaymentProvider", "admin/payments/payment-providers store/payment-providers"],
	["Price", "admin/price-lists/:id/prices"],
	["PriceList", "admin/price-lists"],
	["PricePreference", "admin/price-preferences"],
	["Product", "admin/products store/products"],
	["ProductCategory", "admin/product-categories store/product-categories"],
	["ProductCollection", "admin/collections store/collections"],
	["ProductOption", "admin/product-options store/product-options GET=admin/products/:id/options"],
	["ProductOptionValue", "admin/product-options/:id/values"],
	["ProductTag", "admin/product-tags store/product-tags"],
	["ProductType", "admin/product-types store/product-types"],
	["ProductVariant", "admin/product-variants store/product-variants GET=admin/products/:id/variants"],
	["ProductVariant", "admin/products/:id/variants/batch admin/products/:id/variants/:id/inventory-items"],
	["ProductVariant", "admin/products/:id/variants/inventory-items"],
	["Promotion", "admin/promotions"],
	[
		"PromotionRule",
		"admin/promotions/rule-attribute-options admin/promotions/:id/rules admin/promotions/:id/target-rules",
	],
	["PromotionRule", "admin/promotions/:id/buy-rules"],
	["PropertyLabel", "admin/property-labels"],
	["RefundReason", "admin/refund-reasons"],
	["Region", "admin/regions store/regions"],
	["ReservationItem", "admin/reservations"],
	["Return", "admin/returns store/returns"],
	["ReturnReason", "admin/return-reasons store/return-reasons"],
	["SalesChannel", "admin/sales-channels"],
	["ServiceZone", "GET=admin/fulfillment-sets/:id/service-zones"],
	["ShippingOption", "admin/shipping-options store/shipping-options"],
	["ShippingOptionRule", "admin/shipping-options/:id/rules"],
	["ShippingOptionType", "admin/shipping-option-types"],
	["ShippingProfile", "admin/shipping-profiles"],
	["StockLocation", "admin/stock-locations"],
	["Store", "admin/stores"],
	["TaxProvider", "admin/tax-providers"],
	["TaxRate", "admin/tax-rates"],
	["TaxRegion", "admin/tax-regions"],
	["Translation", "admin/translations"],
	["User", "admin/users"],
	["ViewConfiguration", "admin/views"],
	["WorkflowExecution", "admin/workflows-executions"],
];

const LISTED = ENTITIES.flatMap(([type, places]) =>
	places.split(" ").map((place) => {
		const [path = "", method] = place.split("=").reverse();
		return { type, method, segments: path.split("/") };
	}),
).sort((a, b) => b.segments.length - a.segments.length);

/** The type that a route of Medusa returns; undefined for one that takes no `fields`. */
export function entityAt(method: string, path: string): string | undefined {
	// Medusa's router makes no difference between capital and small letters.
	const asked = path.toLowerCase().split("/").filter(Boolean);
	const read = method === "HEAD" ? "GET" : method;
	return LISTED.find(
		(one) =>
			(one.method === undefined || one.method === read) &&
			one.segments.length <= asked.length &&
			one.segments.every((segment, index) => segment === ":id" || segment === asked[index]),
	)?.type;
}
