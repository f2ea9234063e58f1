import type { linkGoogle, login, logout, readMe, redeemTicket, register } from "@confiserie/domain/contract/accounts";
import { type SignInRequest, TOKEN_MESSAGES, type User, userSchema } from "@confiserie/domain/contract/auth";
import { type GoogleLink, type LinkWanted, linkWantedSchema } from "@confiserie/domain/contract/oauth";
import { orderPageSchema } from "@confiserie/domain/contract/order";
import type { listOrders } from "@confiserie/domain/contract/orders";
import type { RegistrationRequest } from "@confiserie/domain/contract/registration";
import { isNewOrder } from "@confiserie/domain/orders/order-status";
import { ApiProblem, named, nothing } from "@/lib/api";
import { isTokenWellFormed } from "@/lib/session";

/** The response of login and register, as a token of sound form and the user. */
export interface OpenedSession {
	token: string;
	user: User;
}

export const LOGIN_MESSAGES = { refused: "Email ou mot de passe incorrect", failed: "Erreur de connexion" } as const;
export const REGISTER_MESSAGES = {
	taken: "Un compte existe déjà avec cet email",
	failed: "Erreur lors de l'inscription",
} as const;

/** POST /auth/login. Throws ApiProblem with the specified message. Source: accounts spec §7, §8. */
export async function callLogin(credentials: SignInRequest): Promise<OpenedSession> {
	try {
		return await named<typeof login>("POST /api/auth/login")(session, { body: credentials });
	} catch (cause) {
		throw worded(cause, 401, LOGIN_MESSAGES.refused, LOGIN_MESSAGES.failed);
	}
}

/** POST /auth/register. Throws ApiProblem with the specified message. */
export async function callRegister(account: RegistrationRequest): Promise<OpenedSession> {
	try {
		return await named<typeof register>("POST /api/auth/register")(session, { body: account });
	} catch (cause) {
		throw worded(cause, "EMAIL_TAKEN", REGISTER_MESSAGES.taken, REGISTER_MESSAGES.failed);
	}
}

/** What a Google sign-in asks before it opens an account that exists. */
export type LinkRequest = LinkWanted;

/** POST /auth/ticket: the session behind the one-use token of /auth/callback, or the account to link first. */
export const callTicket = (token: string): Promise<OpenedSession | LinkRequest> =>
	named<typeof redeemTicket>("POST /api/auth/ticket")(
		{ parse: (response) => linkWantedSchema.safeParse(response).data ?? session.parse(response) },
		{ body: { token } },
	);

/** POST /auth/google/link. Throws ApiProblem with the words of a login. */
export async function callLink(link: GoogleLink): Promise<OpenedSession> {
	try {
		return await named<typeof linkGoogle>("POST /api/auth/google/link")(session, { body: link });
	} catch (cause) {
		throw worded(cause, 401, LOGIN_MESSAGES.refused, LOGIN_MESSAGES.failed);
	}
}

/** POST /auth/logout for a token that is no longer stored. A shop out of reach ends the session when it has been idle. */
export async function callLogout(token: string): Promise<void> {
	const headers = { authorization: `Bearer ${token}` };
	await named<typeof logout>("POST /api/auth/logout")(nothing, { headers }).catch(() => undefined);
}

/** GET /auth/me: validates the stored token. */
export const callMe = (): Promise<User> => named<typeof readMe>("GET /api/auth/me")(userSchema);

/** True when one of the caller's five most recent orders is new. Source: accounts spec §2 "user menu", §7 "5 recent". */
export async function callHasNewOrder(): Promise<boolean> {
	const { content } = await named<typeof listOrders>("GET /api/orders")(orderPageSchema, {
		query: { recent: true, size: 5 },
	});
	return content.some((order) => isNewOrder(order.createdAt, new Date()));
}

/** The token under any of its three specified names, with 3 dot-separated parts. Source: accounts spec §5. */
const session = { parse: openedSession };
function openedSession(response: unknown): OpenedSession {
	const fields = typeof response === "object" && response !== null ? (response as Record<string, unknown>) : {};
	const token = [fields.accessToken, fields.token, fields.jwt].find(
		(value) => typeof value === "string" && value !== "",
	);
	if (typeof token !== "string") return fail(TOKEN_MESSAGES.missing);
	if (!isTokenWellFormed(token)) return fail(TOKEN_MESSAGES.malformed);
	return { token, user: userSchema.parse(fields) };
}

function fail(message: string): never {
	throw new ApiProblem(200, "BAD_TOKEN", message);
}

/** The specified words for a status or a code; the server's own when it has some; else the general failure. */
function worded(cause: unknown, of: number | string, specified: string, general: string): ApiProblem {
	if (!(cause instanceof ApiProblem)) return new ApiProblem(0, "UNKNOWN", general);
	if (cause.code === "SECOND_FACTOR_REQUIRED") return cause;
	if (cause.status === of || cause.code === of) return new ApiProblem(cause.status, cause.code, specified, cause);
	if (cause.isFromServer && cause.status < 500) return cause;
	return new ApiProblem(cause.status, cause.code, `${general}. ${cause.message}`, cause);
}
