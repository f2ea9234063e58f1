import { expect, test } from "vitest";
import { isOpenMedusaPath } from "./medusa-paths";

test.each([
	["GET", "/app"],
	["GET", "/app/orders/order_1"],
	["GET", "/admin/products"],
	["POST", "/admin/invites/accept"],
	["GET", "/auth/user/providers"],
	["POST", "/auth/user/emailpass"],
	["POST", "/auth/user/emailpass/register"],
	["POST", "/auth/user/emailpass/reset-password"],
	["POST", "/auth/user/emailpass/update"],
	["POST", "/auth/session"],
	["DELETE", "/auth/session"],
	["OPTIONS", "/auth/session"],
	["GET", "/static/demo/image.webp"],
	["GET", "/health"],
])("%s %s stays open for Medusa Admin", (method, path) => {
	expect(isOpenMedusaPath(method, path)).toBe(true);
});

test.each([
	["GET", "/"],
	["GET", "/store"],
	["POST", "/store/returns"],
	["POST", "/auth/customer/emailpass/update"],
	["GET", "/auth/user/emailpass"],
	["POST", "/auth/user/google"],
	["POST", "/auth/mfa/factors"],
	["POST", "/auth/token/refresh"],
	["POST", "/auth/session/x"],
	["POST", "/hooks/payment/stripe_stripe"],
	["GET", "/cloud/auth"],
	["GET", "/administrator"],
	["GET", "/application"],
	["GET", "/Admin/products"],
])("%s %s is closed", (method, path) => {
	expect(isOpenMedusaPath(method, path)).toBe(false);
});
