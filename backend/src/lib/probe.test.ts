import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { probe, rememberedProbe } from "./probe";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what fails, or hangs for two seconds, is down", async () => {
	expect(await probe(async () => true)).toBe("up");
	expect(await probe(async () => Promise.reject(new Error("refused")))).toBe("down");
	const hanging = probe(() => new Promise(() => undefined));
	await vi.advanceTimersByTimeAsync(2_000);
	expect(await hanging).toBe("down");
});

test("a remembered probe looks again after its time, and tells meanwhile what it saw last", async () => {
	let settle: (isWell: boolean) => void = () => undefined;
	const look = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
	const state = rememberedProbe(look, 1_000);
	const first = Promise.all([state(), state()]);
	settle(true);
	expect(await first).toEqual(["up", "up"]);
	expect(await state()).toBe("up");
	expect(look).toHaveBeenCalledTimes(1);

	await vi.advanceTimersByTimeAsync(1_000);
	expect(await state()).toBe("up");
	expect(look).toHaveBeenCalledTimes(2);
	settle(false);
	await vi.advanceTimersByTimeAsync(0);
	expect(await state()).toBe("down");
});
