import fc from "fast-check";
import { expect, test } from "vitest";
import { Texts } from "./texts";

const BLOCK = 1024 * 1024;

test("a text is what was added until it is removed, in whichever order; what is gone takes no more room than what is left", () => {
	const step = fc.record({ length: fc.nat(50_000), gone: fc.option(fc.nat(200)) });
	fc.assert(
		fc.property(fc.array(step, { maxLength: 200, size: "max" }), (steps) => {
			const texts = new Texts();
			const expected: string[] = [];
			for (const { length, gone } of steps) {
				texts.add(expected.length, "é".repeat(length));
				expected.push("é".repeat(length));
				if (gone === null || gone >= expected.length) continue;
				texts.remove(gone);
				expected[gone] = "";
			}
			expect(expected.map((_, slot) => texts.of(slot).toString())).toEqual(expected);
			const left = expected.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
			expect(texts.bytes).toBeLessThan(3 * left + 2 * BLOCK);
		}),
		{ numRuns: 20 },
	);
});

test("all of a catalogue that goes gives its room back, but for the block that is written to", () => {
	const texts = new Texts();
	for (let slot = 0; slot < 5000; slot += 1) texts.add(slot, `${slot}`.padStart(2000));
	expect(texts.bytes).toBeGreaterThan(9 * BLOCK);
	for (let slot = 0; slot < 5000; slot += 1) texts.remove(slot);
	expect(texts.bytes).toBe(BLOCK);
});

test("a text that somebody still holds stays as it was", () => {
	const texts = new Texts();
	texts.add(0, "barbe à papa");
	const held = texts.of(0);
	texts.remove(0);
	for (let slot = 1; slot < 1000; slot += 1) texts.add(slot, "x".repeat(2000));
	expect(held.toString()).toBe("barbe à papa");
});

test("a text larger than a block is held whole; a slot without one has an empty text", () => {
	const texts = new Texts();
	texts.add(0, "x".repeat(BLOCK + 1));
	texts.add(1, "y");
	expect([texts.of(0).length, texts.of(1).toString(), texts.of(2).toString()]).toEqual([BLOCK + 1, "y", ""]);
});
