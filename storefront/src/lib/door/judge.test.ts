import { describe, expect, it } from "vitest";
import { judge } from "./judge";

const verdict = (method: string, url: string) => {
	const found = judge({ method, url });
	return "refuse" in found ? found.refuse : `${found.pass.method} ${found.pass.url}`;
};

describe("what the door does with a request", () => {
	it.each([
		["/%E0%A4%A", false],
		["/products/%", false],
		["/orders/%F0?page=1", false],
		["/static/%zz", false],
		["*", false],
		["shop", false],
		["http://[/", false],
		["/api/products/%E0%A4%A", true],
		["http://shop.example/api/%", true],
	])("refuses an address that cannot be decoded: %s", (url, isCall) => {
		expect(judge({ method: "GET", url })).toEqual({ refuse: 400, isCall });
	});

	it("refuses a query that no parser may see, of a page and of a call", () => {
		expect(judge({ method: "GET", url: "/products?x[100000000]=a" })).toEqual({ refuse: 400, isCall: false });
		expect(judge({ method: "GET", url: `/api/products?tag=${"a".repeat(9000)}` })).toEqual({
			refuse: 414,
			isCall: true,
		});
	});

	it.each([
		["TRACE", "/", 405],
		["TRACE", "/api/products", 405],
		["PROPFIND", "/api/products", 405],
		["PROPFIND", "/", 405],
		["M-SEARCH", "/products", 405],
		["PUT", "/products", 405],
		["DELETE", "/static/demo/x.webp", 405],
		["OPTIONS", "/", 405],
		["OPTIONS", "/api/products", "OPTIONS /api/products"],
		["DELETE", "/api/addresses/a1", "DELETE /api/addresses/a1"],
		["HEAD", "/products", "HEAD /products"],
	])("%s %s: refuses a method without a handler", (method, url, expected) => {
		expect(verdict(method, url)).toBe(expected);
	});

	it("a form that was sent before its page's scripts ran gets its page again", () => {
		expect(verdict("POST", "/login?next=%2F")).toBe("GET /login?next=%2F");
		expect(verdict("POST", "/api/auth/login")).toBe("POST /api/auth/login");
	});

	it("an address that names the host is the same address without it: no response sends anybody to another host", () => {
		expect(verdict("GET", "http://evil.example/products?page=2")).toBe("GET /products?page=2");
	});

	it("an address is judged and passed on as it is understood: dots lead nowhere else", () => {
		expect(verdict("GET", "/api/%2e%2e/products")).toBe("GET /products");
		expect(judge({ method: "TRACE", url: "/static/../api/products" })).toEqual({ refuse: 405, isCall: true });
	});

	it.each(["/_global-error", "/refus", "/refus/400/page", "/refus/405/call/x", "/%72efus/../refus/400/page"])(
		"%s is this server's own: a visitor gets the page of a missing one, with its policy",
		(url) => {
			expect(verdict("GET", url)).toBe("GET /_not-found");
			expect(verdict("POST", url)).toBe("GET /_not-found");
		},
	);

	it.each(["/", "/products?query=%E0%A4%A", "/products/caf%C3%A9", "/products?tag=A&tag=B", "//"])(
		"%s passes as it came",
		(url) => expect(verdict("GET", url)).toBe(`GET ${url}`),
	);
});

describe("the image optimizer", () => {
	const image = (url: string) => verdict("GET", `/_next/image?${new URLSearchParams({ url, w: "64", q: "75" })}`);

	it.each(["/static/demo/bonbons-1.webp", "/images/categories/noël.webp", "/static/demo/no%C3%ABl.webp"])(
		"takes an image of this shop: %s",
		(url) => expect(image(url)).toMatch(/^GET /),
	);

	it.each([
		["/static/x.webp?v=1", "a query string"],
		["/static/x.webp#a", "a fragment"],
		["/static//x.webp", "//"],
		["//evil.example/static/x.webp", "another host"],
		["/\\evil.example/static/x.webp", "another host"],
		["https://evil.example/static/x.webp", "another host"],
		["/static/../api/products", "dots"],
		["/static/%2e%2e/api/products", "dots"],
		["/static/..%2fapi", "an escaped slash"],
		["/static/%5cevil", "an escaped backslash"],
		["/static/%E0%A4%A", "a bad escape"],
		["/static/demo/%62onbons-1.webp", "a pointless escape, which would be resized and stored again"],
		["/static/no%c3%abl.webp", "another spelling of an escape"],
		["/static/\u0000", "NUL"],
		["/static/a%0Ab", "a line break"],
		["/static/a%3Fb", "an escaped query"],
		["/static/", "nothing"],
		["/api/products", "what is no picture"],
		["/_next/image?url=/static/x.webp", "itself"],
	])("refuses %s: %s", (url) => expect(image(url)).toBe(400));

	it("refuses no address and two of them", () => {
		expect(verdict("GET", "/_next/image")).toBe(400);
		expect(verdict("GET", "/_next/image?url=/static/a.webp&url=/static/b.webp&w=64&q=75")).toBe(400);
	});
});
