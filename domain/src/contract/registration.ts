import { z } from "zod";
import { ACCOUNT_MESSAGES, PHONE_PATTERN } from "../accounts/account";
import { storedPhone } from "../customers/phone-number";
import { registerSchema } from "./auth";
import { businessInputSchema } from "./business";

/** The specified shape, then as many digits as the numbers of its country have; comes out in the stored form. */
const phoneNumber = registerSchema.shape.phoneNumber
	.overwrite((typed) => (PHONE_PATTERN.test(typed) && storedPhone(typed)) || typed)
	.refine((typed) => !PHONE_PATTERN.test(typed) || storedPhone(typed) !== undefined, ACCOUNT_MESSAGES.invalidPhone);

/** Body of POST /auth/register; `business`, the company that the account buys for, is additive. Source: accounts spec §5. */
export const registrationSchema = registerSchema.extend({ phoneNumber, business: businessInputSchema.nullish() });
export type RegistrationRequest = z.input<typeof registrationSchema>;

/** Body of PUT /auth/phone: the rule and the message of the registration. Source: accounts spec §5, §7. */
export const phoneUpdateSchema = z.object({ phoneNumber });
