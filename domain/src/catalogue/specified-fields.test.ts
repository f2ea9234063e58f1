import { expect, test } from "vitest";
import { bySpecifiedFields } from "./specified-fields";
import type { TagCode } from "./tags";

const tags: TagCode[] = ["VEGAN", "NOUVEAU"];
const before = { images: ["/a", "/b"], tags, imageUrl: "/a", additionalImages: ["/b"], isNew: true, isPromo: false };

test.each([
	["nothing", {}, {}],
	["our images", { images: ["/c"] }, { images: ["/c"] }],
	["the main image by its specified field", { imageUrl: "/c" }, { images: ["/c", "/b"] }],
	["the main image to the second one", { imageUrl: "/b" }, { images: ["/b"] }],
	["no main image", { imageUrl: "" }, { images: ["/b"] }],
	["the further images", { additionalImages: [] }, { images: ["/a"] }],
	["both alike", { images: ["/c", "/b"], imageUrl: "/c" }, { images: ["/c", "/b"] }],
	["labels by their specified fields", { isNew: false, isPromo: true }, { tags: ["VEGAN", "PROMO"] }],
	["labels by our tags", { tags: ["VEGAN"] as TagCode[] }, { tags: ["VEGAN"] }],
])("an update that changes %s", (_what, change, expected) => {
	expect(bySpecifiedFields({ ...before, ...change }, before)).toEqual({ images: ["/a", "/b"], tags, ...expected });
});

test("two images that contradict each other cannot both count", () => {
	expect(bySpecifiedFields({ ...before, images: ["/c"], imageUrl: "/d" }, before)).toBeNull();
});
