import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const inTests = createRequire(import.meta.url);
const MEDUSA = join(dirname(inTests.resolve("@medusajs/medusa/package.json")), "dist/api");
/** What a route may need before its query is looked at. */
const NEEDED = { token: "absent", cart_id: "absent", region_id: "absent", type: "product" };

/** A request as Medusa's check of a query leaves it. */
interface CheckedQuery {
	query: object;
	allowed: string[];
	scope: { resolve(): object };
	queryConfig?: { entity?: string; fields: string[] };
	filterableFields?: object;
}
type Check = (req: CheckedQuery, res: object, next: (error?: unknown) => void) => Promise<void>;
interface RouteMiddlewares {
	method?: string | string[];
	methods?: string[];
	matcher: string;
	middlewares?: Check[];
}

/** A route of the installed Medusa that checks its query. */
export interface MedusaQuery {
	method: string;
	path: string;
	/** What Medusa makes of a query; undefined when it refuses it. */
	check(query?: object): Promise<CheckedQuery | undefined>;
}

/** Every route below /admin and /store that takes a query. */
export function medusaQueries(): MedusaQuery[] {
	const files = ["admin", "store"].flatMap((area) =>
		readdirSync(join(MEDUSA, area), { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith("middlewares.js"))
			.map((file) => join(MEDUSA, area, file)),
	);
	const routes = files.flatMap((file) =>
		Object.values<unknown>(inTests(file)).filter(Array.isArray).flat(),
	) as RouteMiddlewares[];
	return routes.flatMap(({ method, methods, matcher, middlewares = [] }) =>
		middlewares
			.filter(({ name }) => name === "validateQuery")
			.flatMap((check) =>
				[method ?? methods ?? "GET"].flat().map((one) => ({
					method: one,
					path: matcher,
					check: (query = {}) => checked(check, query),
				})),
			),
	);
}

async function checked(check: Check, query: object): Promise<CheckedQuery | undefined> {
	for (const needed of [{}, ...Object.entries(NEEDED).map(([name, value]) => ({ [name]: value }))]) {
		const req: CheckedQuery = { query: { ...query, ...needed }, allowed: [], scope: { resolve: () => ({}) } };
		let refusal: unknown;
		await check(req, {}, (error) => {
			refusal = error;
		});
		if (refusal === undefined) return req;
	}
	return undefined;
}
