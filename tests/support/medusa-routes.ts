import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";

const ENGINE = join(dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json")), "dist/api/admin");
const OURS = join(import.meta.dirname, "../../backend/src/api/admin");

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A route below /admin; `:name` stands for one segment. */
export interface MedusaRoute {
	method: string;
	path: string;
}

/** Every route below /admin that the installed engine serves, and the shop's own beside them. */
export function medusaRoutes(): MedusaRoute[] {
	return [
		...routesIn(
			ENGINE,
			"route.js",
			/^exports\.([A-Z]+) = (?!void 0)(?!exports\.)|^exports\.([A-Z]+) = exports\.\w+;/gm,
		),
		...routesIn(OURS, "route.ts", /^export (?:async )?(?:function|const) ([A-Z]+)\b|^export \{ ([A-Z, ]+) \} from/gm),
	];
}

function routesIn(root: string, name: string, handler: RegExp): MedusaRoute[] {
	return readdirSync(root, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(`${sep}${name}`))
		.flatMap((file) => {
			const path = `/admin/${dirname(file).split(sep).join("/")}`.replace(/\[([^\]]+)\]/g, ":$1");
			const found = [...readFileSync(join(root, file), "utf8").matchAll(handler)];
			const methods = found.flatMap(([, one, several]) => (one ?? several ?? "").split(/, */));
			return [...new Set(methods)].filter((method) => METHODS.includes(method)).map((method) => ({ method, path }));
		});
}
