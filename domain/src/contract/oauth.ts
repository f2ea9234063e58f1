import { z } from "zod";
import { OAUTH_MESSAGES } from "../accounts/oauth";
import { loginSchema, sessionSchema } from "./auth";

const secret = z.string(OAUTH_MESSAGES.missing).min(1, OAUTH_MESSAGES.missing).max(500, OAUTH_MESSAGES.failed);

/** Body of POST /auth/ticket: the one-use `token` of /auth/callback. */
export const ticketSchema = z.object({ token: secret });

/** Body of POST /auth/google/link: the password of the account that the Google account's e-mail belongs to. */
export const googleLinkSchema = loginSchema.pick({ password: true }).extend({ linkToken: secret });
export type GoogleLink = z.input<typeof googleLinkSchema>;

/** Response of POST /auth/ticket when the e-mail has an account already: it is linked once its password was given. */
export const linkWantedSchema = z.object({ linkToken: z.string(), email: z.string() });
export type LinkWanted = z.infer<typeof linkWantedSchema>;

/** Response of POST /auth/ticket. */
export const ticketResponseSchema = z.union([sessionSchema, linkWantedSchema]);

/** Query of GET /oauth2/authorization/google: the page to come back to; any other place leads home. */
export const googleSignInQuerySchema = z.object({ redirect: z.string().optional() });

/** Query of GET /oauth2/callback/google, in the provider's words; anything else leads to a page that says so. */
export const googleCallbackQuerySchema = z.object({
	state: z.string().optional(),
	code: z.string().optional(),
	error: z.string().optional(),
});
