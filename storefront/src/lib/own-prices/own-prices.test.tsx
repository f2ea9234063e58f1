import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OwnPriceMark } from "@/features/shop/cart";
import { dropToken, storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { aProduct } from "@/test/product";
import { readPricedProduct } from "./read-product";

afterEach(() => dropToken());

const own = { pricePerPieceBox: 1.35, pricePerPieceLayer: 1.242, pricePerPiecePallet: 1.134 };
const products = {
	"GET /products/p1": { body: aProduct({ id: "p1" }) },
	"GET /products/p2": { body: aProduct({ id: "p2" }) },
};
const priceOf = async (id: string) => (await readPricedProduct(id)).pricePerPieceBox;

it("reads own prices of who is signed in with one call, marks them, and forgets them with the session", async () => {
	const calls = fakeApi({
		...products,
		"GET /company/prices": { body: { hasOwnPrices: true, prices: [{ productId: "p1", ...own }] } },
	});
	expect(await priceOf("p1")).toBe(1.5);
	expect(calls.map(({ route }) => route)).toEqual(["GET /products/p1"]);
	storeToken("a.b.c");
	expect(await Promise.all([priceOf("p1"), priceOf("p2")])).toEqual([1.35, 1.5]);
	expect(calls.flatMap(({ query }) => query.getAll("products"))).toEqual(["p1,p2"]);
	render(<OwnPriceMark product={{ id: "p1" }} />);
	expect(screen.getByText("Votre prix")).toBeDefined();
	dropToken();
	expect(await priceOf("p1")).toBe(1.5);
});

it("asks once where nothing was granted; a price that cannot be read is no price", async () => {
	storeToken("a.b.d");
	const calls = fakeApi(products);
	await priceOf("p1");
	await priceOf("p2");
	expect(calls.filter(({ route }) => route === "GET /company/prices")).toHaveLength(1);
	storeToken("a.b.e");
	fakeApi({ ...products, "GET /company/prices": failure(503, "SERVICE_UNAVAILABLE", "Réessayez.") });
	await expect(priceOf("p1")).rejects.toThrow("Réessayez.");
	render(<OwnPriceMark product={{ id: "p1" }} />);
	await waitFor(() => expect(screen.queryByText("Votre prix")).toBeNull());
});
