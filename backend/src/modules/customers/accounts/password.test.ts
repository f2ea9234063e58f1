import { expect, test, vi } from "vitest";

vi.mock("scrypt-kdf", async (original) => {
	const { default: scrypt } = await original<{ default: typeof import("scrypt-kdf") }>();
	return { kdf: scrypt.kdf, verify: vi.fn(scrypt.verify) };
});

// Test files share their modules: another file may have loaded this one with the real library.
vi.resetModules();
const { loadEnvironment } = await import("../../../config/env");
loadEnvironment({ PASSWORD_HASH_LOG_N: "10" }, "/");
const { verify } = await import("scrypt-kdf");
const { hashNewPassword, isPassword } = await import("./password");

const HOLDER = { email: "ada@sucrerie.fr", firstName: "Ada", lastName: "Berlingot" };
const hashOf = async (password: string) => hashNewPassword({ password, field: "newPassword", holder: HOLDER });

/** What a check costs: the cost figures stand at the beginning of each hash that it was made with. */
async function workOf(password: string, hash: string | undefined): Promise<{ isRight: boolean; costs: string[] }> {
	vi.mocked(verify).mockClear();
	const isRight = await isPassword(password, hash);
	const costs = vi.mocked(verify).mock.calls.map(([key]) => Buffer.from(key).subarray(0, 16).toString("hex"));
	return { isRight, costs };
}

test("an unknown e-mail costs the very hash that a wrong password does", async () => {
	const hash = await hashOf("Sucre-candi-2026");
	const wrong = await workOf("wrong-password", hash);
	const unknown = await workOf("wrong-password", undefined);
	expect([wrong.isRight, unknown.isRight]).toEqual([false, false]);
	expect(wrong.costs).toHaveLength(1);
	expect(unknown.costs).toEqual(wrong.costs);
	expect((await workOf("Sucre-candi-2026", hash)).isRight).toBe(true);
});

test.each([
	["password", "Ce mot de passe est trop courant"],
	["Motdepasse", "Ce mot de passe est trop courant"],
	["AZERTYUIOP", "Ce mot de passe est trop courant"],
	["12345678", "Ce mot de passe est trop courant"],
	["Berlingot-26", "Ce mot de passe reprend votre nom"],
	["Sucrerie2026", "Ce mot de passe reprend votre nom"],
	["Confiserie!", "Ce mot de passe reprend votre nom"],
])("%s is refused at its field: %s", async (password, message) => {
	await expect(hashOf(password)).rejects.toMatchObject({
		code: "VALIDATION",
		message: expect.stringContaining(message),
		details: { field: "newPassword", errors: [{ field: "newPassword" }] },
	});
});

test("a long password may contain the holder's name", async () => {
	await expect(hashOf("Berlingot-neuf-2026")).resolves.toBeTypeOf("string");
});
