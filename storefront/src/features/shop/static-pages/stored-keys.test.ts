import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { STORAGE_KEYS } from "@confiserie/domain/cart/cart";
import { expect, test } from "vitest";
import { SESSION_KEYS } from "@/lib/session";
import { STORED_KEYS } from "./stored-keys";

const SOURCES = join(__dirname, "..", "..", "..");

/** The keys that the sources name beside the shared ones: `const KEY = "..."` in a file that writes to the browser. */
function ownKeys(): string[] {
	return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
		.map((file) => readFileSync(join(SOURCES, file), "utf8"))
		.filter((source) => source.includes("safe-storage"))
		.flatMap((source) => [...source.matchAll(/const KEY = "(\w+)"/g)].flatMap(([, key]) => key ?? []));
}

test("the cookies page lists exactly the keys that the shop stores in the browser", () => {
	const own = ownKeys();
	expect(own).toContain("recentSearches");
	const stored = [...Object.values(STORAGE_KEYS), ...Object.values(SESSION_KEYS), ...own];
	expect(STORED_KEYS.map(({ key }) => key).sort()).toEqual(stored.sort());
});
