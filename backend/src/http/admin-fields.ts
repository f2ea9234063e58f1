import { isAllowed, type StaffPermission } from "@confiserie/domain/staff";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toPascalCase } from "@medusajs/framework/utils";
import { ApiFailure } from "../modules/failures";
import { loadedTypes, type TypeGraph } from "./admin-relations";
import { keyOf, staffOf } from "./caller";

/**
 * What reading each of Medusa's types needs, wherever a request reaches it from. What is not listed, like users, keys and
 * identities, is the owners'.
 */
const READS: Partial<Record<StaffPermission, string>> = {
	"catalogue.read": `
		Product ProductVariant ProductCategory ProductTag ProductCollection ProductType ProductOption ProductOptionValue
		ProductImage ProductVariantProductImage ProductPackaging
		PriceSet Price PriceRule PriceList PriceListRule PricePreference
		InventoryItem InventoryLevel StockLocation StockLocationAddress SalesChannel
		Region Country Currency Store StoreCurrency StoreLocale PaymentProvider RefundReason ReturnReason
		FulfillmentProvider FulfillmentSet ServiceZone GeoZone ShippingOption ShippingOptionRule ShippingOptionType
		ShippingProfile TaxProvider TaxRate TaxRateRule TaxRegion
		Promotion PromotionRule PromotionRuleValue ApplicationMethod Campaign CampaignBudget
		LinkLocationFulfillmentProvider LinkLocationFulfillmentSet LinkProductSalesChannel LinkProductShippingProfile
		LinkProductVariantInventoryItem LinkProductVariantPriceSet LinkRegionPaymentProvider LinkSalesChannelStockLocation
		LinkShippingOptionPriceSet`,
	"orders.read": `
		Customer CustomerAddress CustomerGroup CustomerGroupCustomer CampaignBudgetUsage
		Order OrderDetail OrderSummary OrderAddress OrderItem OrderLineItem OrderLineItemAdjustment OrderLineItemTaxLine
		OrderShipping OrderShippingMethod OrderShippingMethodAdjustment OrderShippingMethodTaxLine OrderTransaction
		OrderCreditLine OrderChange OrderChangeAction
		Return OrderReturnItem OrderClaim OrderClaimItem OrderClaimItemImage OrderExchange OrderExchangeItem
		Fulfillment FulfillmentItem FulfillmentLabel FulfillmentAddress ReservationItem
		PaymentCollection PaymentSession Payment Capture Refund
		LinkOrderFulfillment LinkOrderPaymentCollection LinkOrderPromotion LinkReturnFulfillment`,
};

/** Read by the routes of their own that a role may call, from nowhere else. */
const OWN_ROUTES = [
	"User",
	"Notification",
	"ViewConfiguration",
	"UserPreference",
	"PropertyLabel",
	"LayoutConfiguration",
];

/** What Medusa computes or does not describe, without a way on from there. */
const UNDESCRIBED = new Set(
	"calculated_price inventory_quantity rank product_options default_sales_channel item_discount_total discount_subtotal shipping_discount_total".split(
		" ",
	),
);

/** The types that a holder of the permissions in `allows` may read. */
export function readableTypes(allows: (permission: StaffPermission) => boolean): Set<string> {
	return new Set(
		Object.entries(READS).flatMap(([permission, names]) =>
			allows(permission as StaffPermission) ? names.trim().split(/\s+/) : [],
		),
	);
}

/**
 * The first of `fields` that may not be read; undefined when all may. A field is followed from every type that may be read:
 * which of them a route returns does not matter, since none of them may lead to one that may not.
 * @param fields paths as Medusa takes them: "+orders.customer.email", "*variants", "-images"
 */
export function unreadableField(
	fields: readonly string[],
	types: TypeGraph,
	readable: ReadonlySet<string>,
): string | undefined {
	// Medusa also adds what a "-" names where another field stands without a sign.
	const names = fields.map((field) => field.replace(/^[\s+*-]+|\.\*$/g, "").trim());
	return names.find((name) => name !== "" && !isReadable(name.split("."), types, readable));
}

function isReadable(path: readonly string[], types: TypeGraph, readable: ReadonlySet<string>): boolean {
	let at = [...readable, ...OWN_ROUTES];
	for (const [index, field] of path.entries()) {
		const found = at.filter((type) => types.get(type)?.has(field));
		const targets = [...new Set(found.flatMap((type) => types.get(type)?.get(field) ?? []))];
		if (targets.some((type) => !readable.has(type))) return false;
		if (index === path.length - 1)
			return found.length > 0 || UNDESCRIBED.has(field) || (index > 0 && at.some((type) => !types.has(type)));
		if (targets.length === 0) return false;
		at = targets;
	}
	return true;
}

/**
 * Refuses `fields` and `order` that reach what the caller's role may not read, on every call of Medusa Admin: a change also
 * returns what its `fields` ask for. The search over everything returns the groups that may be read.
 * @throws ApiFailure ROLE_REFUSED
 */
export function checkAdminFields(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
	const readable = readableBy(req);
	if (readable) {
		const asked = [req.query.fields, req.query.order].flatMap(textsIn).flatMap((text) => text.split(","));
		const field = unreadableField(asked, loadedTypes(), readable);
		if (field !== undefined) {
			const message = `Vos droits ne permettent pas de lire ce champ\u00a0: ${field}.`;
			throw new ApiFailure("ROLE_REFUSED", { field: "fields", message });
		}
		if (/^\/admin\/search\/?$/i.test(`${req.baseUrl}${req.path}`)) filterGroups(res, readable);
	}
	next();
}

/** The types that a caller may read; undefined for an owner in person, who may read everything. */
function readableBy(req: MedusaRequest): ReadonlySet<string> | undefined {
	const key = keyOf(req);
	const role = (key?.owner ?? staffOf(req))?.staffRole ?? null;
	if (!key && isAllowed(role, "staff.manage")) return undefined;
	return readableTypes((permission) => permission !== "staff.manage" && isAllowed(role, permission));
}

/** Every text of a query's value, however deep: Medusa reads lists and "fields[0]" too. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Leaves out of a search's response the groups of types that may not be read: users and keys, for one. */
function filterGroups(res: MedusaResponse, readable: ReadonlySet<string>): void {
	const send = res.json.bind(res);
	res.json = (body: unknown) => {
		const results = typeof body === "object" && body !== null && "results" in body ? body.results : undefined;
		const isShown = (group: unknown) =>
			typeof group === "object" &&
			group !== null &&
			"entity" in group &&
			readable.has(toPascalCase(String(group.entity)));
		return send(Array.isArray(results) ? { results: results.filter(isShown) } : body);
	};
}
