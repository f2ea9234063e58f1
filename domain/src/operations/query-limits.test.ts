import { describe, expect, test } from "vitest";
import { addressFault, queryFault } from "./query-limits";

const list = (length: number, one: (at: number) => string) => Array.from({ length }, (_, at) => one(at)).join("&");

describe("a query that may be parsed", () => {
	test.each([
		["nothing", ""],
		["a search", "query=barbe+%C3%A0+papa&tag=BIO&tag=HALAL&page=2"],
		["nested filters of Medusa Admin", "$and[0][$or][1][created_at][$gte]=2026-01-01&fields=*variants,%2Btags.id"],
		["the longest indexed list", list(200, (at) => `id[${at}]=prod_01KJ`)],
		["the most parameters", list(200, () => "id[]=a")],
		["the longest", `q=${"a".repeat(8190)}`],
		["brackets in a value", "query=[[[[[[[[[[[100000000]]]]]]]]]]"],
	])("%s", (_, query) => expect(queryFault(query)).toBeUndefined());
});

describe("a query that no parser sees", () => {
	test.each([
		["a large index", "x[100000000]=a", "indice"],
		["an escaped one", "x%5B100000000%5d=a", "indice"],
		["its digits escaped", "x[%31%30%300]=a", "indice"],
		["without a value", "x[200]", "indice"],
		["behind a sign that only looks like the end of a name", "x=[200]=a", "indice"],
		["the second of a name", "a[0][200][1]=", "indice"],
		["the last of many", `a=1&b=2&${"c[]=3&".repeat(90)}x[200]=`, "indice"],
		["lists that are long together", list(110, (at) => `${at}[199]=`), "trop d'indices"],
		["six levels", "a[b][c][d][e][f][g]=1", "plus de 5 niveaux"],
		["a name of brackets", "[".repeat(4000), "plus de 5 niveaux"],
		["one parameter more", list(201, () => "a"), "plus de 200 paramètres"],
		["separators alone", "&".repeat(8000), "plus de 200 paramètres"],
	])("%s", (_, query, limit) => {
		expect(queryFault(query)).toMatchObject({ code: "INVALID_ADDRESS", message: expect.stringContaining(limit) });
	});

	test("one character more", () => expect(queryFault("a".repeat(8193))?.code).toBe("URI_TOO_LONG"));
});

test("the query of an address begins at its first question mark, also of one that names the host", () => {
	expect(addressFault("/products/x[100000000]")).toBeUndefined();
	for (const url of ["/health?x[100000000]=a", "http://shop.example/health?x[100000000]=a", "/a?b?x[200]=a"])
		expect(addressFault(url)?.code).toBe("INVALID_ADDRESS");
});
