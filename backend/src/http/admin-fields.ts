import { isAllowed, type StaffPermission } from "@confiserie/domain/accounts/staff";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toPascalCase } from "@medusajs/framework/utils";
import { ApiFailure } from "../modules/foundations/failures";
import { COMPUTED, loadedTypes, type TypeGraph } from "./admin-relations";
import { keyOf, staffOf } from "./caller";
import { entityAt } from "./medusa-entities";

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

/** The types that a holder of the permissions in `allows` may read. */
export function readableTypes(allows: (permission: StaffPermission) => boolean): Set<string> {
	return new Set(
		Object.entries(READS).flatMap(([permission, names]) =>
			allows(permission as StaffPermission) ? names.trim().split(/\s+/) : [],
		),
	);
}

/** The name of a field without its signs: "customer" of "+*customer" and "customer.*". Medusa takes several signs off one name. */
export function bareField(asked: string): string {
	let name = asked.trim().replace(/^[\s+*-]+/, "");
	while (name.endsWith(".*")) name = name.slice(0, -2);
	return name;
}

/** A field that is refused: one of another type, or one whose type the caller may not read. */
interface RefusedField {
	field: string;
	isUnknown: boolean;
}

/**
 * The first of `fields` that is refused; undefined when all are taken. A path is followed from the type that the route returns: Medusa
 * takes a name of another type of the module for its own, and for some of them never ends.
 * @param fields paths as Medusa takes them: "+orders.customer.email", "*variants", "-images"
 * @param readable the types that the caller may read beside the route's own; undefined for all
 */
export function refusedField(
	entity: string | undefined,
	fields: readonly string[],
	types: TypeGraph,
	readable?: ReadonlySet<string>,
): RefusedField | undefined {
	for (const asked of fields) {
		// Medusa also adds what a "-" names where another field stands without a sign.
		const field = bareField(asked);
		const found = field === "" ? "taken" : follow(entity, field.split("."), types, readable, !asked.includes("*"));
		if (found !== "taken") return { field, isUnknown: found === "unknown" };
	}
	return undefined;
}

function follow(
	entity: string | undefined,
	path: readonly string[],
	types: TypeGraph,
	readable: ReadonlySet<string> | undefined,
	isValue: boolean,
): "taken" | "unknown" | "unreadable" {
	let at = entity;
	for (const [index, field] of path.entries()) {
		const left = path.length - index - 1;
		const described = at === undefined ? undefined : types.get(at);
		if (!described?.has(field))
			return isValue && left === 0 && at !== undefined && isPlain(field, types) ? "taken" : "unknown";
		at = described.get(field);
		if (at === undefined)
			return left === 0 || (left === 1 && field === COMPUTED && isPlain(path[index + 1] ?? "", types))
				? "taken"
				: "unknown";
		if (readable && !readable.has(at)) return "unreadable";
	}
	return "taken";
}

/** Whether a name leads nowhere, from whatever type: modules do not describe all of their plain values. */
function isPlain(name: string, types: TypeGraph): boolean {
	return ![...types.values()].some(
		(fields) => fields.get(name) !== undefined || (name === COMPUTED && fields.has(name)),
	);
}

/** Texts of `fields` and `order`, however they are written. */
export function fieldsIn(query: MedusaRequest["query"]): string[] {
	return [query.fields, query.order].flatMap(textsIn).flatMap((text) => text.split(","));
}

/** @throws ApiFailure VALIDATION */
export function refuseUnknown(field: string): never {
	const message = `Ce champ ne se lit pas ici\u00a0: ${field}.`;
	throw new ApiFailure("VALIDATION", { field: "fields", message, errors: [{ field: "fields", message }] });
}

/** The shop's own pages of Medusa Admin check their queries by their schemas. */
const OWN_ROUTES = /^\/admin\/(shop|contact-messages)(\/|$)/i;

/**
 * Refuses `fields` and `order` that lead beyond the route's own type or to what the caller's role may not read, on every call of
 * Medusa Admin: a change also returns what its `fields` ask for. The search over everything returns the groups that may be read.
 * @throws ApiFailure VALIDATION, ROLE_REFUSED
 */
export function checkAdminFields(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
	const path = `${req.baseUrl}${req.path}`;
	const readable = readableBy(req);
	const refused = OWN_ROUTES.test(path)
		? undefined
		: refusedField(entityAt(req.method, path), fieldsIn(req.query), loadedTypes(), readable);
	if (refused?.isUnknown) refuseUnknown(refused.field);
	if (refused) {
		const message = `Vos droits ne permettent pas de lire ce champ\u00a0: ${refused.field}.`;
		throw new ApiFailure("ROLE_REFUSED", { field: "fields", message });
	}
	if (readable && /^\/admin\/search\/?$/i.test(path)) filterGroups(res, readable);
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
