import { expect, test } from "vitest";
import { eachApart } from "./each-apart";

test("one that fails stops no other; the failures follow by name, ten at most", async () => {
	const done: number[] = [];
	const run = (isFailing: (item: number) => boolean) =>
		eachApart(
			Array.from({ length: 13 }, (_, item) => item),
			(item) => `order ${item}`,
			async (item) => {
				done.push(item);
				if (isFailing(item)) throw new RangeError("too much");
			},
		);
	await expect(run(() => false)).resolves.toBeUndefined();
	await expect(run((item) => item === 3)).rejects.toThrow(/^order 3: too much$/);
	await expect(run(() => true)).rejects.toThrow(/^order 0: too much; (.*; ){9}3 more$/);
	expect(done).toHaveLength(39);
});
