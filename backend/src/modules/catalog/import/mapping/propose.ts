import type { ImportSource } from "@confiserie/domain/catalogue/import-sources";
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "@confiserie/domain/catalogue/product-fields";
import { type ImportMapping, LONGEST_HEADING, type ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import { foldWords } from "@confiserie/domain/fold-text";
import { columnNamed, KEY_COLUMN } from "../csv/columns";
import { IMAGE_ADDRESSES, OPTION, SOURCES, type Target } from "./sources";

/** The headings of a file as a mapping names them. */
export const headingsOf = (texts: readonly string[]) => texts.map((text) => text.trim().slice(0, LONGEST_HEADING));

/** Recognises the software that wrote a file by its headings. */
function recogniseSource(headings: readonly string[]): ImportSource | null {
	const plain = new Set(headings.map(foldWords));
	const names = Object.keys(SOURCES) as ImportSource[];
	return names.find((name) => SOURCES[name].marks.every((any) => any.some((mark) => plain.has(mark)))) ?? null;
}

/**
 * Proposes how a file is read, from its headings and first rows. A column of ours goes to one heading alone, the best known
 * one; options of variants repeat.
 */
export function proposeMapping(
	headings: readonly string[],
	rows: readonly (readonly string[])[],
	profile?: ImportMapping,
): ProposedMapping {
	const source = recogniseSource(headings);
	const plain = headings.map(foldWords);
	const targets = profile?.columns.map(({ target }) => target) ?? proposedTargets(plain, source);
	const price = plain[targets.indexOf("prix_piece_carton")] ?? "";
	const weight = plain[targets.indexOf("poids_piece_g")] ?? "";
	return {
		isOwn: source === null && headings.some((heading) => columnNamed(heading) === KEY_COLUMN),
		source,
		columns: headings.map((heading, at) => ({
			heading,
			samples: samplesOf(rows, at),
			target: targets[at] ?? null,
			hasImages: IMAGE_ADDRESSES.test(plain[at] ?? ""),
		})),
		unit: profile?.unit ?? "PIECE",
		prices: profile?.prices ?? vatOf(price) ?? (source ? SOURCES[source].pricesAre : "INCLUDED"),
		weightUnit: profile?.weightUnit ?? (/\b(g|grams?|grammes?)\b/.test(weight) ? "G" : "KG"),
		piecesPerBox: profile?.piecesPerBox ?? 1,
		vatRate: profile?.vatRate ?? 20,
		category: profile?.category ?? null,
		profile: profile?.profile ?? null,
	};
}

function proposedTargets(plain: readonly string[], source: ImportSource | null): (Target | null)[] {
	const targets: (Target | null)[] = plain.map((heading) => (OPTION.test(heading) ? "option" : null));
	const known = source ? SOURCES[source].headings : SIMILAR;
	for (const [target, ...names] of known) {
		const [at] = names.map((name) => plain.indexOf(name)).filter((found) => found >= 0 && targets[found] === null);
		if (at !== undefined) targets[at] = target;
	}
	const images = plain.findIndex((heading, at) => IMAGE_ADDRESSES.test(heading) && targets[at] === null);
	if (images >= 0) targets[images] = "images";
	return targets;
}

const MORE: Partial<Record<Target, string[]>> = {
	reference: ["ref", "code", "article", "code produit", "ref produit", "reference produit"],
	nom: ["produit", "intitule", "product name", "titre"],
	prix_piece_carton: ["tarif", "prix unitaire", "prix unitaire ttc", "prix unitaire ht", "pu", "pu ht", "pu ttc"],
	pieces_par_carton: ["colisage", "pcb", "quantite par carton", "pieces carton"],
	ean_piece: ["ean", "gtin", "code ean", "gencode"],
};

/** Names for columns of unknown software: ours, those of the form, and those of the known software. */
const SIMILAR: readonly (readonly [Target, ...string[]])[] = PRODUCT_FIELD_NAMES.flatMap((name) => {
	const { heading, label } = PRODUCT_FIELDS[name];
	if (heading === null || heading === "images") return [];
	const known = Object.values(SOURCES).flatMap(({ headings }) =>
		headings.flatMap(([target, ...names]) => (target === heading ? names : [])),
	);
	return [[heading, foldWords(heading), foldWords(label), ...(MORE[heading] ?? []), ...known]] as const;
});

function vatOf(price: string): "INCLUDED" | "EXCLUDED" | undefined {
	if (/\b(ttc|included|incl)\b/.test(price)) return "INCLUDED";
	return /\b(ht|hors taxes?|excluded|excl)\b/.test(price) ? "EXCLUDED" : undefined;
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/** Values of the first rows that have one, at most three. */
export function samplesOf(rows: readonly (readonly string[])[], at: number): string[] {
	const stated = rows.map((row) => (row[at] ?? "").replace(/\s+/g, " ").trim()).filter((text) => text !== "");
	return [...new Set(stated)]
		.slice(0, SAMPLES)
		.map((text) => (text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text));
}
