import { STAFF_ROLE_NAMES, type StaffRole } from "@confiserie/domain/account";
import { isAllowed, roleRefusal } from "@confiserie/domain/staff";
import { beforeAll, describe, expect, test } from "vitest";
import { engineTerms } from "../../backend/src/http/engine-permissions";
import { API_ROUTES } from "../../backend/src/http/routes";
import { db, engine } from "../support/api";
import { engineRoutes } from "../support/engine-routes";
import { newAdministrator, signInToEngine } from "../support/staff";

/** Both tokens of somebody with each role: for /api, and for Medusa Admin. */
const members = new Map<StaffRole, { userId: string; shop: string; engine: string }>();
beforeAll(async () => {
	for (const role of STAFF_ROLE_NAMES) {
		const account = await newAdministrator(role);
		const token = (await signInToEngine(account)) ?? "";
		members.set(role, { userId: account.userId, shop: account.token, engine: token });
	}
});

const filled = (path: string) => path.replace(/:\w+/g, "absent");
const refusalOf = (role: StaffRole) => [403, { code: "ROLE_REFUSED", message: roleRefusal(role) }];

async function ask(role: StaffRole, door: "shop" | "engine", method: string, path: string) {
	const { status, body } = await engine(filled(path), { method, token: members.get(role)?.[door] ?? "" });
	return { status, body };
}

describe("roles x routes of /api/admin, all cells", () => {
	const routes = API_ROUTES.filter(({ access }) => access === "admin");

	test("each route of the back office names a permission", () => {
		expect(routes.length).toBeGreaterThan(55);
		expect(routes.filter(({ permission }) => !permission)).toEqual([]);
	});

	test.each(routes)("$method $path ($permission)", async ({ method, path, permission = "staff.manage" }) => {
		for (const role of STAFF_ROLE_NAMES) {
			const { status, body } = await ask(role, "shop", method, path);
			if (isAllowed(role, permission)) {
				expect([role, body.code]).not.toEqual([role, "ROLE_REFUSED"]);
				expect(status).toBeLessThan(500);
			} else expect([role, status, body]).toEqual([role, ...refusalOf(role)]);
		}
	});
});

/** Of Medusa Admin what only an owner may even look at. */
const OWNERS_ALONE = ["api-keys", "index", "invites", "rbac", "search-indexes", "users", "workflows-executions"];

describe("roles x routes of Medusa Admin, all cells", () => {
	// Who accepts an invitation is nobody yet: its link decides.
	const ours = engineRoutes().filter(({ path }) => path !== "/admin/invites/accept");
	const routes = ours.map((route) => ({
		...route,
		...engineTerms(route.method, filled(route.path).replace("/admin", "")),
	}));

	test("each family of the installed engine is decided", () => {
		const families = [...new Set(routes.map(({ path }) => path.split("/")[2] ?? ""))];
		expect(families.length).toBeGreaterThan(55);
		expect(routes.filter(({ listed }) => listed === "")).toEqual([]);
		const owners = routes.filter(({ permission, method }) => permission === "staff.manage" && method === "GET");
		expect([...new Set(owners.map(({ path }) => path.split("/")[2]))].sort()).toEqual(
			OWNERS_ALONE.filter((family) => owners.some(({ path }) => path.split("/")[2] === family)),
		);
	});

	test.each(routes)("$method $path ($permission)", async ({ method, path, permission }) => {
		for (const role of STAFF_ROLE_NAMES.filter((name) => !isAllowed(name, permission))) {
			const { status, body } = await ask(role, "engine", method, path);
			expect([role, status, body]).toEqual([role, ...refusalOf(role)]);
		}
	});

	// What changes something and is allowed is not tried: the engine would do it.
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
