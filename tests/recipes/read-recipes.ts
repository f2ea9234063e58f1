import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/paths";

const FOLDER = import.meta.dirname;

/** The recipes of docs/recipes.md: each names its patch, the files to change and the tests to run. */
export const RECIPES = readFileSync(join(ROOT, "docs/recipes.md"), "utf8")
	.split(/^## /m)
	.slice(1)
	.map((text) => {
		const files = [...text.matchAll(/`([^`\s]*\/[^`\s]*|\.env\.example)`/g)].map(([, path = ""]) => path);
		const name = /\(\.\.\/tests\/recipes\/([\w-]+\.patch)\)/.exec(text)?.[1] ?? "";
		return { title: text.split("\n", 1)[0], text, name, patch: join(FOLDER, name), files, changed: changedFiles(name) };
	});

export const PATCHES = readdirSync(FOLDER).filter((name) => name.endsWith(".patch"));

function changedFiles(name: string): string[] {
	const path = join(FOLDER, name);
	const text = name && existsSync(path) ? readFileSync(path, "utf8") : "";
	return [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = ""]) => file);
}
