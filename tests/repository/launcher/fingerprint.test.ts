import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint } from "../../../scripts/lib/fingerprint";
import { unlessMade } from "../../../scripts/lib/stamps";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "confiserie-"));
	writeFileSync(join(folder, "a.ts"), "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("follows content, names and extra values, not dates", async () => {
	const before = await fingerprint([folder], ["x"]);
	utimesSync(join(folder, "a.ts"), 1, 1);
	expect(await fingerprint([folder], ["x"])).toBe(before);
	expect(await fingerprint([folder], ["y"])).not.toBe(before);
	writeFileSync(join(folder, "b.ts"), "");
	const withEmptyFile = await fingerprint([folder], ["x"]);
	expect(withEmptyFile).not.toBe(before);
	writeFileSync(join(folder, "a.ts"), "two");
	expect(await fingerprint([folder], ["x"])).not.toBe(withEmptyFile);
});

test("leaves out what is made and what only tests", async () => {
	const before = await fingerprint([folder]);
	mkdirSync(join(folder, "node_modules"));
	writeFileSync(join(folder, "node_modules", "a.js"), "made");
	writeFileSync(join(folder, "a.test.ts"), "tests");
	expect(await fingerprint([folder])).toBe(before);
});

test("a step runs once for the same inputs, and again when it failed, changed, or its result is gone", async () => {
	const name = `test-${process.pid}-${Date.now()}`;
	const product = join(folder, "made");
	let runs = 0;
	const make = async () => {
		runs += 1;
		writeFileSync(product, "");
	};
	await expect(unlessMade(name, "inputs", folder, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	await unlessMade(name, "inputs", product, make);
	await unlessMade(name, "inputs", product, make);
	expect(runs).toBe(1);
	await unlessMade(name, "other inputs", product, make);
	rmSync(product);
	await unlessMade(name, "other inputs", product, make);
	expect(runs).toBe(3);
});
