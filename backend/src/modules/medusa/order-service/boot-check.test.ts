import { expect, test } from "vitest";
import { checkExposure } from "./boot-check";

const demo = (production: boolean, ...publicUrls: string[]) =>
	checkExposure({ paymentsMode: "demo", production, publicUrls });

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://boutique.localhost"])(
	"the demo serves %s, in production mode too",
	(url) => {
		expect(() => demo(true, url)).not.toThrow();
	},
);

test.each([
	"https://boutique.fr",
	"http://192.168.1.10:3000",
	"http://localhost.boutique.fr",
	"http://127.boutique.fr",
])("the demo refuses to serve %s in production", (url) => {
	expect(() => demo(true, "http://localhost:3000", url)).toThrow(url);
	expect(() => demo(false, url)).not.toThrow();
});

test("a real provider may serve anybody", () => {
	expect(() =>
		checkExposure({ paymentsMode: "stripe", production: true, publicUrls: ["https://boutique.fr"] }),
	).not.toThrow();
});
