import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ANSWERS_KEPT, boundedFinder } from "./route-finder";

const require = createRequire(import.meta.url);
const { RoutesFinder } = require(join(dirname(require.resolve("@medusajs/framework/http")), "routes-finder.js"));

test("answers of Medusa's finder are forgotten, its routes are not", () => {
	const finders: Set<string>[] = [];
	class Counted extends RoutesFinder {
		readonly paths = new Set<string>();
		constructor(routes?: unknown[]) {
			super(routes);
			finders.push(this.paths);
		}
		find(path: string, method: string) {
			this.paths.add(path);
			return super.find(path, method);
		}
	}
	const finder = new (boundedFinder(Counted))([{ matcher: "/store/carts/:id", method: "GET" }]);
	finder.add({ matcher: "/store/products", methods: ["POST"] });
	for (let index = 0; index < 5 * ANSWERS_KEPT; index++) {
		expect(finder.find(`/store/carts/cart_${index}`, "GET")).toMatchObject({ matcher: "/store/carts/:id" });
	}
	expect(finder.find("/store/products", "POST")).toMatchObject({ matcher: "/store/products" });
	expect(finder.find("/store/unknown", "GET")).toBeNull();
	expect(finders.length).toBeGreaterThan(5);
	expect(Math.max(...finders.map(({ size }) => size))).toBeLessThanOrEqual(ANSWERS_KEPT);
});
