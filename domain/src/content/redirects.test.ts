import { expect, test } from "vitest";
import { circleIn, oldPath, redirectLines, redirectSchema, targetOf } from "./redirects";

test.each([
	["/produit/barbe-a-papa/", "/produit/barbe-a-papa"],
	["https://ancienne.exemple/boutique/pop-corn?utm=1#x", "/boutique/pop-corn"],
	["/%C3%A9t%C3%A9", "/été"],
	["/a/../b", "/b"],
	["//exemple.fr/a", null],
	["/\\exemple.fr", null],
	["javascript:alert(1)", null],
	["/%E9", null],
	["/a%20b", null],
	["produit", null],
])("the old address %s is looked up as %s", (address, path) => expect(oldPath(address)).toBe(path));

test.each([
	["a page of the shop", "/products/ancien", "/products", "from"],
	["the shop's files", "/_next/static/x.js", "/", "from"],
	["the home page", "/", "/products", "from"],
	["another site", "/ancien", "https://exemple.fr/", "to"],
	["a site without a scheme", "/ancien", "//exemple.fr", "to"],
	["a site behind dot segments", "/ancien", "/.//evil.example", "to"],
	["a script", "/ancien", "javascript:alert(1)", "to"],
])("%s is refused", (_case, from, to, field) =>
	expect(redirectSchema.safeParse({ from, to }).error?.issues.map(({ path }) => path.join("."))).toEqual([field]),
);

test.each<[string, [string, string][], string, string | null]>([
	["one step", [["/a", "/faq"]], "/a", "/faq"],
	[
		"two steps",
		[
			["/a", "/b/"],
			["/b", "/faq"],
		],
		"/a",
		"/faq",
	],
	["nowhere", [["/a", "/faq"]], "/b", null],
	["itself", [["/a", "/a/"]], "/a", null],
	[
		"a circle of three",
		[
			["/a", "/b"],
			["/b", "/c?x=1"],
			["/c", "/a"],
		],
		"/a",
		null,
	],
	[
		"the way into a circle",
		[
			["/a", "/b"],
			["/b", "/b"],
		],
		"/a",
		null,
	],
])("a table that leads to %s", (_case, rows, from, target) => {
	const table = new Map(rows);
	expect(targetOf(table, from)).toBe(target);
	expect(circleIn(table) === null).toBe(target !== null || !table.has(from));
});

test("lines are read with a heading and any separator", () =>
	expect(redirectLines("Ancienne;Nouvelle\n/a;/faq\n/b, /products\n/c\t/\n\n")).toEqual([
		{ from: "/a", to: "/faq" },
		{ from: "/b", to: "/products" },
		{ from: "/c", to: "/" },
	]));
