import { expect, test } from "vitest";
import { opensPrivateFile, privateLink } from "./private-link";

const SECRET = "s".repeat(32);
const FILE = "private-1-orders.csv";
const NOW = 1_800_000_000_000;
const query = (link: string) => Object.fromEntries(new URL(link, "http://localhost").searchParams);

test("a private address opens its file for an hour", () => {
	const link = privateLink(FILE, SECRET, NOW);
	expect(link).toMatch(/^\/static\/private\/private-1-orders\.csv\?/);
	expect(opensPrivateFile(FILE, query(link), SECRET, NOW + 3_599_000)).toBe(true);
	expect(opensPrivateFile(FILE, query(link), SECRET, NOW + 3_600_000)).toBe(false);
});

test("nothing else opens it: another file, a later date, another secret, no signature", () => {
	const good = query(privateLink(FILE, SECRET, NOW));
	expect(opensPrivateFile("private-2-orders.csv", good, SECRET, NOW)).toBe(false);
	expect(opensPrivateFile(FILE, { ...good, expires: String(NOW * 2) }, SECRET, NOW)).toBe(false);
	expect(opensPrivateFile(FILE, good, "t".repeat(32), NOW)).toBe(false);
	expect(opensPrivateFile(FILE, { expires: good.expires }, SECRET, NOW)).toBe(false);
	expect(opensPrivateFile(FILE, { ...good, signature: [good.signature] }, SECRET, NOW)).toBe(false);
});
