import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import ts from "typescript";
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

/** The customer's pages and the texts of the law; the contract quotes the specification byte for byte. */
const CUSTOMER_TEXTS = ["storefront/src/**/*.ts", "storefront/src/**/*.tsx", "domain/src/terms/*.ts"];
const NOT_SHOWN = /\.test\.tsx?$|\/test(?:ing)?\/|\/test-|\/admin/;
/** A space that lets a line break before a sign that French parts from its word, or inside « ». */
const BREAKING = /(?:(?<=[\p{L}\p{N})»”.}"'`])|^)\s+[%€»!?;:](?![-\w=&:])|«\s/u;

test("no-break spaces stand before % € » ! ? ; : and after « in what customers read", () => {
	const files = execFileSync("git", ["ls-files", "-z", ...CUSTOMER_TEXTS], { cwd: ROOT, encoding: "utf8" }).split("\0");
	const shown = files.filter((file) => file && !NOT_SHOWN.test(file));
	expect(shown.length).toBeGreaterThan(300);
	expect(
		shown.flatMap((file) =>
			textsOf(file)
				.filter(breaks)
				.map((text) => `${file}: ${text}`),
		),
	).toEqual([]);
});

const breaks = (text: string): boolean =>
	BREAKING.test(text.replaceAll("\u00a0", "_")) && /\p{L}{2}|^\s[%€:]/u.test(text);

/** Strings and texts of a source file, its addresses of modules and its classes left out. */
function textsOf(file: string): string[] {
	const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true, kind);
	const texts: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
		if (ts.isJsxAttribute(node) && node.name.getText(source) === "className") return;
		if (
			ts.isStringLiteralLike(node) ||
			ts.isTemplateHead(node) ||
			ts.isTemplateMiddleOrTemplateTail(node) ||
			ts.isJsxText(node)
		)
			texts.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return texts;
}

/** The text without the one spelling, its code and its slug. */
const withoutOne = (text: string): string => text.replaceAll(/Destockage|DESTOCKAGE|destockage/g, "");
