import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { inFrench } from "./admin-texts";

const whereIs = createRequire(import.meta.url).resolve;
const dashboard = join(dirname(whereIs("@medusajs/dashboard/package.json")), "dist");
const ui = join(dirname(whereIs("@medusajs/ui")), "../esm");

const modulesIn = (folder: string, ending: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(ending))
		.map((file) => readFileSync(join(folder, file), "utf8"));
const modules = [...modulesIn(dashboard, ".mjs"), ...modulesIn(ui, ".js")];

/** Keys of the keyboard, figures of code, and what only a developer sees. */
const NO_WORDS = [
	"esc",
	"undefined",
	"null",
	"Error Details (Development Mode)",
	"The field type does not support rendering a fallback component. Please provide a component prop.",
];

describe("texts that Medusa Admin has in its code", () => {
	test("none stays English on a control of its pages", () => {
		const shown = modules.flatMap((code) => [...code.matchAll(/(?:children|"aria-label"): ?"([A-Za-z][ -~]*?)"/g)]);
		const left = shown.filter(([control, text = ""]) => inFrench(control) === control && !NO_WORDS.includes(text));
		expect(left.map(([control]) => control)).toEqual([]);
	});

	test("each that is translated is still there", () => {
		const all = modules.join("\n");
		for (const text of ["Clear all", "Save as new view", "View Name", "Zoom in", "Show password"])
			expect(all).toContain(`"${text}"`);
	});

	test("a word is translated on a control only", () => {
		expect(inFrench('jsx(Button, { children: "Cancel" }); action === "Cancel"')).toBe(
			'jsx(Button, { children: "Annuler" }); action === "Cancel"',
		);
	});
});
