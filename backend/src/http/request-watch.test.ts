import { describe, expect, it } from "vitest";
import { orderIn } from "./request-watch";

describe("the order that a request is about", () => {
	it.each([
		["/api/orders/CMD-7K3M-9QX2", "CMD-7K3M-9QX2"],
		["/api/orders/CMD-ABCD-EFGH", "CMD-ABCD-EFGH"],
		["/api/admin/orders/CMD-ABCD-EFGH/status", "CMD-ABCD-EFGH"],
		["/api/orders/01JD3Z9V8Q", "01JD3Z9V8Q"],
		["/api/admin/orders/export", undefined],
		["/api/orders", undefined],
		["/api/products/CMD-7K3M-9QX2", undefined],
	])("%s is %s", (path, order) => {
		expect(orderIn(path)).toBe(order);
	});
});
