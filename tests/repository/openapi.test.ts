import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { API_ROUTES } from "../../backend/src/http/routes";
import { DESCRIBED, DOCUMENT, type Media, misfits } from "../support/contract";
import { generatedCalls } from "../support/generated-calls";

test("the document is valid OpenAPI 3.1", async () => {
	const { valid, errors } = await new Validator().validate({ ...structuredClone(DOCUMENT) });
	expect(errors).toBeUndefined();
	expect(valid).toBe(true);
});

test("a linter of others finds no error: it names its server, and what each operation and webhook is secured by", async () => {
	const config = await createConfig({ extends: ["recommended"] });
	const source = JSON.stringify(DOCUMENT);
	const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
	const errors = problems.filter(({ severity }) => severity === "error");
	expect(errors.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([]);
});

test("it describes every route of /api, and nothing else", () => {
	const routes = API_ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
	expect(DESCRIBED.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes.sort());
});

test("each operation has a name of its own", () => {
	const names = DESCRIBED.map(({ operation }) => operation.operationId);
	expect(new Set(names).size).toBe(names.length);
});

test("each operation describes each part of its path", () => {
	const violations = DESCRIBED.flatMap(({ method, path, operation }) => {
		const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		const described = (operation.parameters ?? []).filter((one) => one.in === "path").map(({ name }) => name);
		return described.join() === named.join() ? [] : [{ method, path, described }];
	});
	expect(violations).toEqual([]);
});

test("each parameter, body and answer has an example, and each example is valid against its schema", () => {
	const violations = DESCRIBED.flatMap(({ method, path, operation }) => {
		const parameters = (operation.parameters ?? []).map(({ name, schema, example }) => ({
			part: name,
			faults: example === undefined ? ["no example"] : misfits(schema, example),
		}));
		const parts = Object.entries({ body: operation.requestBody, ...operation.responses });
		const media = parts.flatMap(([part, content]) =>
			Object.values(content?.content ?? {}).map((one) => {
				const examples = examplesOf(one);
				const faults = examples.flatMap((example) => misfits(one.schema, example));
				return { part, faults: examples.length === 0 ? ["no example"] : faults };
			}),
		);
		return [...parameters, ...media]
			.filter(({ faults }) => faults.length > 0)
			.map((violation) => ({ method, path, ...violation }));
	});
	expect(violations).toEqual([]);
});

test("requests can be generated for every operation: patterns look neither ahead nor behind", () => {
	for (const described of DESCRIBED)
		expect(() => fc.sample(generatedCalls(described, {}), { seed: 1, numRuns: 3 })).not.toThrow();
});

const examplesOf = ({ example, examples }: Media): unknown[] =>
	example === undefined ? Object.values(examples ?? {}).map(({ value }) => value) : [example];
