import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FRENCH } from "./french";

type Texts = { [name: string]: string | Texts };
const folder = join(
	dirname(createRequire(import.meta.url).resolve("@medusajs/dashboard/package.json")),
	"src/i18n/translations",
);
const textsOf = (language: string): Map<string, string> =>
	new Map(flat(JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"))));

function flat(texts: Texts, path = ""): [string, string][] {
	return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
		typeof text === "string" ? [[path + name, text]] : flat(text, `${path}${name}.`),
	);
}

const english = textsOf("en");
const medusaFrench = textsOf("fr");
const ours = new Map(flat(FRENCH));

/** Words that are the same in both languages, and names. */
const SAME = new Set(
	`Original|pages|Global|JSON|Navigation|Collections|Promotions|Documentation|Extensions|Exact|Contact|Type|Collection
	|Description|Options|S, M, L|Province|Note|Cantons|Combinable|Canton|Allocation|Active|Inactive|Standard|Code|Configuration|Usage
	|Min|Max|Permissions|Module|Notifications|Actions|Configurations|Conditions|Normal|Minutes|Date|EAN|UPC|ID|Parent|Minute|Promotion
	|Permission|Tag|Tags|./$schema.json|+ {{count}}|<0>{{amount}}</0> <1>{{currency}}</1>`.split(/\s*\|/),
);

test("no text of Medusa Admin stays English for who reads French", () => {
	const left = [...english].filter(([name, text]) => {
		const said = ours.get(name) ?? medusaFrench.get(name);
		return (said === undefined || said === text) && !SAME.has(text);
	});
	expect(left).toEqual([]);
});

test("each text of ours is one that Medusa has, with its placeholders", () => {
	const placeholders = (text = "") => text.match(/\{\{\w+\}\}/g) ?? [];
	for (const [name, text] of ours) {
		expect([name, english.has(name)]).toEqual([name, true]);
		expect([name, placeholders(text)]).toEqual([name, placeholders(english.get(name))]);
	}
});
