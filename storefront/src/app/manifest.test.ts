import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import manifest from "./manifest";

it("the shop can be installed: a name, a start of its own, and icons that are there", () => {
	const { name, start_url, display, icons = [] } = manifest();
	expect([name, start_url, display]).toEqual(["La Confiserie", "/", "standalone"]);
	expect(icons.length).toBeGreaterThan(0);
	for (const { src } of icons) expect(existsSync(join(import.meta.dirname, src))).toBe(true);
});
