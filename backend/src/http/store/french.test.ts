import { expect, test } from "vitest";
import { frenchRefusal } from "./french";

test.each([
	[400, "Invalid request: Field 'variant_id' is required", "VALIDATION", "variant_id"],
	[
		400,
		"Invalid request: Expected type: 'number' for field 'items, 0, quantity', got: 'deux'",
		"VALIDATION",
		"items.0.quantity",
	],
	[400, "Invalid request: Value for field 'quantity' too small, expected at least: '1'", "VALIDATION", "quantity"],
	[400, "Invalid request: Unrecognized fields: 'gift'", "VALIDATION", "gift"],
	[400, "Invalid request: Invalid email address", "VALIDATION", undefined],
	[400, "The following fields expand more than the maximum of 4 allowed relations: a.b", "VALIDATION", "fields"],
	[400, "Order field secret is not valid", "VALIDATION", "order"],
	[
		400,
		"Publishable API key required in the request header: x-publishable-api-key. You can manage",
		"VALIDATION",
		undefined,
	],
	[400, "Some variant does not have the required inventory", "OUT_OF_STOCK", undefined],
	[
		400,
		"Variants variant_1 do not exist or belong to a product that is not published",
		"PRODUCT_UNAVAILABLE",
		undefined,
	],
	[400, "Country with code us is not within region France", "VALIDATION", "shipping_address.country_code"],
	[400, "Shipping Options are invalid for cart.", "DELIVERY_REFUSED", undefined],
	[400, "Cart cart_1 is already completed.", "CHECKOUT_CLOSED", undefined],
	[400, "Payment provider pp_paypal is not enabled in the cart's region reg_1.", "VALIDATION", undefined],
	[400, "Item quantity must be greater than 0", "INVALID_QUANTITY", undefined],
	[400, "Something that a later version says", "VALIDATION", undefined],
	[401, "Unauthorized", "UNAUTHENTICATED", undefined],
	[403, "Forbidden", "FORBIDDEN", undefined],
	[404, "Cart with id 'x' not found", "NOT_FOUND", undefined],
	[500, "An unknown error occurred.", "INTERNAL", undefined],
])("%i %s: code %s, field %s, in French", (status, message, code, field) => {
	const refusal = frenchRefusal(status, message);
	expect(refusal).toMatchObject({ code, ...(field !== undefined && { field, errors: [{ field }] }) });
	expect(refusal.field).toBe(field);
	expect(refusal.message).not.toMatch(/\b(the|is|not|field|expected|was|with|required)\b/i);
});
