import { createHash, randomBytes } from "node:crypto";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { sign, verify } from "jsonwebtoken";
import { currentEnv } from "../../../../config/env";
import { shopSeconds } from "../../../../lib/database/clock";

const attemptSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), redirect: z.string() });
/** One sign-in at the provider, as the browser that began it remembers it. */
export type Attempt = z.output<typeof attemptSchema>;

const ATTEMPT_COOKIE = "google_sign_in";
const HOLDER_COOKIE = "sign_in_holder";
/** Over TLS the prefix has browsers take the cookie from this host alone. */
const nameOf = (cookie: string) => (isOverTls() ? `__Host-${cookie}` : cookie);
const isOverTls = () => currentEnv().STOREFRONT_URL.startsWith("https:");
/** Time for the provider's screens, and afterwards for the password that links an account. */
const LIFETIME_SECONDS = 10 * 60;
const AUDIENCE = "confiserie:google-sign-in";

/** Lets this browser, and no other, finish the sign-in that begins: signed, unreadable to scripts, ten minutes. */
export function rememberAttempt(res: MedusaResponse, attempt: Attempt): void {
	const value = sign({ ...attempt, iat: shopSeconds() }, keyOf(), {
		algorithm: "HS256",
		audience: AUDIENCE,
		expiresIn: LIFETIME_SECONDS,
	});
	res.cookie(nameOf(ATTEMPT_COOKIE), value, cookieOptions());
}

/** The sign-in that this browser began, once: the cookie goes. Undefined for none, a forged one, or one too old. */
export function takeAttempt(req: MedusaRequest, res: MedusaResponse): Attempt | undefined {
	const cookie: unknown = req.cookies?.[nameOf(ATTEMPT_COOKIE)];
	const { maxAge: _, ...options } = cookieOptions();
	res.clearCookie(nameOf(ATTEMPT_COOKIE), options);
	if (typeof cookie !== "string") return undefined;
	try {
		const options = { algorithms: ["HS256" as const], audience: AUDIENCE, clockTimestamp: shopSeconds() };
		return attemptSchema.parse(verify(cookie, keyOf(), options));
	} catch {
		return undefined;
	}
}

/** Gives this browser a secret that the ticket of its sign-in is bound to. */
export function makeHolder(res: MedusaResponse): string {
	const holder = randomBytes(32).toString("base64url");
	res.cookie(nameOf(HOLDER_COOKIE), holder, cookieOptions());
	return holder;
}

/** The secret that `makeHolder` gave; another browser has none, and opens no ticket. */
export function holderOf(req: MedusaRequest): string {
	const holder: unknown = req.cookies?.[nameOf(HOLDER_COOKIE)];
	return typeof holder === "string" && holder !== "" ? holder : randomBytes(32).toString("base64url");
}

function cookieOptions() {
	return {
		httpOnly: true,
		// Lax: the provider's redirect is a navigation from another site and must bring the cookie.
		sameSite: "lax" as const,
		secure: isOverTls(),
		path: "/",
		maxAge: LIFETIME_SECONDS * 1000,
	};
}

/** Not the secret itself: what signs these cookies must open nothing else. */
function keyOf(): string {
	return createHash("sha256").update(`google-sign-in ${currentEnv().COOKIE_SECRET}`).digest("hex");
}
