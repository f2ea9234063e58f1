import { sitePath } from "@confiserie/domain/accounts/safe-redirect";
import { isShopRoute, oldAddress } from "@confiserie/domain/content/redirects";
import { REDIRECT_ADDRESS } from "@confiserie/domain/contract/content";
import { LRUCache } from "lru-cache";
import { environment } from "@/config/environment";

const TIMEOUT_MS = 2_000;
/** As long as a change may take to be seen. */
const FRESH_MS = 5_000;
const NOWHERE = "";

/** Responses of the backend by old address; robots ask for many that lead nowhere. */
const known = new LRUCache<string, string>({ max: 1_000, ttl: FRESH_MS });

/** Where an address that is none of the shop's leads; null for nowhere, and while the backend cannot be asked. */
export async function redirectTarget({
	method,
	nextUrl: { pathname, search },
}: RedirectRequest): Promise<string | null> {
	if ((method !== "GET" && method !== "HEAD") || isShopRoute(pathname)) return null;
	const address = pathname + search;
	if (address.length > REDIRECT_ADDRESS || oldAddress(pathname) === null) return null;
	return (known.get(address) ?? (await ask(address))) || null;
}

interface RedirectRequest {
	method: string;
	nextUrl: { pathname: string; search: string };
}

async function ask(oldAddress: string): Promise<string> {
	try {
		const address = `${environment.backendUrl()}/api/redirects?path=${encodeURIComponent(oldAddress)}`;
		const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: "no-store" });
		if (response.status >= 500) return NOWHERE;
		const { to }: { to?: unknown } = response.ok ? await response.json() : {};
		const target = typeof to === "string" ? (sitePath(to) ?? NOWHERE) : NOWHERE;
		known.set(oldAddress, target);
		return target;
	} catch {
		return NOWHERE;
	}
}
