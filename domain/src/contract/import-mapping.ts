import { z } from "zod";
import { CATEGORY_CODE } from "../catalogue/category";
import { IMPORT_SOURCES, type ImportSource } from "../catalogue/import-sources";
import { NUTRIENTS, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "../catalogue/product-fields";
import { VAT_RATES } from "../tax/vat-rates";
import { NO_CATEGORY } from "./product-row";

/** What a column of another software may also be: it says which rows are variants of one product. */
const VARIANT_TARGETS = {
	type_de_ligne: "Variante : type de ligne",
	identifiant: "Variante : identifiant du produit",
	variante_de: "Variante : produit dont elle dépend",
	option: "Variante : option",
} as const;

/**
 * What a column of a foreign file can become, with its label: a column of the catalogue file, or a part of a variant. Images are
 * addresses there, from which they are fetched.
 */
export const IMPORT_TARGETS: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		PRODUCT_FIELD_NAMES.flatMap((name): [string, string][] => {
			const { heading, label } = PRODUCT_FIELDS[name];
			if (heading === null) return NUTRIENTS.map((nutrient) => [nutrient.heading, nutrient.label]);
			return [[heading, label]];
		}),
	),
	...VARIANT_TARGETS,
};

/** Headings are cut to this length. */
export const LONGEST_HEADING = 200;
export const MOST_MAPPED_COLUMNS = 256;

const profileName = z
	.string("Un nom est attendu.")
	.trim()
	.min(1, "Un nom est attendu.")
	.max(80, "80 caractères au plus.");

/** Where imports are made, as in the paths of their calls and pages. */
export type ImportArea = "products" | "customers";

/** What mappings of every kind have. */
export interface Mapping {
	columns: { heading: string; target: string | null }[];
	profile: string | null;
}

/** The fields of a `Mapping` whose columns become a `target`. */
export function mappingFields<Target extends z.ZodType<string>>(target: Target) {
	return {
		/** One for each column of the file, in its order; a null target leaves the column out. */
		columns: z
			.array(z.strictObject({ heading: z.string().max(LONGEST_HEADING), target: target.nullable() }))
			.min(1, "Une colonne au moins est attendue.")
			.max(MOST_MAPPED_COLUMNS, `${MOST_MAPPED_COLUMNS} colonnes au plus.`),
		/** Saves the mapping under this name, for files with the same headings. */
		profile: profileName.nullable().default(null),
	};
}

/** Checks that each target is that of one column, except those that repeat, and that the `key` is one of them. */
export function columnRules(
	labels: Readonly<Record<string, string>>,
	key: string,
	missing: string,
	repeats: (target: string) => boolean,
) {
	return ({ columns }: Pick<Mapping, "columns">, context: z.RefinementCtx): void => {
		for (const [at, one] of columns.entries()) {
			if (one.target === null || repeats(one.target)) continue;
			const first = columns.findIndex((other) => other.target === one.target);
			if (first === at) continue;
			const message = `«\u00a0${labels[one.target]}\u00a0» est déjà la colonne «\u00a0${columns[first]?.heading}\u00a0».`;
			context.addIssue({ code: "custom", path: ["columns", at, "target"], message });
		}
		if (!columns.some((one) => one.target === key))
			context.addIssue({ code: "custom", path: ["columns"], message: missing });
	};
}

const target = z.string().refine((name) => Object.hasOwn(IMPORT_TARGETS, name), "Cette colonne n'existe pas.");
const PIECES = "Un nombre de pièces de 1 à 10 000 est attendu.";

/** What a merchant answers once for a file, as the file does not say it. */
const ANSWERS = {
	/** What a price, a stock and a weight of the file are those of. */
	unit: z.enum(["PIECE", "BOX"], "PIECE ou BOX est attendu."),
	prices: z.enum(["INCLUDED", "EXCLUDED"], "INCLUDED ou EXCLUDED est attendu."),
	weightUnit: z.enum(["KG", "G"], "KG ou G est attendu."),
	/** Where the file has none. */
	piecesPerBox: z.number(PIECES).int(PIECES).min(1, PIECES).max(10_000, PIECES),
	vatRate: z.literal(VAT_RATES, "20 ou 5,5 est attendu."),
	category: z.string(NO_CATEGORY).regex(CATEGORY_CODE, NO_CATEGORY).nullable(),
};

/** How a file of another software is read: the JSON part `mapping` of POST /admin/products/import. */
export const importMappingSchema = z
	.strictObject({ ...mappingFields(target), ...ANSWERS })
	.superRefine(
		columnRules(IMPORT_TARGETS, "reference", "Choisissez la colonne de la référence.", (one) => one === "option"),
	);
export type ImportMapping = z.output<typeof importMappingSchema>;

/** Response of POST /admin/products/import/mapping: how a file could be read. */
export const proposedMappingSchema = z.object({
	/** The shop's own headings: the file is imported as it is. */
	isOwn: z.boolean(),
	source: z.enum(Object.keys(IMPORT_SOURCES) as [ImportSource, ...ImportSource[]]).nullable(),
	columns: z.array(
		z.object({
			heading: z.string(),
			/** Values of the first rows that have one, at most three. */
			samples: z.array(z.string()),
			target: z.string().nullable(),
			/** Its heading is known for addresses of images. */
			hasImages: z.boolean(),
		}),
	),
	...ANSWERS,
	/** The saved mapping of these headings, which is the one proposed. */
	profile: z.string().nullable(),
});
export type ProposedMapping = z.output<typeof proposedMappingSchema>;

/** A mapping that was saved for files of these headings. Response of GET /admin/{kind}/import-mappings: all of them, by name. */
export const importProfileSchema = z.object({
	id: z.string(),
	name: z.string(),
	/** Of the columns that are read. */
	headings: z.array(z.string()),
	updatedAt: z.string(),
});
export type ImportProfile = z.output<typeof importProfileSchema>;
export const importProfileListSchema = z.array(importProfileSchema);

/** Body of PATCH /admin/{kind}/import-mappings/{id}. */
export const importProfileInputSchema = z.object({ name: profileName });
