import { describe, expect, it } from "vitest";
import { PASSWORD_MIN_LENGTH } from "../accounts/account";
import { isNewOrder } from "../orders/order-status";
import {
	ADMIN_EXPORT_ROWS,
	adminOrderExportSchema,
	adminOrderQuerySchema,
	adminOrderSearchSchema,
} from "./admin-order";
import { IMAGE_MAXIMUM_BYTES } from "./admin-product";
import { orderQuerySchema } from "./order";

describe("accounts spec §9 'Business constants and limits'", () => {
	it("customer orders: page size 20 by default", () => {
		expect(orderQuerySchema.parse({})).toEqual({ page: 0, size: 20 });
	});

	it("admin orders: page size 20, createdAt_desc, also in a search", () => {
		expect(adminOrderQuerySchema.parse({})).toMatchObject({ page: 0, size: 20, sort: "createdAt_desc" });
		expect(adminOrderSearchSchema.parse({ query: " ab " })).toMatchObject({ size: 20, query: "ab" });
		expect(adminOrderSearchSchema.safeParse({ query: " a " }).success).toBe(false);
	});

	it("export at most 10,000 rows, as a page of the list too", () => {
		expect(ADMIN_EXPORT_ROWS).toBe(10_000);
		expect(adminOrderQuerySchema.parse({ page: "0", size: "10000" }).size).toBe(10_000);
		expect(adminOrderQuerySchema.safeParse({ size: "10001" }).success).toBe(false);
		expect(adminOrderExportSchema.parse({})).not.toHaveProperty("size");
	});

	it("new-order highlight 3 days, to the last moment", () => {
		const now = new Date("2026-11-20T10:00:00.000Z");
		expect(isNewOrder("2026-11-17T10:00:00.000Z", now)).toBe(true);
		expect(isNewOrder("2026-11-17T09:59:59.999Z", now)).toBe(false);
	});

	it("password minimum 8, image 5 MB", () => {
		expect([PASSWORD_MIN_LENGTH, IMAGE_MAXIMUM_BYTES]).toEqual([8, 5_242_880]);
	});
});
