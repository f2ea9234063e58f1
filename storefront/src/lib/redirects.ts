import { isShopRoute, oldPath } from "@confiserie/domain/content/redirects";
import { sitePath } from "@confiserie/domain/safe-redirect";
import { LRUCache } from "lru-cache";
import { environment } from "@/config/environment";

const TIMEOUT_MS = 2_000;
/** As long as a change may take to be seen. */
const FRESH_MS = 5_000;
const NOWHERE = "";

/** Answers of the backend by old path; robots ask for many addresses that lead nowhere. */
const known = new LRUCache<string, string>({ max: 1_000, ttl: FRESH_MS });

/** Where an address that is none of the shop's leads, with its query; null for nowhere, and while the backend cannot be asked. */
export async function redirectTarget({ method, nextUrl }: RedirectRequest): Promise<string | null> {
	if ((method !== "GET" && method !== "HEAD") || isShopRoute(nextUrl.pathname)) return null;
	const path = oldPath(nextUrl.pathname);
	if (path === null) return null;
	const target = known.get(path) ?? (await ask(path));
	if (!target) return null;
	return nextUrl.search && !target.includes("?") ? target + nextUrl.search : target;
}

interface RedirectRequest {
	method: string;
	nextUrl: { pathname: string; search: string };
}

async function ask(path: string): Promise<string> {
	try {
		const address = `${environment.backendUrl()}/api/redirects?path=${encodeURIComponent(path)}`;
		const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: "no-store" });
		if (response.status >= 500) return NOWHERE;
		const { to }: { to?: unknown } = response.ok ? await response.json() : {};
		const target = typeof to === "string" ? (sitePath(to) ?? NOWHERE) : NOWHERE;
		known.set(path, target);
		return target;
	} catch {
		return NOWHERE;
	}
}
