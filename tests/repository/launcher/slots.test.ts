import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { slots } from "../../../scripts/lib/slots";

test("as much as there are slots is in progress, in order, and a failure frees its slot", async () => {
	const inSlot = slots(2);
	const begun: number[] = [];
	const ends: (() => void)[] = [];
	const running = [0, 1, 2, 3].map((number) =>
		inSlot(async () => {
			begun.push(number);
			await new Promise<void>((end) => ends.push(end));
			if (number === 1) throw new Error("failed");
			return number;
		}),
	);
	const results = Promise.allSettled(running);
	await setImmediate();
	expect(begun).toEqual([0, 1]);
	ends[1]?.();
	await setImmediate();
	expect(begun).toEqual([0, 1, 2]);
	for (const index of [0, 2]) ends[index]?.();
	await setImmediate();
	ends[3]?.();
	expect((await results).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});
