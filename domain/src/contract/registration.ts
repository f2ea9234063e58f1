import type { z } from "zod";
import { registerSchema } from "./auth";
import { businessInputSchema } from "./business";

/** Body of POST /auth/register; `business`, the company that the account buys for, is additive. Source: accounts spec §5. */
export const registrationSchema = registerSchema.extend({ business: businessInputSchema.nullish() });
export type RegistrationRequest = z.input<typeof registrationSchema>;
