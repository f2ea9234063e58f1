import { HOME, safeRedirect } from "@confiserie/domain/accounts/safe-redirect";

/** /login or /register with the return URL. */
export function authPath(screen: "/login" | "/register", wanted: string): string {
	const path = safeRedirect(wanted);
	return path === HOME ? screen : `${screen}?redirect=${encodeURIComponent(path)}`;
}
