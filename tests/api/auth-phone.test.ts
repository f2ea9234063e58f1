import { userSchema } from "@confiserie/domain/contract/auth";
import { describe, expect, test } from "vitest";
import { api, registerCustomer } from "../support/api";

const put = (token: string, body: unknown) =>
	api("/auth/phone", { method: "PUT", body, ...(token === undefined ? {} : { token }) });

describe("PUT /auth/phone", () => {
	test("stores the number and returns the user; other users are unchanged", async () => {
		const [customer, stranger] = [await registerCustomer(), await registerCustomer()];
		const { status, body } = await put(customer.token, { phoneNumber: "+32470123456" });
		expect(status).toBe(200);
		expect(userSchema.strict().parse(body)).toEqual({ ...customer.user, phoneNumber: "+32470123456" });
		expect((await api("/auth/me", { token: customer.token })).body).toEqual(body);
		expect((await api("/auth/me", { token: stranger.token })).body).toEqual(stranger.user);
	});

	test("changes the phone alone, whatever else is sent", async () => {
		const { token, user } = await registerCustomer();
		const { body } = await put(token, { phoneNumber: "+49301234567", id: "cus_other", email: "x@y.fr", role: "ADMIN" });
		expect(body).toEqual({ ...user, phoneNumber: "+49301234567" });
		expect((await api("/auth/me", { token })).body).toEqual(body);
	});

	test.each([
		["0612345678"],
		["+0612345678"],
		["+33 6 12 34 56 78"],
		["+12345678"],
		["+1234567890123456"],
		[""],
		[33612345678],
		[null],
		[undefined],
	])(
		"plus sign, nonzero digit, then 8 to 14 more digits: %j returns 'Numéro de téléphone invalide'",
		async (number) => {
			const { token, user } = await registerCustomer();
			const { status, body } = await put(token, { phoneNumber: number });
			const message = "Numéro de téléphone invalide";
			expect(status).toBe(400);
			expect(body).toEqual({
				code: "VALIDATION",
				message,
				field: "phoneNumber",
				errors: [{ field: "phoneNumber", message }],
			});
			expect((await api("/auth/me", { token })).body).toEqual(user);
		},
	);
});
