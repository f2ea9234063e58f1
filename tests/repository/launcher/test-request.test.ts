import { expect, test } from "vitest";
import { readTestRequest } from "../../../scripts/lib/test-request";

const read = (words: string) => readTestRequest(words.split(" ").filter(Boolean));

test.each([
	["", undefined, [], false],
	["api", "api", [], false],
	["api orders refunds", "api", ["orders", "refunds"], false],
	["--watch domain", "domain", [], true],
	["domain money --watch", "domain", ["money"], true],
])("npm test -- %s", (words, name, files, isWatched) => {
	const request = read(words);
	expect(request.suite?.name).toBe(name);
	expect(request).toMatchObject({ files, isWatched });
});

test.each([
	["orders", "Suite inconnue : « orders »"],
	["--watch", "« --watch » demande une suite"],
	["api --bail", "Option inconnue : « --bail »"],
])("npm test -- %s says how to ask", (words, message) => {
	expect(() => read(words)).toThrow(message);
	expect(() => read(words)).toThrow(
		"domain, repository, backend, storefront, faults, api, catalogue, shops, recipes, e2e",
	);
});
