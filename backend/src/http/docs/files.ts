import { readFileSync } from "node:fs";
import { PAGE_SCRIPT, PAGE_STYLE } from "./page";

interface DocsFile {
	type: "text/css" | "text/javascript";
	text: string;
}

const read = new Map<string, DocsFile>();

/** A file of the page at /api/docs, read once; undefined for any other name. */
export function docsFile(name: string): DocsFile | undefined {
	const make = Object.hasOwn(FILES, name) ? FILES[name as keyof typeof FILES] : undefined;
	if (make && !read.has(name)) read.set(name, make());
	return read.get(name);
}

const FILES = {
	"page.css": (): DocsFile => ({ type: "text/css", text: PAGE_STYLE }),
	"page.js": (): DocsFile => ({ type: "text/javascript", text: PAGE_SCRIPT }),
	"swagger-ui.css": (): DocsFile => ({
		type: "text/css",
		text: packaged(require.resolve("swagger-ui-dist/swagger-ui.css")),
	}),
	"swagger-ui-bundle.js": (): DocsFile => ({
		type: "text/javascript",
		text: packaged(require.resolve("swagger-ui-dist/swagger-ui-bundle.js")),
	}),
};

/** Without the reference to a source map, which is not served. */
function packaged(path: string): string {
	return readFileSync(path, "utf8").replace(/\n?\/[/*]# sourceMappingURL=.*$/s, "");
}
