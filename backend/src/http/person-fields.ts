import { oneLine } from "@confiserie/domain/text";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requirePhone } from "../modules/customers/accounts";

/** Texts of one line that Medusa's own routes store of customers, staff and addresses. */
const PERSON_FIELDS = new Set([
	...["first_name", "last_name", "company", "company_name"],
	...["address_1", "address_2", "city", "province", "postal_code", "phone"],
]);

/**
 * Rewrites names, addresses and phone numbers in the body of one of Medusa's own routes into their stored form, so that they
 * hold no bidirectional or zero-width characters and each number has one spelling. Rewrites Medusa's validated copy too, since
 * its validation may stand before or after. Throws VALIDATION for what is no phone number.
 */
export function tidyPersonFields(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
	for (const body of [req.body, req.validatedBody]) tidy(body);
	next();
}

function tidy(body: unknown): void {
	// A list instead of recursion: a body may be nested deeper than the stack.
	const pending: { value: unknown; path: string }[] = [{ value: body, path: "" }];
	for (let next = pending.pop(); next; next = pending.pop()) {
		const { value, path } = next;
		if (typeof value !== "object" || value === null) continue;
		for (const [name, held] of Object.entries(value)) {
			const field = path ? `${path}.${name}` : name;
			if (typeof held !== "string") pending.push({ value: held, path: field });
			else if (PERSON_FIELDS.has(name)) Object.assign(value, { [name]: stored(value, name, oneLine(held), field) });
		}
	}
}

function stored(owner: object, name: string, text: string, field: string): string {
	if (name !== "phone" || text === "") return text;
	const country = "country_code" in owner && typeof owner.country_code === "string" ? owner.country_code : "";
	return requirePhone(text, country, field);
}
