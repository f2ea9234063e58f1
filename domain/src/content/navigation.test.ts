import { expect, test } from "vitest";
import { bannerOn, DEFAULT_NAVIGATION, type Navigation, navigationSchema } from "./navigation";

const faults = (changes: Partial<Navigation>) =>
	navigationSchema.safeParse({ ...DEFAULT_NAVIGATION, ...changes }).error?.issues.map(({ path }) => path.join("."));
const [first, ...others] = DEFAULT_NAVIGATION.legalLinks;

test.each<[string, Partial<Navigation>, string]>([
	["another site", { quickLinks: [{ label: "Voir", href: "https://exemple.fr" }] }, "quickLinks.0.href"],
	["a script", { quickLinks: [{ label: "Voir", href: "javascript:alert(1)" }] }, "quickLinks.0.href"],
	["a link without a name", { houseLinks: [{ label: " ", href: "/faq" }] }, "houseLinks.0.label"],
	[
		"the same page twice",
		{
			houseLinks: [
				{ label: "A", href: "/faq" },
				{ label: "B", href: "/faq" },
			],
		},
		"houseLinks",
	],
	["a footer without the terms of sale", { legalLinks: others }, "legalLinks"],
	["a banner that leads elsewhere", { banner: { text: "Foire", href: "//exemple.fr" } }, "banner.href"],
	[
		"dot segments that leave two slashes",
		{ houseLinks: [{ label: "A", href: "/.//evil.example" }] },
		"houseLinks.0.href",
	],
	["encoded slashes", { houseLinks: [{ label: "A", href: "/%2F%2Fevil.example" }] }, "houseLinks.0.href"],
	["spaces in an address", { houseLinks: [{ label: "A", href: "/a b" }] }, "houseLinks.0.href"],
	[
		"a banner that ends before it begins",
		{ banner: { text: "Foire", href: "", from: "2026-12-02", to: "2026-12-01" } },
		"banner.to",
	],
])("refuses %s", (_case, changes, path) => expect(faults(changes)).toEqual([path]));

test("the specified state is permitted, and other legal links in another order", () => {
	expect(navigationSchema.parse(DEFAULT_NAVIGATION)).toEqual(DEFAULT_NAVIGATION);
	expect(faults({ legalLinks: [...others, { label: "CGV", href: first?.href ?? "" }] })).toBeUndefined();
});

test.each([
	["2026-11-28", null],
	["2026-11-29", "La foire, ce dimanche"],
	["2026-11-30", null],
])("a banner of one Sunday on %s", (day, text) => {
	const banner = { text: "La foire, ce dimanche", href: "/pages/foire", from: "2026-11-29", to: "2026-11-29" };
	expect(bannerOn({ banner }, day)?.text ?? null).toBe(text);
});
