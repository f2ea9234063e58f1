import type { Env } from "./env";

/**
 * Medusa Admin's cookie: no page of another site sends it along. Over TLS it is Secure, and the prefix has browsers take it from
 * this host alone; over plain http it would then never be set.
 */
export function sessionCookie({ BACKEND_PUBLIC_URL }: Pick<Env, "BACKEND_PUBLIC_URL">) {
	const isOverTls = BACKEND_PUBLIC_URL?.startsWith("https:");
	return {
		...(isOverTls && { sessionOptions: { name: "__Host-connect.sid" } }),
		cookieOptions: { sameSite: "lax" as const, ...(isOverTls !== undefined && { secure: isOverTls }) },
	};
}
