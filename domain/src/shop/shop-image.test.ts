import { expect, it } from "vitest";
import { focalPoint, imageFile, pressedPoint, SHOP_IMAGE, withFocalPoint } from "./shop-image";

const URL = "/static/1-produit.webp";

it.each([
	[URL, true],
	[`${URL}#30-70`, true],
	[`${URL}#100-0`, true],
	[`${URL}#0-100`, true],
	[`${URL}#101-0`, false],
	[`${URL}#30`, false],
	[`${URL}#left`, false],
	["https://ailleurs.fr/a.webp", false],
])("%s is an image of the shop: %s", (url, isImage) => {
	expect(SHOP_IMAGE.test(url)).toBe(isImage);
});

it("a point is stored with the image, except the centre", () => {
	expect(withFocalPoint(URL, { x: 29.6, y: 120 })).toBe(`${URL}#30-100`);
	expect(withFocalPoint(`${URL}#30-70`, { x: 50, y: 50 })).toBe(URL);
	expect([focalPoint(`${URL}#30-70`), focalPoint(URL)]).toEqual([
		{ x: 30, y: 70 },
		{ x: 50, y: 50 },
	]);
	expect(imageFile(`${URL}#30-70`)).toBe(URL);
});

const FRAME = { width: 100, height: 100 };

it.each([
	["a square image", { width: 400, height: 400 }, { x: 25, y: 75 }, { x: 50, y: 50 }, { x: 25, y: 75 }],
	["a wide one, its middle shown", { width: 600, height: 300 }, { x: 0, y: 10 }, { x: 50, y: 50 }, { x: 25, y: 10 }],
	["a wide one, its left shown", { width: 600, height: 300 }, { x: 100, y: 10 }, { x: 0, y: 50 }, { x: 50, y: 10 }],
	["a tall one, its foot shown", { width: 300, height: 600 }, { x: 40, y: 100 }, { x: 50, y: 100 }, { x: 40, y: 100 }],
])("a press on %s", (_, image, at, shown, expected) => {
	expect(pressedPoint(at, FRAME, image, shown)).toEqual(expected);
});
