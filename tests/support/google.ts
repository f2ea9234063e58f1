import { randomUUID } from "node:crypto";
import type { NextSignIn } from "../fakes/google";
import { engine } from "./api";
import { suiteShop } from "./context";

/** Claims of a person who has not signed in here before. */
export function googleClaims(claims: Record<string, unknown> = {}) {
	const id = randomUUID();
	return {
		sub: `google-${id}`,
		email: `gisele-${id}@exemple.fr`,
		email_verified: true,
		given_name: "Gisèle",
		family_name: "Praline",
		...claims,
	};
}

/** Says how the next sign-ins at the provider go. */
export async function atGoogle(next: NextSignIn): Promise<void> {
	const { status } = await fetch(`${suiteShop().google}/next`, { method: "PUT", body: JSON.stringify(next) });
	if (status !== 204) throw new Error(`The provider returned ${status}.`);
}

/** A browser's cookies, for one origin. */
export class CookieJar {
	readonly #cookies = new Map<string, string>();

	take(headers: Headers): void {
		for (const cookie of headers.getSetCookie()) {
			const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
			if (value === "" || /expires=Thu, 01 Jan 1970/i.test(cookie)) this.#cookies.delete(name);
			else this.#cookies.set(name, value);
		}
	}

	get header(): Record<string, string> {
		return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
	}
}

/** Begins a sign-in; returns where the browser is sent. */
export async function beginAtGoogle(jar: CookieJar, redirect?: string): Promise<URL> {
	const query = redirect === undefined ? "" : `?redirect=${encodeURIComponent(redirect)}`;
	return follow(jar, `/api/oauth2/authorization/google${query}`);
}

/** The provider's response to the browser: the callback with code and state. */
export async function consentAt(provider: URL): Promise<URL> {
	const { headers } = await fetch(provider, { redirect: "manual" });
	return new URL(headers.get("location") ?? "");
}

/** Comes back from the provider; returns the address of the storefront's callback page. */
export function comeBack(jar: CookieJar, callback: URL): Promise<URL> {
	return follow(jar, callback.pathname + callback.search);
}

/** A whole sign-in of one browser. */
export async function signInAtGoogle(jar = new CookieJar(), redirect?: string): Promise<{ jar: CookieJar; page: URL }> {
	const provider = await beginAtGoogle(jar, redirect);
	return { jar, page: await comeBack(jar, await consentAt(provider)) };
}

async function follow(jar: CookieJar, path: string): Promise<URL> {
	const { status, headers } = await engine(path, { headers: jar.header });
	if (status !== 302) throw new Error(`${path} returned ${status}`);
	jar.take(headers);
	return new URL(headers.get("location") ?? "");
}
