import { describe, expect, it } from "vitest";
import { type Basket, reconcile } from "./basket";

/** "a2 b1 / x y": two boxes of a, one of b; x and y are favourites. */
function of(text: string): Basket {
	const [cart = "", favourites = ""] = text.split("/").map((part) => part.trim());
	return {
		cart: cart
			.split(" ")
			.filter(Boolean)
			.map((pair) => ({ productId: pair.charAt(0), quantity: Number(pair.slice(1)) })),
		favourites: favourites.split(" ").filter(Boolean),
	};
}

describe("a device and its account", () => {
	it.each<[string, string | null, string, string, string]>([
		["a sign-in with an empty account", null, "a2 / x", "", "a2 / x"],
		["a sign-in with an empty device", null, "", "a2 / x", "a2 / x"],
		["a sign-in with both: the larger quantity, every favourite", null, "a2 b3 / x", "a5 c1 / y", "a5 b3 c1 / x y"],
		["a second sign-in changes nothing", null, "a2 / x", "a2 / x", "a2 / x"],
		["removed here", "a2 b1 / x", "b1", "a2 b1 / x", "b1"],
		["removed on another device", "a2 b1 / x", "a2 b1 / x", "b1", "b1"],
		["fewer boxes on another device", "a5", "a5", "a2", "a2"],
		["ordered on another device: its cart is empty", "a5 / x", "a5 / x", "/ x", "/ x"],
		["changed on both: nothing is lost", "a2 / x", "a3", "a2 c1 / x y", "a3 c1 / x y"],
		["the same change on both", "a2", "a3", "a3", "a3"],
		["an order of lines counts for nothing", "a2 b1", "b1 a2", "a9", "a9"],
	])("%s", (_, base, local, server, expected) => {
		const state = { base: base === null ? null : of(base), local: of(local), server: of(server) };
		expect(reconcile(state)).toEqual(of(expected));
	});
});
