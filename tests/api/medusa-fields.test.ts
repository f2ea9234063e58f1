import { dirname, join } from "node:path";
import { createContext, Script } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { refusedField } from "../../backend/src/http/admin-fields";
import { type TypeGraph, typeGraph } from "../../backend/src/http/admin-relations";
import { entityAt } from "../../backend/src/http/medusa-entities";
import { STORE_ROUTES } from "../../backend/src/http/store/routes";
import { medusaToken } from "../support/api";
import { shopUnderTest } from "../support/context";
import { medusaQueries } from "../support/medusa-queries";
import { inMedusa } from "../support/medusa-relations";
import { joinerConfigs } from "../support/on-request";
import { newAdministrator, signInToMedusa } from "../support/staff";

/** Families of modules that the shop does not load: none of their types is known, and no `fields` are taken. */
const NOT_LOADED = /^\/admin\/(rbac|translations|views|layouts|property-labels|users\/:id\/roles)/;
/** What Medusa asks for by default and its type does not have. */
const ITS_OWN_MISTAKES = new Set([
	"Campaign currency",
	"ReservationItem inventory_item.*location_levels",
	"ServiceZone type",
	"ShippingOptionRule values.value",
]);
/** A request that never ends is seen by it. */
const LIMIT_MS = 1_000;
const COMPILE = new Script("compile()");
const OPEN_STORE = STORE_ROUTES.filter(({ decision }) => decision === "open");

const routes = medusaQueries();
/** What Medusa's joiner makes of a query before it reads anything. */
interface Catalog {
	getServiceConfig(of: { serviceAlias: string | undefined }): unknown;
}
const JOINER = join(dirname(inMedusa.resolve("@medusajs/query")), "joiner");
const joiner: {
	GraphCatalog: new (configs: unknown[], options: object) => Catalog;
	compileQuery(query: object, catalog: Catalog): unknown;
} = { ...inMedusa(join(JOINER, "catalog.js")), ...inMedusa(join(JOINER, "compile.js")) };

let types: TypeGraph;
let catalog: Catalog;
/** By type, a name under which the joiner begins at it. */
const entryPoints = new Map<string, string>();
/** Short names and relations of every type, as `fields` can ask for them. */
let names: string[];
let token: string;
beforeAll(async () => {
	const configs = await joinerConfigs();
	types = typeGraph(configs);
	for (const { alias } of configs)
		for (const { name, entity = "" } of [alias ?? []].flat()) entryPoints.set(entity, [name].flat()[0] ?? "");
	const relationMap = new Map([...types].map(([name, fields]) => [name, new Map([...fields].filter(([, to]) => to))]));
	const named = configs.filter(({ serviceName }) => serviceName !== undefined);
	catalog = new joiner.GraphCatalog(named, { autoCreateServiceNameAlias: false, relationMap });
	names = [
		...new Set([...types.values()].flatMap((fields) => [...fields].flatMap(([name, type]) => (type ? [name] : [])))),
	].sort();
	token = await medusaToken();
});

describe("the type of each route of the installed Medusa", () => {
	test.each(routes)("$method $path reads by default what its type has", async ({ method, path, check }) => {
		const read = await check();
		const fields = read?.queryConfig?.fields ?? [];
		if (NOT_LOADED.test(path) || fields.length === 0) return;
		const entity = entityAt(method, path);
		const foreign = fields.filter((field) => !ITS_OWN_MISTAKES.has(`${entity} ${field}`));
		expect([entity, refusedField(entity, foreign, types)]).toEqual([expect.any(String), undefined]);
	});

	test("no route takes a filter of another type", async () => {
		const foreign = { location: { id: "sloc_1" } };
		for (const query of [foreign, { $and: [foreign] }, { $or: [foreign] }, { id: foreign }, { created_at: foreign }])
			for (const { method, path, check } of routes) {
				const filters = JSON.stringify((await check(query))?.filterableFields ?? {});
				expect([method, path, filters.includes("sloc_1")]).toEqual([method, path, false]);
			}
	});
});

describe("a name of another type is refused, by whomever and wherever it is asked", () => {
	test.each([
		"/admin/shipping-options?fields=location.id",
		"/admin/shipping-options?fields=locations.id",
		"/admin/shipping-options?fields=id,*location",
		"/admin/shipping-options?fields[]=location.id",
		"/admin/shipping-options?order=location.id",
		"/admin/shipping-options?order=-locations.id",
		"/admin/shipping-profiles?fields=location.id",
		"/admin/shipping-profiles/absent?fields=locations.id",
		"/admin/SHIPPING-PROFILES/?fields=location.id",
	])("%s", async (path) => {
		const reader = await signInToMedusa(await newAdministrator("readonly"));
		for (const one of [token, reader ?? ""]) {
			const { status, body } = await asked(path, one);
			expect([status, body.code]).toEqual([400, "VALIDATION"]);
		}
	});

	test("every route with every name: taken where its type has it, refused elsewhere", () => {
		for (const { method, path } of [...routes, ...OPEN_STORE]) {
			const entity = entityAt(method, path);
			const own = types.get(entity ?? "");
			const taken = names.filter((name) => refusedField(entity, [`${name}.id`], types) === undefined);
			expect([method, path, taken.filter((name) => !own?.has(name))]).toEqual([method, path, []]);
		}
	});
});

async function asked(path: string, by: string) {
	const response = await fetch(`${shopUnderTest().backend}${path}`, {
		headers: { authorization: `Bearer ${by}` },
		signal: AbortSignal.timeout(10_000),
	});
	return { status: response.status, body: (await response.json()) as { code?: string } };
}

/** Whether Medusa's joiner comes to an end with a path of relations from a type. */
function ends(entity: string, path: readonly string[]): boolean {
	const alias = entryPoints.get(entity);
	const serviceConfig = catalog.getServiceConfig({ serviceAlias: alias });
	const expands = path.map((_, index) => ({ property: path.slice(0, index + 1).join("."), fields: ["*"] }));
	const context = createContext({
		compile: () =>
			joiner.compileQuery({ query: { alias, fields: ["id"], expands }, serviceConfig, initialData: [] }, catalog),
	});
	try {
		COMPILE.runInContext(context, { timeout: LIMIT_MS });
		return true;
	} catch (error) {
		// Of another realm than this file's Error.
		if (Reflect.get(Object(error), "code") === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
		throw error;
	}
}

/** The names that lead from a type to another one. */
const ways = (entity: string) => [...(types.get(entity) ?? [])].flatMap(([name, to]) => (to ? [{ name, to }] : []));

test("every route ends with every name that it takes, and with every name behind it", () => {
	const entities = new Set([...routes, ...OPEN_STORE].map(({ method, path }) => entityAt(method, path)));
	const paths = [...entities].flatMap((entity = "") =>
		ways(entity).flatMap(({ name, to }) => [
			{ entity, path: [name] },
			...ways(to).map((next) => ({ entity, path: [name, next.name] })),
		]),
	);
	const known = paths.filter(({ entity }) => entryPoints.has(entity));
	expect(known.length).toBeGreaterThan(500);
	expect(known.filter(({ entity, path }) => !ends(entity, path))).toEqual([]);
});

test.each([
	["ShippingOption", "location"],
	["ShippingOption", "locations"],
	["ShippingProfile", "location"],
])("without the check %s would never end with %s", (entity, name) => {
	expect([ends(entity, [name]), refusedField(entity, [`*${name}`], types)?.isUnknown]).toEqual([false, true]);
});
