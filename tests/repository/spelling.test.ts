import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_CATEGORIES } from "@confiserie/domain/category";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

const TEXTS = ["storefront/src", "domain/src", "backend/src", "backend/catalogue/demo.csv", "docs"];

test("clearance has one spelling, that of the label which spec §2 gives its code: 'Destockage'", () => {
	expect(FIRST_CATEGORIES.find(({ code }) => code === "DESTOCKAGE")?.name).toBe("Destockage");
	const files = execFileSync("git", ["ls-files", "-z", ...TEXTS], { cwd: ROOT, encoding: "utf8" }).split("\0");
	const readable = files.filter((file) => /\.(tsx?|mjs|css|csv|md|json)$/.test(file));
	expect(readable.length).toBeGreaterThan(500);
	const others = readable.filter((file) =>
		/d[ée]-?stockage/iu.test(withoutOne(readFileSync(join(ROOT, file), "utf8"))),
	);
	expect(others).toEqual([]);
});

/** The text without the one spelling, its code and its slug. */
const withoutOne = (text: string): string => text.replaceAll(/Destockage|DESTOCKAGE|destockage/g, "");
