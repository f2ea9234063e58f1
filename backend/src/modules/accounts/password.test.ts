import { expect, test, vi } from "vitest";

vi.mock("scrypt-kdf", async (original) => {
	const { default: scrypt } = await original<{ default: typeof import("scrypt-kdf") }>();
	return { kdf: scrypt.kdf, verify: vi.fn(scrypt.verify) };
});

// Test files share their modules: another file may have loaded this one with the real library.
vi.resetModules();
const { loadEnvironment } = await import("../../config/env");
loadEnvironment({ PASSWORD_HASH_LOG_N: "10" }, "/");
const { verify } = await import("scrypt-kdf");
const { hashPassword, isPassword } = await import("./password");

/** What a check costs: the cost figures stand at the beginning of each hash that it was made with. */
async function workOf(password: string, hash: string | undefined): Promise<{ isRight: boolean; costs: string[] }> {
	vi.mocked(verify).mockClear();
	const isRight = await isPassword(password, hash);
	const costs = vi.mocked(verify).mock.calls.map(([key]) => Buffer.from(key).subarray(0, 16).toString("hex"));
	return { isRight, costs };
}

test("an unknown e-mail costs the very hash that a wrong password does", async () => {
	const hash = await hashPassword("Sucre-candi-2026");
	const wrong = await workOf("wrong-password", hash);
	const unknown = await workOf("wrong-password", undefined);
	expect([wrong.isRight, unknown.isRight]).toEqual([false, false]);
	expect(wrong.costs).toHaveLength(1);
	expect(unknown.costs).toEqual(wrong.costs);
	expect((await workOf("Sucre-candi-2026", hash)).isRight).toBe(true);
});
