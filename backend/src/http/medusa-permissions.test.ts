import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { describe, expect, test, vi } from "vitest";
import { loadEnvironment } from "../config/env";
import { ApiFailure } from "../modules/foundations/failures";
import { admitKey } from "./caller";
import { requireMedusaPermission } from "./medusa-permissions";

/** The code with which a call by a key is refused; undefined when it passes. */
function refusalOf(path: string, hasSecondFactor: boolean): string | undefined {
	const req = { method: "GET", baseUrl: "", path } as MedusaRequest;
	const owner = { customerId: "cus_1", email: "ada@exemple.fr", staffRole: "owner", hasSecondFactor } as const;
	admitKey(req, { id: "apk_1", title: "Export", owner });
	const next = vi.fn();
	try {
		requireMedusaPermission(req, {} as MedusaResponse, next);
	} catch (error) {
		return error instanceof ApiFailure ? error.code : String(error);
	}
	expect(next).toHaveBeenCalledOnce();
	return undefined;
}

describe("a key where owners need a second factor", () => {
	test.each([
		["/admin/customers", true, undefined],
		["/admin/customers", false, "SECOND_FACTOR_MISSING"],
		["/admin/users/me", true, "FORBIDDEN"],
		["/admin/api-keys/apk_1", true, "FORBIDDEN"],
		["/admin/a-route-to-come", true, "FORBIDDEN"],
	])("%s, its owner having one: %s, gives %s", (path, hasSecondFactor, code) => {
		loadEnvironment({ STOREFRONT_URL: "http://localhost:3000", SECOND_FACTOR: "owners" }, "/shop/backend");
		expect(refusalOf(path, hasSecondFactor)).toBe(code);
	});
});
