import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, test, vi } from "vitest";

vi.mock("../../../../lib/database/clock", () => ({ shopSeconds: () => Math.floor(Date.now() / 1000) }));
vi.resetModules();
const { loadEnvironment } = await import("../../../../config/env");
const { holderOf, makeHolder, rememberAttempt, takeAttempt } = await import("./sign-in-cookie");

const ATTEMPT = { state: "s", nonce: "n", verifier: "v", redirect: "/" };

/** The cookie that a browser stores for a sign-in that begins at this address. */
function begin(storefront: string) {
	loadEnvironment({ STOREFRONT_URL: storefront }, "/");
	const cookies: Record<string, string> = {};
	const options: object[] = [];
	const res = {
		cookie: (name: string, value: string, given: object) => {
			cookies[name] = value;
			options.push(given);
		},
		clearCookie: (name: string, given: object) => {
			delete cookies[name];
			options.push(given);
		},
	} as unknown as MedusaResponse;
	rememberAttempt(res, ATTEMPT);
	const holder = makeHolder(res);
	return { cookies, options, holder, res, req: { cookies } as unknown as MedusaRequest };
}

test.each([
	["https://boutique.fr", "__Host-", true],
	["http://localhost:3000", "", false],
])("at %s cookies have the prefix %j, are of the whole host, and are read again", (storefront, prefix, secure) => {
	const { cookies, options, holder, req, res } = begin(storefront);
	expect(Object.keys(cookies)).toEqual([`${prefix}google_sign_in`, `${prefix}sign_in_holder`]);
	expect(holderOf(req)).toBe(holder);
	expect(takeAttempt(req, res)).toMatchObject(ATTEMPT);
	expect(Object.keys(cookies)).toEqual([`${prefix}sign_in_holder`]);
	for (const each of options) expect(each).toMatchObject({ httpOnly: true, sameSite: "lax", secure, path: "/" });
});
