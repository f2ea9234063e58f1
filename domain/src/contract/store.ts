import { z } from "zod";
import { ACCOUNT_MESSAGES, PHONE_PATTERN } from "../account";
import { registerSchema } from "./auth";
import { orderDataSchema } from "./payment";

/**
 * What an order takes from a cart of the engine's Store API: as a checkout of the shop's own pages, but for the telephone,
 * which a storefront of the engine may leave out.
 */
export const storeOrderDataSchema = orderDataSchema.extend({
	phone: z.string().trim().max(30, "30 caractères au plus.").default(""),
});

const { email, firstName, lastName } = registerSchema.shape;
const empty = (value: string | null | undefined): string => value ?? "";

/**
 * Body of POST /store/customers, in the engine's spelling: whose account a registration opens. Names and telephone by the
 * rules of the shop's own registration, where a storefront asks for them.
 */
export const storeCustomerSchema = z.object({
	email,
	first_name: firstName.nullish().transform(empty),
	last_name: lastName.nullish().transform(empty),
	phone: z
		.union([z.literal(""), z.string().regex(PHONE_PATTERN)], ACCOUNT_MESSAGES.invalidPhone)
		.nullish()
		.transform(empty),
});
