const { existsSync, readFileSync } = require("node:fs");

const OLD = /([/\\])next([/\\])dist([/\\])(?!esm[/\\])/;

/** Gives the browser's other work a turn; a message is not slowed down in background tabs as a timer is. */
const PAUSE = `const pause = () => new Promise((resume) => {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = resume;
	port2.postMessage(null);
});
`;

/**
 * What is written differently for this shop, by the end of a module's path. A text that Next does not have any more stops
 * the build.
 * @type {Record<string, (source: string) => string>}
 */
const CHANGES = {
	// React, its decoder and the router run one after the other, each in a task of its own (ADR 0192).
	"client/app-next-turbopack.js": (source) =>
		PAUSE +
		exchange(
			source,
			"appBootstrap(()=>{",
			`appBootstrap(async ()=>{
				await pause();
				require('react-dom/client');
				await pause();
				require('./components/app-router');
				await pause();`,
		),
	"client/app-index.js": (source) =>
		PAUSE +
		exchange(
			source,
			"const initialRSCPayload = await initialServerResponse;",
			"await pause(); const initialRSCPayload = await initialServerResponse; await pause();",
		),
	// The shop has no server actions.
	"client/components/router-reducer/reducers/server-action-reducer.js": () =>
		"export function serverActionReducer() { throw new Error('This shop has no server actions.'); }",
	"react-server-dom-turbopack-client.browser.production.js": (source) =>
		["createServerReference", "createTemporaryReferenceSet", "encodeReply", "registerServerReference"].reduce(
			(text, name) => exchange(text, `exports.${name} =`, `const unused_${name} =`),
			source,
		),
	// Nothing is fetched ahead (ADR 0191): what would schedule it has nothing to do.
	"client/components/segment-cache/scheduler.js": () =>
		[
			"startRevalidationCooldown",
			"schedulePrefetchTask",
			"cancelPrefetchTask",
			"reschedulePrefetchTask",
			"isPrefetchTaskDirty",
			"pingPrefetchScheduler",
			"pingPrefetchTask",
			"needsSpeculativePrefetch",
		]
			.map((name) => `export function ${name}() {}`)
			.join("\n"),
	"client/components/prefetch.js": () => "export function prefetchRoute() {}",
	"client/components/links.js": () =>
		["getLinkForCurrentNavigation", "setLinkForCurrentNavigation", "pingVisibleLinks"]
			.map((name) => `export function ${name}() { return null; }`)
			.join("\n"),
	"compiled/process/browser.js": () => "module.exports = { env: {} };",
	// For browsers older than those that the shop is built for.
	"build/polyfills/polyfill-module.js": () => "",
};

/**
 * Loader for code of Next that goes to the browser: gives the bundler the ES module that Next ships beside each of its
 * CommonJS modules. Of an ES module only what is used is kept; of CommonJS everything stays (ADR 0190). Files keep
 * their place, so that a module that is reached in two ways is still one module.
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source the CommonJS module, which stays where Next has no other
 */
module.exports = function modernNext(source) {
	// The bundler keeps results between builds: a change of this file makes them worthless.
	this.addDependency(__filename);
	const path = this.resourcePath.replaceAll("\\", "/");
	const change = Object.entries(CHANGES).find(([end]) => path.endsWith(`/${end}`))?.[1] ?? ((text) => text);
	const modern = this.resourcePath.replace(OLD, "$1next$2dist$3esm$3");
	if (modern === this.resourcePath || !existsSync(modern)) return change(source);
	this.addDependency(modern);
	return change(readFileSync(modern, "utf8"));
};

/** @param {string} source @param {string} from @param {string} to */
function exchange(source, from, to) {
	if (!source.includes(from)) throw new Error(`Next has no "${from}" any more: look at bundler/modern-next.cjs.`);
	return source.replace(from, to);
}
