import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flagsAsCharacters } from "./admin-build";

test("the library of flags still has the branch that Medusa Admin's build takes out", () => {
	const folder = join(createRequire(import.meta.url).resolve("react-country-flag/package.json"), "..", "dist");
	const code = readFileSync(join(folder, "react-country-flag.esm.js"), "utf8");
	expect(flagsAsCharacters(code)).not.toContain("if (svg)");
	expect(flagsAsCharacters(code)).not.toBe(code);
});
