// @vitest-environment node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";

const require = createRequire(import.meta.url);
const load: (this: { resourcePath: string; addDependency(file: string): void }, source: string) => string =
	require("./modern-next.cjs");

/** What the bundler gets for a file of the installed Next; `source` stands for a file that changed. */
function bundled(path: string, source?: string): string {
	const file = require.resolve(`next/dist/${path}`);
	return load.call({ resourcePath: file, addDependency() {} }, source ?? readFileSync(file, "utf8"));
}
const DECODER = "compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.browser.production.js";

describe("Next as the browser gets it", () => {
	test("is the ES module that Next ships beside each CommonJS one", () => {
		expect(bundled("client/components/app-router.js")).toMatch(/^export default /m);
		expect(bundled("shared/lib/app-router-context.shared-runtime.js")).toMatch(/^export const AppRouterContext/m);
	});
	test("stays what it is where there is no ES module", () => {
		expect(bundled("compiled/react/index.js", "module.exports = 1")).toBe("module.exports = 1");
	});
	test("starts in steps: React, the router, the rest, the page's data, the root", () => {
		const start = bundled("client/app-next-turbopack.js");
		const steps = ["require('react-dom/client')", "require('./components/app-router')", "require('./app-index')"];
		const places = steps.map((step) => start.indexOf(step));
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((a, b) => a - b));
		expect(start.match(/await pause\(\)/g)).toHaveLength(3);
		expect(bundled("client/app-index.js")).toMatch(/await pause\(\); const initialRSCPayload.*; await pause\(\);/);
	});
	test("has neither server actions nor polyfills of old browsers", () => {
		expect(bundled("client/components/router-reducer/reducers/server-action-reducer.js")).not.toContain("import");
		expect(bundled(DECODER)).not.toContain("exports.encodeReply");
		expect(bundled("build/polyfills/polyfill-module.js")).toBe("");
	});
	test("stops the build where Next has a line no more", () => {
		expect(() => bundled(DECODER, "exports.createFromFetch = 1")).toThrow("exports.createServerReference");
	});
});
