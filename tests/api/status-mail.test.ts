import type { AdminStatusUpdate, StatusMail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api } from "../support/api";
import { mailCount, mailedTo } from "../support/mailed";
import { statusDesk } from "../support/order-status";

const { open, sale, move, read } = statusDesk();
let admin: string;
beforeAll(async () => {
	await open();
	admin = await adminToken();
});

function preview<Body = StatusMail>(number: string, body: unknown) {
	return api<Body>(`/admin/orders/${number}/status/mail`, { method: "POST", token: admin, body });
}

describe("POST /admin/orders/{id}/status/mail", () => {
	test.each([
		[
			"SHIPPED, with the number that is about to be saved",
			{ status: "SHIPPED", tracking: { carrier: "COLISSIMO", number: "6A12345678901" } },
			{ template: "order-status-changed", words: ["a quitté notre atelier", "6A12345678901"] },
		],
		[
			"CANCELLED, with what is given back",
			{ status: "CANCELLED" },
			{ template: "order-cancelled", words: ["vous seront rendus"] },
		],
	] as const)("says what the customer then gets: %s", async (_, update, { template, words }) => {
		const { orderNumber } = await sale();
		const before = await read(orderNumber);
		const { status, body } = await preview(orderNumber, update);
		expect(status).toBe(200);
		const to = before.customerEmail;
		const mails = await mailCount(to, template);
		expect(body.mail).toMatchObject({ to, subject: expect.stringContaining(orderNumber) });
		// It was only read.
		expect((await read(orderNumber)).version).toBe(before.version);
		await move(orderNumber, update as AdminStatusUpdate);
		expect(await mailCount(to, template)).toBe(mails + 1);
		const sent = await mailedTo(to, template);
		for (const word of [orderNumber, ...words]) {
			expect(body.mail?.text).toContain(word);
			expect(sent).toContain(word);
		}
	});

	test("a status that stays sends none, but for a new number of what is on its way", async () => {
		const { orderNumber } = await sale();
		const tracking = { carrier: "COLISSIMO", number: "6A12345678902" };
		expect((await preview(orderNumber, { status: "CONFIRMED", tracking })).body).toEqual({ mail: null });
		await move(orderNumber, { status: "SHIPPED" });
		expect((await preview(orderNumber, { status: "SHIPPED" })).body).toEqual({ mail: null });
		const followed = await preview(orderNumber, { status: "SHIPPED", tracking });
		expect(followed.body.mail?.text).toContain("6A12345678902");
	});

	test.each([
		["an order that does not exist", "CMD-ZZZZ-ZZZZ", { status: "SHIPPED" }, 404, "ORDER_NOT_FOUND"],
		["a status that does not exist", "CMD-ZZZZ-ZZZZ", { status: "LOST" }, 400, "VALIDATION"],
	])("refuses %s", async (_, number, body, status, code) => {
		const answer = await preview<ApiError>(number, body);
		expect([answer.status, answer.body.code]).toEqual([status, code]);
	});
});
