import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isScope } from "./errors-of";
import type { Secret } from "./operation";
import { OPERATIONS } from "./operations";
import { BODIES, QUERIES } from "./resources";
import type { Operations } from "./row";

/** The secret behind a field, by its name. */
const SECRETS: readonly (readonly [name: RegExp, secrets: readonly Secret[]])[] = [
	[/^(password|currentPassword)$/, ["password"]],
	[/^promotionCode$/, ["promotion-code"]],
	[/^commercialCode$/, ["commercial-code"]],
	[/^code$/, ["commercial-code", "one-time-code"]],
	[/^(token|linkToken|key)$/, ["link", "mailed-token"]],
	[/^orderNumber$/, ["order-number"]],
	[/^number$/, ["document-number"]],
	[/token|secret|password|code$|key$|number$/i, []],
];
const HARMLESS = new Set(["postalCode", "phoneNumber", "vatNumber", "newPassword"]);

/** Where a field of such a name is nothing to guess. */
const EXEMPT: Record<string, readonly [field: string, why: string]> = {
	"POST /api/auth/register": ["password", "it is chosen"],
	"POST /api/auth/password/reset": ["password", "it is chosen"],
	"GET /api/oauth2/callback/google": ["code", "Google checks it, for the browser that began the sign-in"],
	"POST /api/stock-alerts/unsubscribe/:token": ["token", "the response is the same for a wrong one"],
	"POST /api/newsletter/unsubscribe/:token": ["token", "the response is the same for a wrong one"],
	"POST /api/payments/demo/confirm": ["clientSecret number", "a payment of the caller's own order, by a test card"],
	"POST /api/payments/balance-link/:token/demo-confirm": ["clientSecret number", "behind the link, by a test card"],
	"POST /api/orders/:id/claims/:number/messages": ["number", "a claim of the caller's own order"],
	"POST /api/followed-orders/:key/claims/:number/messages": ["number", "a claim behind the link"],
	"POST /api/carriers/sendcloud": ["tracking_number", "the body is signed"],
};

/** Calls of strangers and customers: staff and channels are known by their own credentials. */
const CALLS = Object.entries<Operations[keyof Operations]>(OPERATIONS).filter(
	([, { access }]) => access !== "admin" && !isScope(access),
);

describe("a call that takes a secret names it, so that its tries share the limit of all calls", () => {
	test.each(CALLS)("%s", (key, { tries = [], body, query }) => {
		const fields = new Set([
			...[...key.matchAll(/:(\w+)/g)].map(([, name = ""]) => name),
			...(body ? namesIn(z.toJSONSchema(BODIES[body].schema, { io: "input", unrepresentable: "any" })) : []),
			...(query ? namesIn(z.toJSONSchema(QUERIES[query].schema, { io: "input", unrepresentable: "any" })) : []),
		]);
		const exempt = EXEMPT[key]?.[0].split(" ") ?? [];
		const open = [...fields].filter((field) => {
			const found =
				HARMLESS.has(field) || exempt.includes(field) ? undefined : SECRETS.find(([name]) => name.test(field));
			return found !== undefined && !found[1].some((secret) => tries.includes(secret));
		});
		expect(open).toEqual([]);
		expect(exempt.filter((field) => !fields.has(field))).toEqual([]);
	});
});

/** Names of the properties of a schema, however deep. */
function namesIn(schema: unknown): string[] {
	if (Array.isArray(schema)) return schema.flatMap(namesIn);
	if (typeof schema !== "object" || schema === null) return [];
	return Object.entries(schema).flatMap(([name, part]) =>
		name === "properties"
			? [...Object.keys(Object(part)), ...Object.values(Object(part)).flatMap(namesIn)]
			: namesIn(part),
	);
}
