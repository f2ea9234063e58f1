import { z } from "zod";
import { ACCOUNT_MESSAGES } from "../accounts/account";
import { storedPhone } from "../customers/phone-number";
import { registerSchema } from "./auth";
import { orderDataSchema } from "./payment";

/**
 * What an order takes from a cart of Medusa's Store API: as a checkout of the shop's own pages, but for the phone,
 * which a storefront of Medusa may leave out.
 */
export const storeOrderDataSchema = orderDataSchema.extend({
	phone: z.string().trim().max(30, "30 caractères au plus.").default(""),
});

const { email, firstName, lastName } = registerSchema.shape;
const empty = (value: string | null | undefined): string => value ?? "";

/**
 * Body of POST /store/customers, in Medusa's spelling: whose account a registration opens. Names by the rules of the
 * shop's own registration, where a storefront asks for them; a phone number as people type it, French without a country
 * code.
 */
export const storeCustomerSchema = z.object({
	email,
	first_name: firstName.nullish().transform(empty),
	last_name: lastName.nullish().transform(empty),
	phone: z
		.string(ACCOUNT_MESSAGES.invalidPhone)
		.overwrite((typed) => storedPhone(typed) ?? typed.trim())
		.refine((stored) => stored === "" || storedPhone(stored) !== undefined, ACCOUNT_MESSAGES.invalidPhone)
		.nullish()
		.transform(empty),
});
