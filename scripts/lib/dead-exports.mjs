import { isOperation } from "./operations.mjs";

/** What Medusa and Node load by the name of a file or folder: no import shows it. */
const LOADED = new Set([
	"default",
	"config",
	"register",
	"openMetrics",
	"startTelemetry",
	"GET",
	"POST",
	"PUT",
	"DELETE",
]);
/** Of the domain, tests may have types of their own. */
const REPORTED = { exports: /^(domain|backend)\/src\/(?!.*\/migrations\/)/, types: /^backend\/src\// };

/** For knip in production mode: keeps exports of domain and backend that nothing imports, or tests alone. */
export default function deadExports(found) {
	for (const [kind, reported] of Object.entries(REPORTED))
		for (const [file, symbols] of Object.entries(found.issues[kind]))
			for (const name of Object.keys(symbols))
				if (!reported.test(file) || LOADED.has(name) || isOperation(file, name)) {
					delete symbols[name];
					found.counters[kind] -= 1;
				}
	return found;
}
