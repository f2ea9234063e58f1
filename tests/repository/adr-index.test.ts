import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

const FOLDER = join(ROOT, "docs/adr");
const files = readdirSync(FOLDER).filter((name) => /^\d{4}-.*\.md$/.test(name));
const linked = [...readFileSync(join(FOLDER, "README.md"), "utf8").matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(
	([, name]) => name,
);

test("the index names every decision once, under one subject", () => {
	expect([...linked].sort()).toEqual([...files].sort());
});

test("every decision that a source cites exists", () => {
	const numbers = files.map((name) => Number(name.slice(0, 4)));
	const sources = ["domain/src", "backend/src", "storefront/src", "storefront/server"].flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
			.map((file) => join(ROOT, folder, file)),
	);
	const cited = sources.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/\bADR (\d+)/g)].map(([, number]) => ({ file, number: Number(number) })),
	);
	expect(cited.length).toBeGreaterThan(10);
	expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});
