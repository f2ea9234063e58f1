import type { MedusaRequest } from "@medusajs/framework/http";
import { bareField, fieldsIn, refusedField, refuseUnknown } from "../admin-fields";
import { loadedTypes } from "../admin-relations";
import { entityAt } from "../medusa-entities";
import type { StoreRoute } from "./routes";

/** Medusa returns these of any customer whose e-mail was typed into the cart. */
const SHOWN_OF_CUSTOMER = new Set(["customer.id", "customer.email"]);
/** All that a tag or a type has of its own: where Medusa has no list of what may be asked for. */
const OWN_OF_LABEL = new Set(["id", "value", "metadata", "created_at", "updated_at"]);

/** Tracking numbers of an order, which Medusa stores for its administration. */
const NUMBERS = ["fulfillments.labels", "fulfillments.labels.tracking_number", "fulfillments.labels.tracking_url"];

/** The `fields` that a route accepts beside those that Medusa allows. */
export function furtherFields(path: string): readonly string[] {
	return path.startsWith("/store/orders") ? NUMBERS : [];
}

/** The first of the `fields` asked for that a storefront is not to read on a route, though Medusa would let it. */
export function hiddenField(path: string, asked: readonly string[]): string | undefined {
	const fields = asked.map(bareField).filter(Boolean);
	// Boxes by location, and how many of them are ordered: a storefront reads `inventory_quantity`.
	const stock = fields.find((field) => /(^|\.)inventory_items(\.|$)/.test(field));
	if (stock) return stock;
	// A cart takes its customer from the e-mail that anybody may type.
	if (path.startsWith("/store/carts"))
		return fields.find((field) => /^customer(\.|$)/.test(field) && !SHOWN_OF_CUSTOMER.has(field));
	// From a label Medusa would go to any product, drafts too, and from there to anything.
	if (/^\/store\/product-(tags|types)/.test(path)) return fields.find((field) => !OWN_OF_LABEL.has(field));
	return undefined;
}

/**
 * Refuses `fields` and `order` of another type than the route's, and those that would read more than a storefront is to know. What
 * else Medusa's own list of a route lacks it leaves out. @throws ApiFailure VALIDATION
 */
export function checkFields({ method, path }: StoreRoute, query: MedusaRequest["query"]): void {
	const asked = fieldsIn(query);
	const field = refusedField(entityAt(method, path), asked, loadedTypes())?.field ?? hiddenField(path, asked);
	if (field !== undefined) refuseUnknown(field);
}
