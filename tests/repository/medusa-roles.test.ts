import { STAFF_ROLE_NAMES } from "@confiserie/domain/accounts/account";
import { isAllowed } from "@confiserie/domain/accounts/staff";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadEnvironment } from "../../backend/src/config/env";
import { admitStaff } from "../../backend/src/http/caller";
import { medusaTerms, requireMedusaPermission } from "../../backend/src/http/medusa-permissions";
import { failureOf } from "../../backend/src/modules/foundations/failures/failure";
import { medusaRoutes } from "../support/medusa-routes";

/** Of Medusa Admin what only an owner may even look at. */
const OWNERS_ALONE = ["api-keys", "index", "invites", "rbac", "search-indexes", "users", "workflows-executions"];

beforeAll(() => {
	loadEnvironment({ STOREFRONT_URL: "http://localhost:3000" }, "/shop/backend");
});

/** Over HTTP, one role that may and one that may not: tests/api/role-matrix.test.ts. */
describe("roles x routes of Medusa Admin, all cells", () => {
	// The invitee has no account yet: the link decides.
	const ours = medusaRoutes().filter(({ path }) => path !== "/admin/invites/accept");
	const routes = ours.map(({ method, path }) => {
		const asked = path.replace(/:\w+/g, "absent");
		return { method, path, asked, ...medusaTerms(method, asked.replace("/admin", "")) };
	});

	test("each family of the installed engine is decided", () => {
		const families = [...new Set(routes.map(({ path }) => path.split("/")[2] ?? ""))];
		expect(families.length).toBeGreaterThan(55);
		expect(routes.filter(({ listed }) => listed === "")).toEqual([]);
		const owners = routes.filter(({ permission, method }) => permission === "staff.manage" && method === "GET");
		expect([...new Set(owners.map(({ path }) => path.split("/")[2]))].sort()).toEqual(
			OWNERS_ALONE.filter((family) => owners.some(({ path }) => path.split("/")[2] === family)),
		);
	});

	test.each(routes)("$method $path ($permission)", ({ method, asked, permission }) => {
		for (const role of STAFF_ROLE_NAMES) {
			const req = { method, baseUrl: "", path: asked } as MedusaRequest;
			admitStaff(req, { customerId: "cus_1", email: "ada@exemple.fr", staffRole: role, hasSecondFactor: false });
			const next = vi.fn();
			const code = codeOf(() => requireMedusaPermission(req, {} as MedusaResponse, next));
			const isOpen = isAllowed(role, permission);
			expect([role, code, next.mock.calls.length]).toEqual([role, isOpen ? undefined : "ROLE_REFUSED", isOpen ? 1 : 0]);
		}
	});
});

function codeOf(act: () => void): string | undefined {
	try {
		act();
		return undefined;
	} catch (error) {
		return failureOf(error)?.code ?? String(error);
	}
}
