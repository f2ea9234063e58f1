import { STAFF_ROLE_NAMES, type StaffRole } from "@confiserie/domain/accounts/account";
import { isAllowed, roleRefusal } from "@confiserie/domain/accounts/staff";
import { CHANNEL_SCOPE_NAMES, type ChannelScope } from "@confiserie/domain/channels/channel-key";
import { isScope } from "@confiserie/domain/contract/errors-of";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadEnvironment } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { type Account, readAccountInSession } from "../modules/customers/accounts";
import { type ApiFailure, failureOf } from "../modules/foundations/failures";
import { type Channel, type FoundKey, findKey, readChannel } from "../modules/terms/channels";
import { gate } from "./gate";
import { API_ROUTES, type ApiRoute } from "./routes";
import { issueToken } from "./token";

// What the database knows of a session and of a key; tests/api asks it over HTTP, by one route of each access.
vi.mock("../modules/customers/accounts", async (original) => ({
	...(await original<typeof import("../modules/customers/accounts")>()),
	readAccountInSession: vi.fn(),
}));
vi.mock("../modules/terms/channels", async (original) => ({
	...(await original<typeof import("../modules/terms/channels")>()),
	findKey: vi.fn(),
	noteUse: vi.fn(),
	readChannel: vi.fn(),
}));
vi.mock("./limits", async (original) => ({
	...(await original<typeof import("./limits")>()),
	countAttempt: vi.fn(),
}));

const scope = {
	resolve: (name: string) =>
		name === ContainerRegistrationKeys.CONFIG_MODULE ? { projectConfig: { http: { jwtSecret: "secret" } } } : {},
} as unknown as MedusaRequest["scope"];
const KEY = `ck_${"A".repeat(43)}`;

beforeAll(() => {
	loadEnvironment({ STOREFRONT_URL: "http://localhost:3000" }, "/shop/backend");
	vi.mocked(readChannel).mockResolvedValue({ isEnabled: true } as Channel);
});

/** What the gate makes of a call: "let in", or the code and the words of its refusal. */
async function verdict({ method, path }: ApiRoute, token?: string): Promise<string> {
	const req = {
		method,
		path: path.replace(/:\w+/g, "absent"),
		headers: token ? { authorization: `Bearer ${token}` } : {},
		scope,
	} as unknown as MedusaRequest;
	const res = { setHeader: () => undefined } as unknown as MedusaResponse;
	const next = vi.fn();
	try {
		await gate(req, res, next);
	} catch (error) {
		expect(next).not.toHaveBeenCalled();
		const failure = failureOf(error);
		if (!failure) throw error;
		return `${failure.code}: ${failure.message}`;
	}
	expect(next).toHaveBeenCalledOnce();
	return "let in";
}

const REFUSED = {
	anonymous: "UNAUTHENTICATED: Authentification requise",
	withoutKey: "UNAUTHENTICATED: Une clé de canal valable est attendue.",
	notAdministrator: "FORBIDDEN: Accès non autorisé - Privilèges administrateur requis",
} as const;

/** Who calls: the account that the database finds behind the token, and how old the token is. */
const ACTORS = {
	anonymous: {},
	customer: { account: account(null) },
	administrator: { account: account("owner") },
	"expired token": { account: account("owner"), days: 91 },
	// A role is read at each call: the token of before opens what a customer's does.
	"demoted administrator": { account: account(null) },
	"deleted account": { account: undefined, days: 0 },
	"another's account": { account: { ...account("owner"), id: "cus_other" } },
} as const;
type Actor = keyof typeof ACTORS;
const ACTOR_NAMES = Object.keys(ACTORS) as Actor[];

function account(staffRole: StaffRole | null): Account {
	const person = { id: "cus_1", email: "ada@exemple.fr", firstName: "Ada", lastName: "Roux", phoneNumber: "" };
	return { ...person, role: staffRole ? "ADMIN" : "CUSTOMER", staffRole, hasSecondFactor: false };
}

function tokenOf(days = 0): string {
	vi.useFakeTimers({ now: Date.now() - days * 24 * 60 * 60_000, toFake: ["Date"] });
	const token = issueToken(scope, { identityId: "auth_1", customerId: "cus_1", sessionId: "session_1" });
	vi.useRealTimers();
	return token;
}

function call(route: ApiRoute, as: { account?: Account | undefined; days?: number }): Promise<string> {
	vi.mocked(readAccountInSession).mockResolvedValue(as.account);
	return verdict(route, "account" in as ? tokenOf(as.days) : undefined);
}

function intendedFor(actor: Actor, { access }: ApiRoute): string {
	if (access === "public") return "let in";
	if (isScope(access)) return REFUSED.withoutKey;
	if (!["customer", "administrator", "demoted administrator"].includes(actor)) return REFUSED.anonymous;
	return access === "admin" && actor !== "administrator" ? REFUSED.notAdministrator : "let in";
}

describe.each(API_ROUTES)("$method $path ($access)", (route) => {
	test("lets in, or refuses, each kind of caller", async () => {
		const cells = await each(ACTOR_NAMES, (actor) => call(route, ACTORS[actor]));
		expect(cells).toEqual(Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, intendedFor(actor, route)])));
	});

	test("lets in the keys whose rights name it, and no other", async () => {
		const cells = await each(SETS, (scopes) => withKey(route, { scopes: scopes.split(" ") as ChannelScope[] }));
		expect(cells).toEqual(Object.fromEntries(SETS.map((scopes) => [scopes, intendedWith(scopes, route.access)])));
	});

	test("refuses a key that is over or unknown", async () => {
		const cells = await each(Object.keys(ENDED) as (keyof typeof ENDED)[], (state) => withKey(route, ENDED[state]));
		const code = route.access === "public" ? "SCOPE_MISSING" : "UNAUTHENTICATED";
		expect(codesOf(cells)).toEqual({ revoked: code, expired: code, unknown: code });
	});
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/** What names nothing, in the place of a parameter. */
const MALFORMED = ["%zz", "%00", "a%00b", "%ED%A0%80", "..", "%2e%2e", "..%2fetc"];
const PATHS = [...new Set(API_ROUTES.map(({ path }) => path))];

describe.each(PATHS)("%s", (path) => {
	const at = path.replace(/:\w+/g, "absent");
	/** A fixed path may fit one with a parameter too, which has methods of its own. */
	const served = API_ROUTES.filter(({ path: listed }) => new RegExp(`^${listed.replace(/:\w+/g, "[^/]+")}$`).test(at));
	const methods = METHODS.filter((method) => served.some((route) => route.method === method));

	test("refuses every other method, and says which it takes", async () => {
		for (const method of METHODS.filter((one) => !methods.includes(one))) {
			const { code, details } = await refusalOf(method, at);
			const allowed = details.headers?.Allow?.split(", ").sort();
			const taken = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
			expect([method, code, allowed]).toEqual([method, "METHOD_NOT_ALLOWED", taken]);
		}
	});

	if (path.includes("/:"))
		test("knows nothing under a malformed id", async () => {
			for (const id of MALFORMED) {
				for (const method of methods) {
					const { code } = await refusalOf(method, path.replace(/:\w+/g, id));
					expect([method, id, code]).toEqual([method, id, "NOT_FOUND"]);
				}
			}
		});
});

/** The failure with which the gate refuses a call. */
async function refusalOf(method: string, path: string): Promise<ApiFailure> {
	const req = { method, path, headers: {}, scope } as unknown as MedusaRequest;
	const res = { setHeader: () => undefined } as unknown as MedusaResponse;
	const error: unknown = await gate(req, res, vi.fn()).catch((thrown) => thrown);
	const failure = failureOf(error);
	if (!failure) throw new Error(`${method} ${path} is let in, or fails: ${error}`);
	return failure;
}

/** Every set of rights that a key can have. */
const SETS = Array.from({ length: 2 ** CHANNEL_SCOPE_NAMES.length - 1 }, (_, index) =>
	CHANNEL_SCOPE_NAMES.filter((_name, bit) => ((index + 1) >> bit) & 1).join(" "),
);
const MINUTE_AGO = new Date(shopTime().getTime() - 60_000);
const ENDED = { revoked: { revokedAt: MINUTE_AGO }, expired: { expiresAt: MINUTE_AGO }, unknown: undefined } as const;

function withKey(route: ApiRoute, key: Partial<FoundKey> | undefined): Promise<string> {
	vi.mocked(readAccountInSession).mockResolvedValue(undefined);
	const usual = { id: "key_1", channelId: "sc_1", origins: [], requestsPerMinute: 120, lastUsedAt: null };
	const scopes = [...CHANNEL_SCOPE_NAMES];
	vi.mocked(findKey).mockResolvedValue(key && { ...usual, scopes, expiresAt: null, revokedAt: null, ...key });
	return verdict(route, KEY);
}

function intendedWith(scopes: string, access: ApiRoute["access"]): string {
	if (access === "public") return expect.stringMatching(/^SCOPE_MISSING: /);
	if (!isScope(access)) return REFUSED.anonymous;
	return scopes.split(" ").includes(access) ? "let in" : `SCOPE_MISSING: Il manque à cette clé le droit ${access}.`;
}

describe("the back office", () => {
	const routes = API_ROUTES.filter(({ access }) => access === "admin");

	test("names a permission for each of its routes", () => {
		expect(routes.length).toBeGreaterThan(55);
		expect(routes.filter(({ permission }) => !permission)).toEqual([]);
	});

	test.each(routes)("$method $path lets in the roles that have $permission", async (route) => {
		const { permission = "staff.manage" } = route;
		const cells = await each(STAFF_ROLE_NAMES, (role) => call(route, { account: account(role) }));
		const intended = (role: StaffRole) =>
			isAllowed(role, permission) ? "let in" : `ROLE_REFUSED: ${roleRefusal(role)}`;
		expect(cells).toEqual(Object.fromEntries(STAFF_ROLE_NAMES.map((role) => [role, intended(role)])));
	});
});

test("every right of a key opens some route", () => {
	const used = new Set(API_ROUTES.map(({ access }) => access));
	expect(CHANNEL_SCOPE_NAMES.filter((name) => !used.has(name))).toEqual([]);
});

/** What became of each case, one after the other: they share what the database is said to know. */
async function each<Case extends string>(cases: readonly Case[], run: (one: Case) => Promise<string>) {
	const cells: Record<string, string> = {};
	for (const one of cases) cells[one] = await run(one);
	return cells;
}

const codesOf = (cells: Record<string, string>) =>
	Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, text.split(":")[0]]));
