import { expect, it } from "vitest";
import { readKeys, SHORTCUTS } from "./shortcuts";

it("'g' and then a letter leads to a section, whatever was pressed before", () => {
	expect(readKeys([], "g")).toEqual({ pending: ["g"] });
	expect(readKeys(["g"], "c")).toEqual({ act: { kind: "go", href: "/admin/orders" } });
	expect(readKeys(["g"], "n")).toEqual({ act: { kind: "go", href: "/admin/orders/new" } });
	expect(readKeys(["g"], "g")).toEqual({ pending: ["g"] });
});

it("a key that means nothing does nothing", () => {
	expect(readKeys([], "9")).toEqual({ pending: [] });
	expect(readKeys(["g"], "9")).toEqual({ pending: [] });
});

it("no shortcut is the beginning of another, nor said twice", () => {
	const written = SHORTCUTS.map(({ keys }) => keys.join(" "));
	for (const [at, one] of written.entries())
		expect(written.filter((other, index) => index !== at && other.startsWith(one))).toEqual([]);
	expect(new Set(SHORTCUTS.map(({ label }) => label)).size).toBe(SHORTCUTS.length);
});
