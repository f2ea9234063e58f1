import { expect, test } from "vitest";
import { isForeignPage } from "./foreign-origin";

const HOST = "api.shop.example";
const OWN = ["https://admin.shop.example"];
const COOKIE = "connect.sid=s%3Aabc";

test.each([
	["POST", { cookie: COOKIE, origin: "https://evil.example" }, true, "a page of a stranger"],
	["DELETE", { cookie: COOKIE, origin: "https://evil.example" }, true, "whatever changes something"],
	["POST", { cookie: COOKIE, origin: "https://shop.example" }, true, "another part of the same site"],
	["POST", { cookie: COOKIE, origin: "http://api.shop.example:81" }, true, "another port"],
	["POST", { cookie: COOKIE, origin: "null" }, true, "a page that hides where it is from"],
	["POST", { cookie: COOKIE, origin: "api.shop.example" }, true, "no origin at all"],
	["POST", { cookie: COOKIE, "sec-fetch-site": "cross-site" }, true, "a browser that says so in the newer header only"],
	["POST", { cookie: COOKIE, "sec-fetch-site": "same-site" }, true, "the same, from a neighbour"],
	["POST", { cookie: COOKIE, origin: "https://api.shop.example" }, false, "its own page"],
	["POST", { cookie: COOKIE, origin: "https://admin.shop.example" }, false, "the address that it is set to"],
	["POST", { cookie: COOKIE, "sec-fetch-site": "same-origin" }, false, "its own page, by the newer header"],
	["POST", { cookie: COOKIE }, false, "a program with a cookie jar"],
	["POST", { origin: "https://evil.example" }, false, "no cookie: no session is used"],
	["GET", { cookie: COOKIE, origin: "https://evil.example" }, false, "a reading, which tells a foreign page nothing"],
	["OPTIONS", { cookie: COOKIE, origin: "https://evil.example" }, false, "the question before the call"],
])("%s %j is foreign: %s (%s)", (method, headers, foreign) => {
	expect(isForeignPage({ method, headers: { host: HOST, ...headers } }, OWN)).toBe(foreign);
});
