import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import manifest from "./manifest";

// As Next imports an image; its address is that of the file from here.
vi.mock("@/config/icon.svg", () => ({ default: { src: "../config/icon.svg" } }));

it("the shop can be installed: a name, a start of its own, and icons that are there", () => {
	const { name, start_url, display, icons = [] } = manifest();
	expect([name, start_url, display]).toEqual(["La Confiserie", "/", "standalone"]);
	expect(icons.length).toBeGreaterThan(0);
	for (const { src } of icons) expect(existsSync(join(import.meta.dirname, src))).toBe(true);
});
