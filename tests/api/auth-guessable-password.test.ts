import { randomUUID } from "node:crypto";
import { ACCOUNT_MESSAGES } from "@confiserie/domain/accounts/account";
import { expect, test } from "vitest";
import { api, engine, login, registerCustomer } from "../support/api";
import { mailedToken } from "../support/mailed";
import { invite, newAdministrator } from "../support/staff";

const COMMON = "motdepasse";
const NAME = { firstName: "Ève", lastName: "Dragée" };
const OWN = "Dragee-2026";
const SOUND = "Caramel-mou-2027";
const stranger = () => `devine-${randomUUID()}@exemple.fr`;
const register = (password: string, email = stranger()) =>
	api("/auth/register", { body: { ...NAME, email, phoneNumber: "+33612345678", password } });
const refusal = (field: string, message: string) => ({
	status: 400,
	body: { code: "VALIDATION", field, message, errors: [{ field, message }] },
});

test.each([
	[COMMON, ACCOUNT_MESSAGES.passwordCommon],
	[COMMON.toUpperCase(), ACCOUNT_MESSAGES.passwordCommon],
	[OWN, ACCOUNT_MESSAGES.passwordOwnWords],
	["Confiserie", ACCOUNT_MESSAGES.passwordOwnWords],
])("a registration with %s is refused, and the e-mail stays free", async (password, message) => {
	const email = stranger();
	expect(await register(password, email)).toMatchObject(refusal("password", message));
	expect((await register(SOUND, email)).status).toBe(201);
});

test("so is one by the Store API, whose e-mail is all that is known", async () => {
	const email = stranger();
	const at = (password: string) => engine("/auth/customer/emailpass/register", { body: { email, password } });
	expect(await at(COMMON)).toMatchObject({ status: 400, body: { message: ACCOUNT_MESSAGES.passwordCommon } });
	expect(await at("Devine-26")).toMatchObject({ status: 400, body: { message: ACCOUNT_MESSAGES.passwordOwnWords } });
});

test("so is one by an invitation to Medusa Admin", async () => {
	const email = stranger();
	await invite(email);
	const refused = await engine("/auth/user/emailpass/register", { body: { email, password: COMMON } });
	expect(refused).toMatchObject({ status: 400, body: { message: ACCOUNT_MESSAGES.passwordCommon } });
});

test("a change is refused, and the old password stays", async () => {
	const { token, email, password } = await registerCustomer(NAME);
	const change = (newPassword: string) =>
		api("/auth/password", { method: "PUT", token, body: { currentPassword: password, newPassword } });
	expect(await change(COMMON)).toMatchObject(refusal("newPassword", ACCOUNT_MESSAGES.passwordCommon));
	expect(await change(OWN)).toMatchObject(refusal("newPassword", ACCOUNT_MESSAGES.passwordOwnWords));
	await login({ email, password });
});

test("a mailed link refuses it in both administrations, and still sets another one", async () => {
	const { email } = await registerCustomer(NAME);
	await api("/auth/password/forgotten", { body: { email } });
	const token = await mailedToken(email, "password-reset", "/reset-password");
	const reset = (password: string) => api("/auth/password/reset", { body: { token, password } });
	expect(await reset(COMMON)).toMatchObject(refusal("password", ACCOUNT_MESSAGES.passwordCommon));
	expect(await reset(OWN)).toMatchObject(refusal("password", ACCOUNT_MESSAGES.passwordOwnWords));
	expect((await reset(SOUND)).status).toBe(204);
	await login({ email, password: SOUND });

	const staff = await newAdministrator();
	await engine("/auth/user/emailpass/reset-password", { body: { identifier: staff.email } });
	const wrapped = await mailedToken(staff.email, "staff-password-reset", "/app/reset-password");
	const update = (password: string) => engine("/auth/user/emailpass/update", { body: { password }, token: wrapped });
	expect(await update("Ministre-26")).toMatchObject({
		status: 400,
		body: { message: ACCOUNT_MESSAGES.passwordOwnWords },
	});
	expect((await update(SOUND)).status).toBe(200);
});

test("an invitation to the team refuses it by the name that is given with it", async () => {
	const owner = await newAdministrator();
	const email = stranger();
	await api("/admin/staff/invitations", { token: owner.token, body: { email, role: "orders" } });
	// A mail of its own has the shop send what is due at once, not with the minute.
	await api("/auth/password/forgotten", { body: { email: owner.email } });
	const token = await mailedToken(email, "staff-invitation", "/invitation");
	const accept = (password: string) => api("/auth/password/reset", { body: { token, password, ...NAME } });
	expect(await accept(OWN)).toMatchObject(refusal("password", ACCOUNT_MESSAGES.passwordOwnWords));
	expect((await accept(SOUND)).status).toBe(204);
});
