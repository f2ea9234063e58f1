import { readFileSync } from "node:fs";
import { join } from "node:path";
import { API_VERSION, openApiDocument } from "@confiserie/domain/contract/openapi/document";
import { describe, expect, test } from "vitest";
import { breakingChanges, versionNeeded } from "../support/breaking-changes";
import type { Part } from "../support/breaking-schema";

const RELEASED = join(import.meta.dirname, `../../docs/api/openapi-v${API_VERSION.split(".")[0]}.json`);

test("the contract breaks nothing that was released, and its version says what changed", () => {
	const released = JSON.parse(readFileSync(RELEASED, "utf8"));
	const now = JSON.parse(JSON.stringify(openApiDocument()));
	// Nothing here may be mended by a new release of the same major version: see docs/api/README.md.
	expect(breakingChanges(released, now)).toEqual([]);
	expect(API_VERSION, "raise API_VERSION in domain/src/contract/openapi/document.ts").toBe(
		versionNeeded(released, now),
	);
});

const thing = (name: string) => ({
	type: "object",
	properties: {
		name: { type: "string", maxLength: 10 },
		kind: { type: "string", enum: ["A", "B"] },
		more: { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: "null" }] },
	},
	required: ["name"],
});
/** Nothing of it is shared, so that a change is made in one place. */
const copied = (document: Part): Part => JSON.parse(JSON.stringify(document));
const before = (): Part =>
	copied({
		info: { version: "1.4.0" },
		paths: {
			"/things": {
				post: {
					operationId: "addThing",
					security: [],
					parameters: [{ name: "dry", in: "query", required: false, schema: { type: "boolean" } }],
					requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
					responses: {
						200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Item" } } } },
						400: {},
					},
				},
			},
		},
		components: {
			schemas: {
				Thing: thing("Thing"),
				Item: thing("Item"),
				ApiError: { type: "object", properties: { code: { type: "string" } }, required: ["code"] },
			},
		},
	});

/** Leaves a place out. */
const GONE = Symbol("gone");

/** The document with another value at a place, named by its JSON Pointer. */
function changed(pointer: string, value: unknown): Part {
	const document = before();
	const keys = pointer
		.slice(1)
		.split("/")
		.map((key) => key.replaceAll("~1", "/"));
	const last = keys.pop() ?? "";
	const parent = keys.reduce((at, key) => at[key] as Part, document);
	if (value === GONE) delete parent[last];
	else parent[last] = value;
	return document;
}

describe("what breaks a program that was written before", () => {
	test.each<[string, string, unknown, string]>([
		["a path removed", "/paths/~1things", GONE, "POST /things: removed"],
		["a method removed", "/paths/~1things/post", GONE, "POST /things: removed"],
		["another name of the operation", "/paths/~1things/post/operationId", "x", "POST /things: another operationId"],
		[
			"sign-in where there was none",
			"/paths/~1things/post/security",
			[{ session: [] }],
			"POST /things: asks for another sign-in",
		],
		["a parameter removed", "/paths/~1things/post/parameters", [], "POST /things query dry: removed"],
		[
			"a parameter now required",
			"/paths/~1things/post/parameters/0/required",
			true,
			"POST /things query dry: now required",
		],
		[
			"a new required parameter",
			"/paths/~1things/post/parameters/1",
			{ name: "key", in: "header", required: true, schema: {} },
			"POST /things header key: new and required",
		],
		[
			"another type of a parameter",
			"/paths/~1things/post/parameters/0/schema/type",
			"integer",
			"POST /things query dry: boolean became integer",
		],
		["a field of a body removed", "/components/schemas/Thing/properties/kind", GONE, "POST /things body.kind: removed"],
		[
			"a new required field of a body",
			"/components/schemas/Thing/required/1",
			"kind",
			"POST /things body.kind: now required",
		],
		[
			"fewer values of a body",
			"/components/schemas/Thing/properties/kind/enum",
			["A"],
			"POST /things body.kind: fewer values",
		],
		[
			"values where any were taken",
			"/components/schemas/Thing/properties/name/enum",
			["x"],
			"POST /things body.name: fewer values",
		],
		[
			"a lower bound of a body",
			"/components/schemas/Thing/properties/name/maxLength",
			5,
			"POST /things body.name: maxLength lowered",
		],
		[
			"a new bound of a body",
			"/components/schemas/Thing/properties/name/minLength",
			1,
			"POST /things body.name: minLength raised",
		],
		[
			"a new pattern of a body",
			"/components/schemas/Thing/properties/name/pattern",
			"^x",
			"POST /things body.name: another pattern",
		],
		[
			"a pattern that takes not all values of before",
			"/components/schemas/Thing/properties/kind",
			{ type: "string", pattern: "^A$" },
			"POST /things body.kind: another pattern",
		],
		[
			"null no longer taken",
			"/components/schemas/Thing/properties/more/anyOf",
			[{ $ref: "#/components/schemas/Thing" }],
			"POST /things body.more: another kind of value",
		],
		[
			"another type of a body",
			"/paths/~1things/post/requestBody/content",
			{ "text/csv": {} },
			"POST /things body: no longer application/json",
		],
		["a status removed", "/paths/~1things/post/responses/200", GONE, "POST /things 200: removed"],
		[
			"a field of an answer removed",
			"/components/schemas/Item/properties/kind",
			GONE,
			"POST /things 200.kind: removed",
		],
		[
			"a field no longer always there",
			"/components/schemas/Item/required",
			[],
			"POST /things 200.name: no longer always there",
		],
		[
			"another type of a field",
			"/components/schemas/Item/properties/name/type",
			"number",
			"POST /things 200.name: string became number",
		],
		[
			"null where there was none",
			"/components/schemas/Item/properties/name",
			{ anyOf: [{ type: "string" }, { type: "null" }] },
			"POST /things 200.name: another kind of value",
		],
		[
			"null where there was none, in a list of types",
			"/components/schemas/Item/properties/name",
			{ type: ["string", "null"] },
			"POST /things 200.name: another kind of value",
		],
		["another shape of refusals", "/components/schemas/ApiError/required", [], "ApiError.code: no longer always there"],
	])("%s", (_name, pointer, value, expected) => {
		expect(breakingChanges(before(), changed(pointer, value))).toContain(expected);
		expect(versionNeeded(before(), changed(pointer, value))).toBe("2.0.0");
	});
});

describe("compatible changes, announced by the next minor version", () => {
	test.each<[string, string, unknown]>([
		["a new path", "/paths/~1others", {}],
		["a new method", "/paths/~1things/get", { operationId: "x", responses: {} }],
		[
			"a new optional parameter",
			"/paths/~1things/post/parameters/1",
			{ name: "x", in: "query", required: false, schema: {} },
		],
		["a new optional field of a body", "/components/schemas/Thing/properties/x", { type: "string" }],
		["more values of a body", "/components/schemas/Thing/properties/kind/enum", ["A", "B", "C"]],
		[
			"a pattern in the place of values that it takes",
			"/components/schemas/Thing/properties/kind",
			{ type: "string", pattern: "^[A-Z]+$" },
		],
		[
			"null taken too, in a list of types",
			"/components/schemas/Thing/properties/name",
			{ type: ["string", "null"], maxLength: 10 },
		],
		["a wider bound of a body", "/components/schemas/Thing/properties/name/maxLength", 20],
		["a field of a body no longer required", "/components/schemas/Thing/required", []],
		["a new field of an answer", "/components/schemas/Item/properties/x", { type: "string" }],
		["a field that is now always there", "/components/schemas/Item/required", ["name", "kind"]],
		[
			"a field that is no longer null",
			"/components/schemas/Item/properties/more/anyOf",
			[{ $ref: "#/components/schemas/Item" }],
		],
		["a new refusal", "/paths/~1things/post/responses/409", {}],
	])("%s", (_name, pointer, value) => {
		expect(breakingChanges(before(), changed(pointer, value))).toEqual([]);
		expect(versionNeeded(before(), changed(pointer, value))).toBe("1.5.0");
	});

	test("no difference needs no other version", () => {
		expect(versionNeeded(before(), before())).toBe("1.4.0");
	});
});
