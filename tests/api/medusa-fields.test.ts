import { beforeAll, describe, expect, test } from "vitest";
import { refusedField } from "../../backend/src/http/admin-fields";
import { type TypeGraph, typeGraph } from "../../backend/src/http/admin-relations";
import { entityAt } from "../../backend/src/http/medusa-entities";
import { STORE_ROUTES } from "../../backend/src/http/store/routes";
import { medusaToken, registerCustomer } from "../support/api";
import { shopUnderTest } from "../support/context";
import { type MedusaQuery, medusaQueries } from "../support/medusa-queries";
import { joinerConfigs } from "../support/on-request";
import { parallel } from "../support/parallel";
import { newAdministrator, signInToMedusa } from "../support/staff";
import { publishableKey } from "../support/store";

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
const LIMIT_MS = 5_000;

const routes = medusaQueries();
let types: TypeGraph;
/** Short names and relations of every type, as `fields` can ask for them. */
let names: string[];
let token: string;
beforeAll(async () => {
	types = typeGraph(await joinerConfigs());
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
		const store = STORE_ROUTES.filter(({ decision }) => decision === "open");
		for (const { method, path } of [...routes, ...store]) {
			const entity = entityAt(method, path);
			const own = types.get(entity ?? "");
			const taken = names.filter((name) => refusedField(entity, [`${name}.id`], types) === undefined);
			expect([method, path, taken.filter((name) => !own?.has(name))]).toEqual([method, path, []]);
		}
	});
});

async function asked(path: string, by: string, headers: Record<string, string> = {}) {
	const response = await fetch(`${shopUnderTest().backend}${path}`, {
		headers: { ...headers, ...(by && { authorization: `Bearer ${by}` }) },
		signal: AbortSignal.timeout(LIMIT_MS),
	});
	return { status: response.status, body: (await response.json()) as { code?: string } };
}

/** The names of a type, and those of the types behind them. */
function pathsFrom(entity: string | undefined): string[] {
	const own = [...(types.get(entity ?? "") ?? [])].filter(([, type]) => type !== undefined);
	return own.flatMap(([name, type]) => [
		name,
		...[...(types.get(type ?? "") ?? [])].flatMap(([next, behind]) => (behind ? [`${name}.${next}`] : [])),
	]);
}

test("every GET of Medusa Admin and the Store API ends, with every name that it takes", async () => {
	const key = await publishableKey();
	const { token: customer } = await registerCustomer();
	const reads = (route: MedusaQuery | (typeof STORE_ROUTES)[number]) =>
		route.method === "GET" && !NOT_LOADED.test(route.path);
	const store = STORE_ROUTES.filter(({ decision }) => decision === "open");
	const seen = new Set<string>();
	const calls = [...routes.filter(({ path }) => path.startsWith("/admin/")), ...store]
		.filter(reads)
		.flatMap(({ path }) => {
			const entity = entityAt("GET", path);
			return pathsFrom(entity).flatMap((name) => {
				// The way on from a name does not depend on the route.
				const way = name.includes(".") ? `${path.split("/")[1]} ${entity} ${name}` : `${path} ${name}`;
				if (seen.has(way)) return [];
				seen.add(way);
				return [`${path.replace(/:\w+/g, "absent")}?fields=*${name}`];
			});
		});
	expect(calls.length).toBeGreaterThan(500);
	const broken: string[] = [];
	await parallel(8, async () => {
		for (let call = calls.shift(); call; call = calls.shift()) {
			const isStore = call.startsWith("/store/");
			const headers: Record<string, string> = isStore ? { "x-publishable-api-key": key } : {};
			const { status } = await asked(call, isStore ? customer : token, headers).catch(() => ({ status: 0 }));
			if (status === 0 || status >= 500) broken.push(`${status} ${call}`);
		}
	});
	expect(broken).toEqual([]);
}, 120_000);
