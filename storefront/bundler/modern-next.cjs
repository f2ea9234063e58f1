const { existsSync, readFileSync } = require("node:fs");

const OLD = /([/\\])next([/\\])dist([/\\])(?!esm[/\\])/;

/**
 * Loader for code of Next that goes to the browser: gives the bundler the ES module that Next ships beside each of its
 * CommonJS modules. Of an ES module only what is used is kept; of CommonJS everything stays (ADR 0190). Files keep
 * their place, so that a module that is reached in two ways is still one module.
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source the CommonJS module, which stays where Next has no other
 */
module.exports = function modernNext(source) {
	const modern = this.resourcePath.replace(OLD, "$1next$2dist$3esm$3");
	if (modern === this.resourcePath || !existsSync(modern)) return source;
	this.addDependency(modern);
	return readFileSync(modern, "utf8");
};
