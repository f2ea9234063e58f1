import { expect, test } from "vitest";
import { frenchForStaff, frenchRefusal } from "./french";

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

test.each([
	[422, "Product with handle: roses, already exists.", "«\u00a0roses\u00a0» existe déjà."],
	[401, "Invalid email or password", "Email ou mot de passe incorrect"],
	[400, "Invalid request: Field 'title' is required", "Une information manque\u00a0: title."],
	[404, "Product with id: prod_1 was not found", "Ce que vous demandez n'existe pas, ou plus."],
	[400, "Cannot delete the default sales channel", "Cet élément sert encore\u00a0: il ne peut pas être supprimé."],
	[
		400,
		"Something that a later version says",
		"Medusa refuse cette demande\u00a0: Something that a later version says",
	],
])("in Medusa Admin %i %s reads %s", (status, message, french) => {
	expect(frenchForStaff(status, message)).toBe(french);
});

test("a message that quotes a long body is judged by its beginning", () => {
	expect(frenchRefusal(400, "cart ".repeat(60_000)).code).toBe("VALIDATION");
});
