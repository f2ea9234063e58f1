import { describe, expect, test } from "vitest";
import { auditParts } from "../admin/audit-words";
import { DEFAULT_HOME, homeContentSchema, type Slide } from "./home-content";

const [first, ...others] = DEFAULT_HOME.slides;
if (!first) throw new Error("There is no slide.");
const faults = (changes: Partial<Slide>) =>
	homeContentSchema
		.safeParse({ ...DEFAULT_HOME, slides: [{ ...first, ...changes }, ...others] })
		.error?.issues.map(({ path }) => path.join("."));

describe("content of the home page", () => {
	test.each([
		["another site", { action: { label: "Voir", href: "//exemple.fr" } }, "slides.0.action.href"],
		["an address in full", { action: { label: "Voir", href: "https://exemple.fr" } }, "slides.0.action.href"],
		["a backslash", { action: { label: "Voir", href: "/\\exemple.fr" } }, "slides.0.action.href"],
		["a script", { action: { label: "Voir", href: "javascript:alert(1)" } }, "slides.0.action.href"],
		["an image from elsewhere", { image: "https://exemple.fr/image.webp" }, "slides.0.image"],
		["no image", { image: "" }, "slides.0.image"],
		["a last day before the first", { from: "2026-11-02", to: "2026-11-01" }, "slides.0.to"],
		["a day that does not exist", { from: "2027-02-29" }, "slides.0.from"],
		["no title", { title: " " }, "slides.0.title"],
		["the identifier of another", { id: others[0]?.id ?? "" }, "slides"],
	])("refuses %s", (_case, changes, path) => expect(faults(changes)).toEqual([path]));

	test("takes an image of the shop with the point that stays in view, and one day", () =>
		expect(faults({ image: "/static/foire.webp#30-70", from: "2026-11-01", to: "2026-11-01" })).toBeUndefined());

	test("a change is put in words, slide by slide", () => {
		const slides = [...others, { ...first, title: "La foire", from: "2026-11-01" }];
		expect(auditParts({ slides: { from: DEFAULT_HOME.slides, to: slides } })).toEqual([
			{
				label: "Vue «\u00a0La foire\u00a0»",
				from: `Titre\u00a0: ${first.title}\u00a0; Jours\u00a0: –`,
				to: "Titre\u00a0: La foire\u00a0; Jours\u00a0: dès le 1er novembre 2026",
			},
			expect.objectContaining({ label: "Ordre des vues" }),
		]);
	});
});
