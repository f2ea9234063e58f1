// @vitest-environment node
import { describe, expect, it } from "vitest";
import { filterParams } from "../../src/features/shop/catalogue/filters";
import { CATALOGUE_PARAMETERS, pageRequest } from "./page-request";

const key = (url: string, headers = {}, method = "GET") => pageRequest({ method, url, headers })?.key ?? null;
const ROUTER = { rsc: "1", "next-url": "/", "next-router-state-tree": "x" };

describe("pages that are cached", () => {
	it.each([
		["/", "html /"],
		["/?utm_source=radio&fbclid=1", "html /"],
		["/products/prod_01M8?utm_medium=x", "html /products/prod_01M8"],
		["/products", "html /products"],
		["/products?utm_source=radio", "html /products"],
		["/products?page=2&category=BONBONS&gclid=1", "html /products?category=BONBONS&page=2"],
		["/products?category=BONBONS&category=CORNETS", "html /products?category=BONBONS"],
		["/products?tag=BIO&tag=VEGAN&query=", "html /products?tag=BIO&tag=VEGAN"],
		["/products?query=%20miel+doux%20", "html /products?query=miel+doux"],
		["/about?x=1", "html /about"],
	])("%s is cached as %s", (url, expected) => expect(key(url)).toBe(expected));

	it("HEAD is answered from the same page", () => expect(key("/about", {}, "HEAD")).toBe("html /about"));

	it("every filter of the catalogue counts, and nothing else", () => {
		const all = filterParams({
			...{
				query: "miel",
				category: "BONBONS",
				tags: ["BIO"],
				without: ["LAIT"],
				allowTraces: true,
				inStock: true,
				minPrice: 1,
				maxPrice: 2,
			},
			...{ sort: "newest", isRows: true, page: 2 },
		});
		expect([...all.keys()].sort()).toEqual([...CATALOGUE_PARAMETERS].sort());
	});
});

describe("pages that are not", () => {
	it.each(["/checkout", "/account", "/orders/CMD-1", "/payer/x", "/favorites", "/login", "/admin", "/api/products"])(
		"%s is personal, or no page",
		(url) => expect(key(url)).toBeNull(),
	);
	it.each(["/products/", "/products/a/b", "/products/%20", "/products/é", `/products/${"x".repeat(65)}`, "/nowhere"])(
		"%s names nothing that many ask for",
		(url) => expect(key(url)).toBeNull(),
	);
	it("a question without end is made for its visitor alone", () =>
		expect(key(`/products?query=${"x".repeat(500)}`)).toBeNull());
	it("nor is a form that is sent", () => expect(key("/products", {}, "POST")).toBeNull());
});

describe("what the router asks for", () => {
	it("is the same for everybody, wherever they come from", () =>
		expect(key("/products?_rsc=abc", ROUTER)).toBe("flight /products"));
	it("tells how a page is made up", () =>
		expect(key("/?_rsc=1", { ...ROUTER, "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" })).toBe(
			"tree /",
		));
	it.each([
		["without its mark in the address", "/products", {}],
		["with another value", "/products?_rsc=1", { rsc: "2" }],
		["for another part", "/?_rsc=1", { "next-router-prefetch": "1", "next-router-segment-prefetch": "/x" }],
	])("%s is left to Next", (_case, url, headers) => expect(key(url, { ...ROUTER, ...headers })).toBeNull());
});
