import { z } from "zod";
import { ACCOUNT_MESSAGES, PASSWORD_MIN_LENGTH, PHONE_PATTERN, ROLES, STAFF_ROLE_NAMES } from "../accounts/account";
import { normaliseEmail } from "../customers/email";
import { oneLine } from "../text";
import { emailText } from "./email-text";

const email = emailText(ACCOUNT_MESSAGES.invalidEmail).transform(normaliseEmail);
const name = z
	.string(ACCOUNT_MESSAGES.nameRequired)
	.overwrite(oneLine)
	.min(1, ACCOUNT_MESSAGES.nameRequired)
	.max(100, "Cent caractères au plus.");

/** Body of POST /auth/login. */
export const loginSchema = z.object({
	email: z
		.string("Saisissez votre email.")
		.transform(normaliseEmail)
		.refine((value) => value.length > 0, "Saisissez votre email."),
	password: z
		.string("Saisissez votre mot de passe.")
		.min(1, "Saisissez votre mot de passe.")
		.max(200, "Deux cents caractères au plus."),
});

/** Body of POST /auth/login with what a person with a second factor sends beside it: a code of the application, or a recovery code. */
export const signInSchema = loginSchema.extend({
	code: z.string("Saisissez le code.").trim().max(60, "Ce code est trop long.").optional(),
});
export type SignInRequest = z.input<typeof signInSchema>;

/** Shape of what POST /auth/register asks for; `registration.ts` checks the number further. Source: accounts spec §5. */
export const registerSchema = z.object({
	email,
	firstName: name,
	lastName: name,
	phoneNumber: z.string(ACCOUNT_MESSAGES.invalidPhone).regex(PHONE_PATTERN, ACCOUNT_MESSAGES.invalidPhone),
	password: z
		.string(ACCOUNT_MESSAGES.passwordTooShort)
		.min(PASSWORD_MIN_LENGTH, ACCOUNT_MESSAGES.passwordTooShort)
		.max(200, "Deux cents caractères au plus."),
});
export type RegisterRequest = z.input<typeof registerSchema>;

/** The caller, as GET /auth/me answers. Source: accounts spec §3 "User". */
export const userSchema = z.object({
	id: z.string(),
	email: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	/** International format; empty for an account made without one. */
	phoneNumber: z.string(),
	role: z.enum(ROLES),
	/** What an administrator may do; null for a customer, absent where an older server answers. */
	staffRole: z.enum(STAFF_ROLE_NAMES).nullish(),
});
export type User = z.infer<typeof userSchema>;

/** Response of login and register: a JWT of three dot-separated parts and the user's fields. Source: accounts spec §5. */
export const sessionSchema = userSchema.extend({ token: z.string() });
export type Session = z.infer<typeof sessionSchema>;

/** Response of DELETE /auth/sessions: how many other sessions of the caller have ended. */
export const endedSessionsSchema = z.object({ ended: z.number().int() });

/** Response of GET /auth/sessions: the caller's open sessions, the one used last first. Dates ISO 8601, `lastSeenAt` to some minutes. */
export const accountSessionListSchema = z.array(
	z.object({ id: z.string(), createdAt: z.string(), lastSeenAt: z.string(), isThis: z.boolean() }),
);
export type AccountSession = z.infer<typeof accountSessionListSchema>[number];

export const TOKEN_MESSAGES = {
	missing: "Aucun token d'accès trouvé dans la réponse du serveur",
	malformed: "Token JWT malformé reçu du serveur",
} as const;
