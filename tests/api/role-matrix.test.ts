import { STAFF_ROLE_NAMES, type StaffRole } from "@confiserie/domain/accounts/account";
import { isAllowed, roleRefusal, type StaffPermission } from "@confiserie/domain/accounts/staff";
import { beforeAll, describe, expect, test } from "vitest";
import { readableTypes, refusedField } from "../../backend/src/http/admin-fields";
import { type TypeGraph, typeGraph } from "../../backend/src/http/admin-relations";
import { entityAt } from "../../backend/src/http/medusa-entities";
import { medusaTerms } from "../../backend/src/http/medusa-permissions";
import { API_ROUTES } from "../../backend/src/http/routes";
import { db, engine } from "../support/api";
import { medusaRelations } from "../support/medusa-relations";
import { medusaRoutes } from "../support/medusa-routes";
import { joinerConfigs } from "../support/on-request";
import { newAdministrator, signInToMedusa } from "../support/staff";

/** Both tokens of a user with each role: for /api, and for Medusa Admin. */
const members = new Map<StaffRole, { userId: string; shop: string; engine: string }>();
beforeAll(async () => {
	for (const role of STAFF_ROLE_NAMES) {
		const account = await newAdministrator(role);
		const token = (await signInToMedusa(account)) ?? "";
		members.set(role, { userId: account.userId, shop: account.token, engine: token });
	}
});

const filled = (path: string) => path.replace(/:\w+/g, "absent");
const refusalOf = (role: StaffRole) => [403, { code: "ROLE_REFUSED", message: roleRefusal(role) }];

async function ask(role: StaffRole, door: "shop" | "engine", method: string, path: string) {
	const { status, body } = await engine(filled(path), { method, token: members.get(role)?.[door] ?? "" });
	return { status, body };
}

// Every role at every route: backend/src/http/gate.test.ts, and tests/repository/medusa-roles.test.ts for Medusa Admin.
describe("one role that may and one that may not, at each route of /api/admin", () => {
	const routes = API_ROUTES.filter(({ access }) => access === "admin");

	test.each(routes)("$method $path ($permission)", async ({ method, path, permission = "staff.manage" }) => {
		const allowed = STAFF_ROLE_NAMES.findLast((role) => isAllowed(role, permission)) ?? "owner";
		const { status, body } = await ask(allowed, "shop", method, path);
		expect(body.code).not.toBe("ROLE_REFUSED");
		expect(status).toBeLessThan(500);
		const refused = STAFF_ROLE_NAMES.find((role) => !isAllowed(role, permission));
		if (!refused) return;
		const refusal = await ask(refused, "shop", method, path);
		expect([refusal.status, refusal.body]).toEqual(refusalOf(refused));
	});
});

describe("one role that may and one that may not, at each route of Medusa Admin", () => {
	// The invitee has no account yet: the link decides.
	const ours = medusaRoutes().filter(({ path }) => path !== "/admin/invites/accept");
	const routes = ours.map((route) => ({
		...route,
		...medusaTerms(route.method, filled(route.path).replace("/admin", "")),
	}));

	test.each(routes)("$method $path ($permission)", async ({ method, path, permission }) => {
		const role = STAFF_ROLE_NAMES.find((name) => !isAllowed(name, permission));
		if (!role) return;
		const { status, body } = await ask(role, "engine", method, path);
		expect([status, body]).toEqual(refusalOf(role));
	});

	// What changes something and is allowed is not tried: Medusa would do it.
	test.each(routes.filter(({ method, permission }) => method === "GET" && permission !== "staff.manage"))(
		"$method $path ($permission) is open to who may read it",
		async ({ method, path, permission }) => {
			const role = STAFF_ROLE_NAMES.find((name) => name !== "owner" && isAllowed(name, permission)) ?? "owner";
			expect((await ask(role, "engine", method, path)).body.code).not.toBe("ROLE_REFUSED");
		},
	);

	test.each(["/admin/USERS", "/admin/users/", "/Admin/users", "/admin/users/user_1/"])(
		"%s: another spelling opens no more",
		async (path) => {
			expect([403, 404]).toContain((await ask("orders", "engine", "GET", path)).status);
		},
	);
});

/** Where a request begins that reads a type, and how its `fields` come to it from there. */
const ROOTS: Record<string, { path: string; by?: string }> = {
	Product: { path: "products" },
	ProductVariant: { path: "product-variants" },
	ProductCategory: { path: "product-categories" },
	ProductCollection: { path: "collections" },
	ProductTag: { path: "product-tags" },
	ProductType: { path: "product-types" },
	ProductOption: { path: "product-options" },
	ProductOptionValue: { path: "product-options", by: "values." },
	PriceSet: { path: "products", by: "variants.price_set." },
	InventoryItem: { path: "inventory-items" },
	InventoryLevel: { path: "inventory-items", by: "location_levels." },
	SalesChannel: { path: "sales-channels" },
	StockLocation: { path: "stock-locations" },
	Region: { path: "regions" },
	PaymentProvider: { path: "regions", by: "payment_providers." },
	StoreCurrency: { path: "stores", by: "supported_currencies." },
	StoreLocale: { path: "stores", by: "supported_locales." },
	Promotion: { path: "promotions" },
	FulfillmentProvider: { path: "stock-locations", by: "fulfillment_providers." },
	FulfillmentSet: { path: "stock-locations", by: "fulfillment_sets." },
	ShippingProfile: { path: "shipping-profiles" },
	ShippingOption: { path: "shipping-options" },
	Customer: { path: "customers" },
	Order: { path: "orders" },
	OrderLineItem: { path: "orders", by: "items." },
	OrderShippingMethod: { path: "orders", by: "shipping_methods." },
	PaymentCollection: { path: "orders", by: "payment_collections." },
	Fulfillment: { path: "orders", by: "fulfillments." },
	Return: { path: "returns" },
};
/** No route of a role that is no owner's begins there. */
const OWNERS_ROOTS =
	/^(Cart|LineItem|LineItemAdjustment|ShippingMethod|AccountHolder|ApiKey|User|Invite|RbacRole|Translation)$/;

const NEEDED: Record<string, StaffPermission> = Object.fromEntries([
	..."Product ProductVariant PriceSet InventoryItem SalesChannel StockLocation Region Currency PaymentProvider Promotion"
		.split(" ")
		.map((type) => [type, "catalogue.read"] as const),
	..."FulfillmentProvider FulfillmentSet ShippingProfile ShippingOption"
		.split(" ")
		.map((type) => [type, "catalogue.read"] as const),
	..."Customer Order OrderLineItem PaymentCollection Fulfillment Return"
		.split(" ")
		.map((type) => [type, "orders.read"] as const),
	..."Cart LineItem AccountHolder ApiKey User Invite RbacRole Translation Locale"
		.split(" ")
		.map((type) => [type, "staff.manage"] as const),
]);

describe("roles x relations of Medusa's links, by `fields`", () => {
	const relations = medusaRelations();
	const cells = relations.flatMap(({ from, field, to }) => {
		const roots = from === undefined ? Object.values(ROOTS) : [ROOTS[from] ?? []].flat();
		return roots.map(({ path, by = "" }) => ({ path, field: `${by}${field}`, to }));
	});
	let types: TypeGraph;
	beforeAll(async () => {
		types = typeGraph(await joinerConfigs());
	});

	test("each type that a link leads from or to is decided", () => {
		expect(relations.length).toBeGreaterThan(60);
		expect(relations.filter(({ to }) => !NEEDED[to])).toEqual([]);
		const undecided = relations.filter(({ from }) => from && !ROOTS[from] && !OWNERS_ROOTS.test(from));
		expect(undecided).toEqual([]);
	});

	test.each(cells)("$path: $field, a $to", ({ path, field, to }) => {
		const needed = NEEDED[to] ?? "staff.manage";
		const { permission } = medusaTerms("GET", path);
		// An owner reads everything.
		for (const role of STAFF_ROLE_NAMES.filter((name) => name !== "owner" && isAllowed(name, permission))) {
			const readable = readableTypes((permission) => isAllowed(role, permission));
			// A link's table has no id, so that only a refusal is tried in a second spelling.
			for (const fields of isAllowed(role, needed) ? [[`*${field}`]] : [[`*${field}`], ["id", `${field}.id`]]) {
				const isRefused = refusedField(entityAt("GET", `/admin/${path}`), fields, types, readable) !== undefined;
				expect([role, fields, isRefused]).toEqual([role, fields, !isAllowed(role, needed)]);
			}
		}
	});

	test("over HTTP a role reads what it may and is refused the rest, a change that would return it included", async () => {
		const asked = (role: StaffRole, method: string, path: string) => ask(role, "engine", method, `/admin/${path}`);
		expect((await asked("orders", "GET", "sales-channels?limit=1&fields=*orders")).status).toBe(200);
		for (const refused of [
			await asked("catalogue", "GET", "sales-channels?limit=1&fields=*orders"),
			await asked("catalogue", "POST", "products/absent?fields=*variants.order_items"),
		])
			expect(refused).toMatchObject({ status: 403, body: { code: "ROLE_REFUSED", field: "fields" } });
	});

	test.each(["fields[]=*orders", "fields[0]=id,orders.email", "fields=-orders,id", "order=orders.email"])(
		"another spelling reads no more: %s",
		async (query) => {
			const { status, body } = await ask("catalogue", "engine", "GET", `/admin/sales-channels?${query}`);
			expect([status, body.code]).toEqual([403, "ROLE_REFUSED"]);
		},
	);

	test("the search over everything leaves out what a role may not read", async () => {
		const groups = async (role: StaffRole) => {
			const { body } = await ask(role, "engine", "GET", "/admin/search?q=a");
			return (body as unknown as { results: { entity: string }[] }).results.map(({ entity }) => entity);
		};
		expect(await groups("owner")).toEqual(expect.arrayContaining(["user", "secret_api_key"]));
		const found = await groups("readonly");
		expect(found).toEqual(expect.arrayContaining(["order", "customer", "product"]));
		expect(found.filter((entity) => /user|key/.test(entity))).toEqual([]);
	});
});

test("a role counts from the next call on, in both administrations", async () => {
	const { userId } = members.get("catalogue") ?? { userId: "" };
	const readOrders = async () => [
		(await ask("catalogue", "shop", "GET", "/api/admin/orders")).status,
		(await ask("catalogue", "engine", "GET", "/admin/orders")).status,
	];
	expect(await readOrders()).toEqual([403, 403]);
	await db().query("update account_staff set role = 'orders' where user_id = $1", [userId]);
	expect(await readOrders()).toEqual([200, 200]);
	await db().query("delete from account_staff where user_id = $1", [userId]);
	expect((await ask("catalogue", "shop", "POST", "/api/admin/products")).body.message).toBe(roleRefusal("readonly"));
});
