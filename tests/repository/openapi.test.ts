import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OPERATIONS } from "@confiserie/domain/contract/operations/index";
import type { Operations } from "@confiserie/domain/contract/operations/operation";
import { BODIES, QUERIES } from "@confiserie/domain/contract/shapes/index";
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

const BACKEND = join(import.meta.dirname, "../../backend/src");
const CONTRACT = join(import.meta.dirname, "../../domain/src/contract");
/** Read elsewhere: an event by who applies it, a person's way through Google leniently. */
const READ_ELSEWHERE = [
	"paymentEventSchema",
	"carrierEventSchema",
	"googleSignInQuerySchema",
	"googleCallbackQuerySchema",
];

test("each handler parses with the schemas that its operations name", async () => {
	const names = await schemaNames();
	for (const [file, operations] of byHandler()) {
		const stated = operations.flatMap(({ body, file: form, query }) => [
			...[body ?? [], Object.values(form?.parts ?? {})].flat().map((name) => names.get(BODIES[name].schema)),
			...(query ? [names.get(QUERIES[query].schema)] : []),
		]);
		const source = readFileSync(file, "utf8");
		const helpers = importsOf(file);
		// Routes of the catalogue share what parses for them with its reader.
		const shared = helpers.filter((path) => path.includes("/http/catalogue/")).flatMap(importsOf);
		const near = [...helpers, ...shared].map((path) => readFileSync(path, "utf8"));
		const read = [...new Set(stated)].filter((name) => !READ_ELSEWHERE.includes(name ?? ""));
		expect([file, read.filter((name) => ![source, ...near].join().includes(`${name}`))]).toEqual([file, []]);
		expect([file, [...new Set(source.match(/\b\w+Schema\b/g))].filter((name) => !read.includes(name))]).toEqual([
			file,
			[],
		]);
	}
});

/** The backend's files that a file imports by a path of their own. */
function importsOf(file: string): string[] {
	const paths = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => path);
	return paths.map((path) => join(dirname(file), `${path}.ts`)).filter((path) => existsSync(path));
}

/** The operations of each route file. */
function byHandler(): [string, Operations[keyof Operations][]][] {
	const files = readdirSync(join(BACKEND, "api/api"), { recursive: true, encoding: "utf8" });
	return files
		.filter((file) => file.endsWith("route.ts"))
		.map((file) => {
			const path = `/api/${dirname(file).replaceAll(/\[(\w+)\]/g, ":$1")}`;
			const own = Object.entries<Operations[keyof Operations]>(OPERATIONS).filter(([key]) => key.endsWith(` ${path}`));
			return [join(BACKEND, "api/api", file), own.map(([, operation]) => operation)];
		});
}

/** The names under which the contract exports its schemas. */
async function schemaNames(): Promise<Map<unknown, string>> {
	const files = readdirSync(CONTRACT).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
	const modules = await Promise.all(files.map((file) => import(join(CONTRACT, file))));
	return new Map(modules.flatMap((one) => Object.entries(one).map(([name, schema]) => [schema, name] as const)));
}
