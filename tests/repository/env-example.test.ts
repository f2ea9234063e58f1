import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

/** Read by our programs, but set by the system, by Next or by the test run itself, never by an operator. */
const SYSTEM = new Set(["PATH", "NEXT_RUNTIME", "TEST_BROWSER"]);

describe(".env.example", () => {
	const example = readFileSync(join(ROOT, ".env.example"), "utf8");
	const explained = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]));

	test("explains every variable that the backend, the storefront, the launcher and compose read", () => {
		const missing = [...variablesRead()].filter((name) => !explained.has(name) && !SYSTEM.has(name));
		expect(missing).toEqual([]);
	});

	test("explains no variable that nothing reads", () => {
		const read = variablesRead();
		expect([...explained].filter((name) => !read.has(name ?? ""))).toEqual([]);
	});

	test("carries no secret: what it sets is an address or nothing", () => {
		for (const [name, value] of Object.entries(parseEnv(example)))
			expect(value, name).toMatch(/^$|^(https:\/\/)?[a-z.]*shop\.example$/);
	});
});

function variablesRead(): Set<string> {
	const found = new Set<string>();
	const collect = (text: string, pattern: RegExp) => {
		for (const match of text.matchAll(pattern)) if (match[1]) found.add(match[1]);
	};
	for (const file of ["env.ts", "storage-settings.ts"])
		collect(text(`backend/src/config/${file}`), /^\t\t([A-Z][A-Z0-9_]+):/gm);
	collect(text("docker-compose.yml"), /\$\{([A-Z][A-Z0-9_]+)/g);
	for (const file of ["storefront/src", "storefront/server", "scripts"].flatMap(sources)) {
		collect(text(file), /process\.env\.([A-Z][A-Z0-9_]+)/g);
		collect(text(file), /\b(?:address|chosenPort|wholeNumber)\((?:environment, )?"([A-Z][A-Z0-9_]+)"/g);
	}
	return found;
}

function sources(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
		.map((name) => join(folder, name));
}

function text(file: string): string {
	return readFileSync(join(ROOT, file), "utf8");
}
