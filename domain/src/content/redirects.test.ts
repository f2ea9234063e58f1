import { expect, test } from "vitest";
import { circleIn, oldAddress, redirectLine, redirectSchema, targetOf } from "./redirects";

test.each([
	["/produit/barbe-a-papa/", "/produit/barbe-a-papa"],
	["https://ancienne.exemple/boutique/pop-corn?b=2&a=1#x", "/boutique/pop-corn?a=1&b=2"],
	["/index.php?id_product=12&utm_source=lettre&gclid=x", "/index.php?id_product=12"],
	["/a%3Fb", null],
	["/%C3%A9t%C3%A9", "/été"],
	["/a/../b", "/b"],
	["//exemple.fr/a", null],
	["/\\exemple.fr", null],
	["javascript:alert(1)", null],
	["/%E9", null],
	["/a%20b", null],
	["produit", null],
])("the old address %s is looked up as %s", (address, key) => expect(oldAddress(address)).toBe(key));

test.each([
	["a page of the shop", "/products/ancien", "/products", "from"],
	["the shop's files", "/_next/static/x.js", "/", "from"],
	["the home page", "/", "/products", "from"],
	["the home page with a query", "/?p=12", "/products", "from"],
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

test.each([
	["/index.php?id_product=1", "/faq"],
	["/index.php?id_product=1&utm_source=x", "/faq"],
	["/index.php?id_product=2", "/contact?objet=2"],
	["/index.php?id_product=3", "/pages/catalogue?id_product=3#haut"],
	["/index.php", "/pages/catalogue#haut"],
	["/vieux?id_product=1", "/faq"],
	["/autre?id_product=1", null],
	[`/index.php?long=${"x".repeat(400)}`, `/pages/catalogue?long=${"x".repeat(400)}#haut`],
])("addresses that differ in their query are two: %s leads to %s", (from, to) => {
	const table = new Map([
		["/index.php?id_product=1", "/faq"],
		["/index.php?id_product=2", "/contact?objet=2"],
		["/index.php", "/pages/catalogue#haut"],
		["/vieux", "/index.php"],
	]);
	expect(targetOf(table, from)).toBe(to);
	expect(circleIn(table)).toBeNull();
});

test("lines are read with a heading and any separator", () =>
	expect(["Ancienne;Nouvelle", "/a;/faq", "/b, /products", "/c\t/", "", "x"].map(redirectLine)).toEqual([
		null,
		{ from: "/a", to: "/faq" },
		{ from: "/b", to: "/products" },
		{ from: "/c", to: "/" },
		null,
		{ from: "x", to: "" },
	]));
