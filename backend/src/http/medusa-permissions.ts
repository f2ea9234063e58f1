import type { StaffPermission } from "@confiserie/domain/accounts/staff";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiFailure } from "../modules/foundations/failures";
import { keyOf, requirePermission, staffOf } from "./caller";

/** What reading and changing below a path of /admin needs. `:name` stands for one segment. */
type Terms = readonly [paths: string, read: StaffPermission, change: StaffPermission];

/**
 * Who of the team may call what of Medusa Admin. The longest path that fits counts; what none fits is the owners'
 * alone. A test compares the families with those of the installed Medusa.
 */
const TERMS: readonly Terms[] = [
	["users/me feature-flags plugins layouts views property-labels locales", "catalogue.read", "settings.change"],
	["products collections product-categories product-options", "catalogue.read", "catalogue.change"],
	["product-tags product-types product-variants price-preferences", "catalogue.read", "catalogue.change"],
	["uploads translations", "catalogue.read", "catalogue.change"],
	["inventory-items", "catalogue.read", "stock.change"],
	["orders returns claims exchanges order-edits order-changes", "orders.read", "orders.change"],
	["draft-orders fulfillments reservations", "orders.read", "orders.change"],
	["orders/export", "orders.export", "orders.export"],
	["payments payment-collections", "orders.read", "money.change"],
	["customers customer-groups", "orders.read", "customers.change"],
	["customers/export", "orders.export", "orders.export"],
	["search", "orders.read", "settings.change"],
	// Both return signed links of exports; a file's id is its name, which can be guessed.
	["notifications uploads/:id", "orders.export", "settings.change"],
	["sales-channels products/:id/sales-channels", "catalogue.read", "channels.change"],
	["stores currencies regions stock-locations return-reasons refund-reasons", "catalogue.read", "settings.change"],
	["shipping-options shipping-option-types shipping-profiles", "catalogue.read", "settings.change"],
	["fulfillment-providers fulfillment-sets", "catalogue.read", "settings.change"],
	["tax-providers tax-rates tax-regions", "catalogue.read", "settings.change"],
	["price-lists promotions campaigns", "catalogue.read", "settings.change"],
	["users invites api-keys rbac workflows-executions index search-indexes", "staff.manage", "staff.manage"],
	["shop/products", "catalogue.read", "catalogue.change"],
	["shop/orders", "orders.read", "orders.change"],
	["shop/orders/:id/refunds", "orders.read", "money.change"],
	["shop/customers shop/commercial-codes shop/deposit-permissions", "orders.read", "customers.change"],
	["shop/settings shop/notice-image shop/addresses", "catalogue.read", "settings.change"],
	["contact-messages", "orders.read", "orders.change"],
];

const LISTED = TERMS.flatMap(([paths, read, change]) =>
	paths.split(" ").map((path) => ({ segments: path.split("/"), read, change })),
).sort((a, b) => b.segments.length - a.segments.length);

/** Permission of a request below /admin, and the matching path; `path` begins after "/admin/". */
export function medusaTerms(method: string, path: string): { permission: StaffPermission; listed: string } {
	// Medusa's router makes no difference between capital and small letters.
	const asked = path.toLowerCase().split("/").filter(Boolean);
	const found = LISTED.find(
		({ segments }) =>
			segments.length <= asked.length &&
			segments.every((segment, index) => segment.startsWith(":") || segment === asked[index]),
	);
	if (!found) return { permission: "staff.manage", listed: "" };
	const isRead = method === "GET" || method === "HEAD";
	return { permission: isRead ? found.read : found.change, listed: found.segments.join("/") };
}

/** What a secret key never opens, even to an owner: it would outlive its owner's rights or widen them. */
const CLOSED_TO_KEYS = new Set(["users", "invites", "api-keys"]);
const KEY_REFUSAL =
	"Une clé d'API n'ouvre ni l'équipe, ni les invitations, ni les clés\u00a0: un propriétaire s'en charge dans le back-office.";

/**
 * Refuses what a role does not allow, before Medusa sees it. After the session has been checked. A key acts with its owner's
 * permissions and second factor.
 * @throws ApiFailure ROLE_REFUSED, SECOND_FACTOR_MISSING; FORBIDDEN for a key beyond its reach
 */
export function requireMedusaPermission(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
	const { permission, listed } = medusaTerms(req.method, relativePath(req));
	const key = keyOf(req);
	const [family = ""] = listed.split("/");
	if (key && (permission === "staff.manage" || CLOSED_TO_KEYS.has(family)))
		throw new ApiFailure("FORBIDDEN", { message: KEY_REFUSAL });
	// Without either an invited user accepts, or reads which features there are.
	const caller = key?.owner ?? staffOf(req);
	if (caller) requirePermission(caller, permission);
	next();
}

const relativePath = (req: MedusaRequest): string => `${req.baseUrl}${req.path}`.replace(/^\/admin/i, "");
