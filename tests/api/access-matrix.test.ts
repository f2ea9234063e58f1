import { createHmac, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { AccountSession } from "@confiserie/domain/contract/auth";
import { ERRORS } from "@confiserie/domain/contract/error";
import { isScope } from "@confiserie/domain/contract/errors-of";
import type { QuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import type { SavedList } from "@confiserie/domain/contract/saved-lists";
import { beforeAll, describe, expect, test } from "vitest";
import { API_ROUTES, type ApiRoute } from "../../backend/src/http/routes";
import { secrets } from "../../scripts/lib/secrets";
import { addAddress } from "../support/addresses";
import { adminToken, api, db, engine, registerCustomer, type TestCustomer } from "../support/api";
import { companyOf, newColleague, newCompany, waitingOrder } from "../support/companies";
import { settledInvoicesOf } from "../support/invoices";
import { checkout, newProduct, payByCard, type TestProduct } from "../support/ordering";

/** The responses that mean "refused"; anything else but a 5xx means "let in". */
const REFUSALS = {
	anonymous: { status: 401, body: { code: "UNAUTHENTICATED", message: "Authentification requise" } },
	withoutKey: {
		status: 401,
		body: { code: "UNAUTHENTICATED", message: "Une clé de canal valable est attendue." },
	},
	notAdministrator: {
		status: 403,
		body: { code: "FORBIDDEN", message: "Accès non autorisé - Privilèges administrateur requis" },
	},
} as const;

/** Who is refused how, by the access that a route declares; everybody else is let in. */
const INTENDED: Record<"public" | "customer" | "admin" | "key", Partial<Record<Actor, keyof typeof REFUSALS>>> = {
	public: {},
	customer: { anonymous: "anonymous", "expired token": "anonymous", "deleted account": "anonymous" },
	admin: {
		anonymous: "anonymous",
		customer: "notAdministrator",
		"expired token": "anonymous",
		"demoted administrator": "notAdministrator",
		"deleted account": "anonymous",
	},
	// A channel key's right belongs to no session: channel-key-matrix.test.ts covers them.
	key: {
		anonymous: "withoutKey",
		customer: "withoutKey",
		administrator: "withoutKey",
		"expired token": "withoutKey",
		"demoted administrator": "withoutKey",
		"deleted account": "withoutKey",
	},
};

/** How each actor comes by a token. A route may end the session that it is called with, hence a function. */
const ACTORS = {
	anonymous: async () => undefined,
	customer: reusable(async () => (await registerCustomer()).token),
	administrator: reusable(adminToken),
	"expired token": async () => expired(await adminToken()),
	"demoted administrator": reusable(async () => {
		const customer = await registerCustomer();
		await setStaff(customer, true);
		expect((await api("/admin/activity", { token: customer.token })).status).toBe(200);
		await setStaff(customer, false);
		return customer.token;
	}),
	"deleted account": async () => {
		deleted ??= await deletedAccount();
		return deleted;
	},
} satisfies Record<string, () => Promise<string | undefined>>;
type Actor = keyof typeof ACTORS;
const ACTOR_NAMES = Object.keys(ACTORS) as Actor[];
let deleted: string | undefined;

const MEDUSA_FOLDER = join(import.meta.dirname, "../../backend/src/api/admin");
const filled = (path: string) => path.replace(/:\w+/g, "absent");

/** Open before a second factor is there, so that the team can get one; who is not of the team has none to change. */
const isForTheTeam = ({ method, path }: ApiRoute) => method === "POST" && path.startsWith("/api/auth/second-factor");

/** Whom a route of each kind lets in, and whom it refuses, when it is asked twice only. */
const ONE_OF_EACH: Record<keyof typeof INTENDED, Actor[]> = {
	public: ["anonymous"],
	customer: ["customer", "anonymous"],
	admin: ["administrator", "customer"],
	key: ["administrator"],
};

function kindOf(route: ApiRoute): keyof typeof INTENDED {
	if (isForTheTeam(route)) return "admin";
	return isScope(route.access) ? "key" : route.access;
}

async function expectAsIntended(route: ApiRoute, actor: Actor): Promise<void> {
	const refusal = INTENDED[kindOf(route)][actor];
	const token = await ACTORS[actor]();
	const answer = await engine(filled(route.path), { method: route.method, ...(token && { token }) });
	if (refusal) {
		expect({ status: answer.status, body: answer.body }).toEqual(REFUSALS[refusal]);
	} else {
		expect(answer.status).toBeLessThan(500);
		expect([REFUSALS.anonymous.body.code, REFUSALS.notAdministrator.body.code]).not.toContain(answer.body.code);
	}
}

// Every caller at every route: backend/src/http/gate.test.ts.
describe.each(API_ROUTES)("$method $path ($access)", (route) => {
	test.each(ONE_OF_EACH[kindOf(route)])("%s", (actor) => expectAsIntended(route, actor));
});

/** One route of each access. */
const BY_ACCESS = [...new Map(API_ROUTES.map((route) => [route.access, route])).values()];

describe.each(BY_ACCESS)("any caller at a route of access $access: $method $path", (route) => {
	test.each(ACTOR_NAMES)("%s", (actor) => expectAsIntended(route, actor));
});

/** "GET /admin/shop/orders/absent" of every handler of ours beside Medusa's own, for Medusa Admin. */
const MEDUSA_ADMIN = readdirSync(MEDUSA_FOLDER, { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(`${sep}route.ts`))
	.flatMap((file) => {
		const path = ["/admin", ...file.split(sep).slice(0, -1)].join("/").replace(/\[\w+\]/g, "absent");
		const handlers = readFileSync(join(MEDUSA_FOLDER, file), "utf8").matchAll(
			/^export (?:async )?(?:function|const) ([A-Z]+)\b/gm,
		);
		return [...handlers].map(([, method = ""]) => ({ method, path }));
	});

describe.each(MEDUSA_ADMIN)("$method $path (Medusa Admin)", ({ method, path }) => {
	test.each(ACTOR_NAMES)("%s: 401, since the shop's tokens serve /api alone", async (actor) => {
		const token = await ACTORS[actor]();
		expect((await engine(path, { method, ...(token && { token }) })).status).toBe(401);
	});
});

describe("what belongs to another customer", () => {
	let owner: TestCustomer;
	let stranger: TestCustomer;
	let owned: Record<string, string>;
	let before: Record<string, unknown>;

	beforeAll(async () => {
		owner = (await newCompany()).manager;
		// Of a company too, so that the role lets them in and the id alone decides.
		stranger = (await newCompany()).manager;
		const product = await newProduct();
		const { orderNumber, paymentIntentId } = await checkout(owner.token, [{ product, boxes: 10 }]);
		const items = [{ productId: product.id, quantity: 1 }];
		const list = await api<SavedList>("/lists", { token: owner.token, body: { name: "Ma saison", items } });
		const inquiry = await api<QuoteInquiry>("/quote-inquiries", {
			token: owner.token,
			body: { requestId: randomUUID(), items },
		});
		const [session] = (await api<AccountSession[]>("/auth/sessions", { token: owner.token })).body;
		owned = {
			orders: orderNumber,
			addresses: (await addAddress(owner.token)).id,
			intent: paymentIntentId,
			sessions: session?.id ?? "",
			lists: list.body.id,
			"quote-inquiries": inquiry.body.id,
			documents: await invoiceOf(owner, product),
			...(await ownedByCompany(owner, product)),
		};
		before = await seenBy(owner);
	});

	const personal = API_ROUTES.filter(({ access, path }) => access === "customer" && path.includes("/:"));

	test.each(personal)("$method $path: absent and not-yours give the same 404", async ({ method, path }) => {
		const [collection = ""] = path.split("/:")[0]?.split("/").slice(-1) ?? [];
		const id = owned[collection] ?? "";
		expect(id, `whose ${collection} are these? Name one of the owner's in this test`).toBeTruthy();
		const body = method === "GET" || method === "DELETE" ? {} : { body: validBodies[`${method} ${path}`] ?? {} };
		const ask = (value: string, token: string) => engine(path.replace(/:\w+/, value), { method, token, ...body });
		const absent = await ask(absentId(id), stranger.token);
		const notYours = await ask(id, stranger.token);
		expect(absent.status).toBe(404);
		expect([notYours.status, notYours.body]).toEqual([absent.status, absent.body]);
		expect(Object.values(ERRORS).map(({ message }) => message)).toContain(absent.body.message);
	});

	test("stays as it was after all that", async () => {
		expect(before).toMatchObject({ "/api/addresses": [{ id: owned.addresses }], "/api/lists": [{ id: owned.lists }] });
		expect(await seenBy(owner)).toEqual(before);
	});
});

/** Lists of what an account and its company have; sessions and the copy of one's data name the time of the call. */
const LISTS = API_ROUTES.filter(
	({ method, path, access }) =>
		method === "GET" && access === "customer" && !/[:.]|pdf|archive|prices|auth\/(sessions|data)/.test(path),
);

async function seenBy({ token }: TestCustomer): Promise<Record<string, unknown>> {
	const seen = LISTS.map(async ({ path }) => {
		const { status, body } = await engine<unknown>(path, { token });
		expect([path, status]).toEqual([path, 200]);
		return [path, body] as const;
	});
	return Object.fromEntries(await Promise.all(seen));
}

const SITE = {
	name: "Entrepôt",
	address: { street: "1 rue Neuve", city: "Grasse", postalCode: "06130", country: "France" },
};

/** Bodies that pass the checks which come before the look-up. */
const validBodies: Record<string, object> = {
	"PUT /api/addresses/:id": { street: "1 rue Neuve", city: "Grasse", postalCode: "06130", country: "France" },
	"PUT /api/lists/:id": { name: "À moi", items: [], remindOn: null, version: 1 },
	"PUT /api/company/members/:id": { role: "BUYER", monthlyLimit: null },
	"PUT /api/company/sites/:id": SITE,
	"POST /api/lists/:id/items": { items: [{ productId: "absent", quantity: 1 }] },
};

/** Number of the invoice of an order that the owner paid. */
async function invoiceOf(owner: TestCustomer, product: TestProduct): Promise<string> {
	const { orderNumber, clientSecret } = await checkout(owner.token, [{ product, boxes: 1 }]);
	await payByCard(owner.token, clientSecret);
	const { rows } = await db().query("select id from order_book where order_number = $1", [orderNumber]);
	const [invoice] = await settledInvoicesOf(rows[0].id);
	return invoice?.number ?? "";
}

/** One of each thing of the owner's company. */
async function ownedByCompany(owner: TestCustomer, product: TestProduct): Promise<Record<string, string>> {
	const buyer = await newColleague(owner, "BUYER", 0);
	const approvals = await waitingOrder(buyer, [{ product, boxes: 5 }]);
	await api("/company/sites", { token: owner.token, body: SITE });
	const body = { email: `${randomUUID()}@exemple.fr`, role: "BUYER", monthlyLimit: null };
	await api("/company/invitations", { token: owner.token, body });
	const { invitations, sites } = await companyOf(owner);
	return { approvals, members: buyer.user.id, invitations: invitations[0]?.id ?? "", sites: sites[0]?.id ?? "" };
}

/** An id of the same form that names nothing. */
const absentId = (id: string): string => id.replace(/[A-Z0-9]{4}$/i, "ZZZZ");

/** Makes a token once, and again after a route has ended its session. */
function reusable(make: () => Promise<string>): () => Promise<string> {
	let token: string | undefined;
	return async () => {
		if (!token || (await api("/auth/me", { token })).status !== 200) token = await make();
		return token;
	};
}

async function setStaff({ user }: TestCustomer, isStaff: boolean): Promise<void> {
	await db().query(
		`update auth_identity set app_metadata = app_metadata || jsonb_build_object('user_id',
			case when $2 then (select id from "user" where deleted_at is null limit 1) end)
		where app_metadata ->> 'customer_id' = $1`,
		[user.id, isStaff],
	);
}

async function deletedAccount(): Promise<string> {
	const { token, user } = await registerCustomer();
	await db().query("update customer set deleted_at = now(), email = $2 where id = $1", [user.id, randomUUID()]);
	return token;
}

/** The same token, signed by the shop, of a time before the longest session. */
function expired(token: string): string {
	const [header = "", content = ""] = token.split(".");
	const claims = JSON.parse(Buffer.from(content, "base64url").toString());
	const seconds = 91 * 24 * 60 * 60;
	const old = { ...claims, iat: claims.iat - seconds, exp: claims.exp - seconds };
	const unsigned = `${header}.${Buffer.from(JSON.stringify(old)).toString("base64url")}`;
	return `${unsigned}.${createHmac("sha256", secrets().jwtSecret).update(unsigned).digest("base64url")}`;
}
