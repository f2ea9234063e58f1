import { z } from "zod";
import { loginSchema, registerSchema } from "./auth";

/** Response of GET /auth/security: how the caller's account can be entered. */
export const accountSecuritySchema = z.object({
	hasPassword: z.boolean(),
	hasGoogle: z.boolean(),
	/** Open sessions beside the one that asks. */
	otherSessions: z.number().int(),
	/** The address that waits to be confirmed by its link; null for none. */
	pendingEmail: z.string().nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** Body of PUT /auth/name. */
export const nameUpdateSchema = registerSchema.pick({ firstName: true, lastName: true });

/** Body of PUT /auth/password. */
export const passwordChangeSchema = z.object({
	currentPassword: loginSchema.shape.password,
	newPassword: registerSchema.shape.password,
});

/** Body of POST /auth/password/forgotten; the response is the same for every address. */
export const forgottenPasswordSchema = registerSchema.pick({ email: true });

/** Body of POST /auth/user/emailpass/reset-password and of a customer's, as Medusa's clients send it. */
export const medusaForgottenPasswordSchema = z.object({ identifier: registerSchema.shape.email });

const mailedToken = z
	.string("Ce lien est incomplet.")
	.min(1, "Ce lien est incomplet.")
	.max(500, "Ce lien est illisible.");

/**
 * Body of POST /auth/password/reset: the token of the mailed link and the new password. The link of an invitation also takes
 * the invited person's name, which an account without one needs.
 */
export const passwordResetSchema = z.object({
	token: mailedToken,
	password: registerSchema.shape.password,
	firstName: registerSchema.shape.firstName.optional(),
	lastName: registerSchema.shape.lastName.optional(),
});
export type PasswordReset = z.input<typeof passwordResetSchema>;

/** Body of POST /auth/email: the address to be, and the password again where there is one. */
export const emailChangeSchema = registerSchema.pick({ email: true }).extend({
	password: z.string().max(200, "Deux cents caractères au plus.").default(""),
});

/**
 * Body of POST /auth/erasure: the password again where there is one, and the caller's own e-mail, against an erasure by
 * mistake.
 */
export const erasureSchema = registerSchema
	.pick({ email: true })
	.extend({ password: emailChangeSchema.shape.password });

/** Body of POST /auth/email/confirm, and its answer. */
export const emailConfirmSchema = z.object({ token: mailedToken });
export const emailConfirmedSchema = z.object({ accountId: z.string(), email: z.string() });
export type EmailConfirmed = z.infer<typeof emailConfirmedSchema>;
