import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What Medusa asks about each request: which route's settings apply to a path. */
interface Finder {
	add(route: unknown): void;
	find(path: string, method: string): unknown;
}
type FinderClass = new (routes?: unknown[]) => Finder;

/** Answers that a finder keeps: a path may be as long as Node's head, 16 KB. */
export const ANSWERS_KEPT = 1000;

const load = createRequire(__filename);
/** Not exported by the package; the router reads the class from this module each time it makes one. */
const engine: { RoutesFinder: FinderClass } = load(
	join(dirname(load.resolve("@medusajs/framework/http")), "routes-finder.js"),
);

/** Medusa's finder, replaced before its memory of paths exceeds ANSWERS_KEPT. */
export function boundedFinder(Unbounded: FinderClass): FinderClass {
	return class {
		readonly #routes: unknown[];
		#finder: Finder;
		#asked = 0;

		constructor(routes: unknown[] = []) {
			this.#routes = [...routes];
			this.#finder = new Unbounded(routes);
		}

		add(route: unknown): void {
			this.#routes.push(route);
			this.#finder.add(route);
		}

		find(path: string, method: string): unknown {
			this.#asked += 1;
			if (this.#asked % ANSWERS_KEPT === 0) this.#finder = new Unbounded(this.#routes);
			return this.#finder.find(path, method);
		}
	};
}

/** Medusa keeps the answer to each path ever asked for: random paths would fill the memory (ADR 21). Called before it makes its router. */
export function boundRouteFinders(): void {
	engine.RoutesFinder = boundedFinder(engine.RoutesFinder);
}
