import { type Category, findCategory } from "@confiserie/domain/catalogue/category";
import { NUTRIENTS } from "@confiserie/domain/catalogue/product-fields";
import { expiryForSale } from "@confiserie/domain/catalogue/publication";
import { IMPORT_TARGETS, type ImportMapping } from "@confiserie/domain/contract/import-mapping";
import { EMPTY_DRAFT } from "@confiserie/domain/contract/new-product";
import type { ImportError } from "@confiserie/domain/contract/product-import";
import { type ProductRow, productRowSchema } from "@confiserie/domain/contract/product-row";
import { COLUMN_OF, COLUMNS, type Column } from "./columns";
import type { Stated } from "./to-row";

/** Judges the rows of one file, one after the other: it remembers references and EANs to find those used twice. */
export class RowJudge {
	private readonly seen = new Map<string, number>();

	/**
	 * @param categories all categories of the shop
	 * @param today a day in Paris
	 * @param isForeign whether the file is another software's, whose empty cells state nothing
	 */
	constructor(
		private readonly categories: readonly Pick<Category, "code" | "name">[],
		private readonly today: string,
		private readonly isForeign = false,
	) {}

	/**
	 * The row that a record makes, with what is wrong with it; no row when it cannot be one.
	 * @param former present values of the product, for columns that the file lacks; none for a new product
	 */
	judge(stated: Stated, line: number, former?: Stated): { row?: ProductRow; errors: ImportError[] } {
		const isNewDraft = !former && stated.isPublished === false;
		const needed = former ? [] : isNewDraft ? DRAFT_COLUMNS : COLUMNS.filter((column) => !OPTIONAL.has(column));
		const missing = needed.filter((column) => !isStated(stated, column));
		if (missing.length > 0 && this.isForeign)
			return { errors: missing.map((column) => complaint(line, column, "cette cellule est vide")) };
		if (missing.length > 0) {
			const message = `le produit ${referenceOf(stated)} est nouveau, il lui manque les colonnes ${missing.join(", ")}`;
			return { errors: [complaint(line, undefined, message)] };
		}
		const known = this.withCategory(stated);
		const parsed = productRowSchema.safeParse(isNewDraft ? completedDraft(known) : completed(known, former), {
			error: () => "cette valeur n'est pas lisible",
		});
		if (!parsed.success)
			return { errors: parsed.error.issues.map((issue) => complaint(line, columnOf(issue.path), issue.message)) };
		return { row: parsed.data, errors: [...this.duplicates(parsed.data, line), ...this.expiry(parsed.data, line)] };
	}

	/** With the code of the category that is named by its code or its name; what there is none of is no code. */
	private withCategory(stated: Stated): Stated {
		if (typeof stated.category !== "string") return stated;
		return { ...stated, category: findCategory(this.categories, stated.category)?.code ?? "" };
	}

	private expiry(row: ProductRow, line: number): ImportError[] {
		if (row.isPublished === false) return [];
		const faults = expiryForSale(row, this.today);
		return faults.map(({ field, message }) => complaint(line, columnOf([field]), message));
	}

	private duplicates(row: ProductRow, line: number): ImportError[] {
		const keys: [Column, string][] = [
			["reference", row.reference],
			["ean_piece", row.eanUnit],
			["ean_carton", row.eanBox],
		];
		return keys.flatMap(([column, value]) => {
			if (value === "") return [];
			const key = column === "reference" ? `reference ${value}` : `ean ${value}`;
			const first = this.seen.get(key);
			this.seen.set(key, first ?? line);
			return first === undefined ? [] : [complaint(line, column, `${value} figure déjà à la ligne ${first}`)];
		});
	}
}

/** The reference of a record in its stored spelling, to look its product up by. */
export function referenceOf({ reference }: Stated): string {
	return String(reference ?? "")
		.trim()
		.toUpperCase();
}

/** A new product may go without: nothing is in stock then, and nothing is declared. */
const OPTIONAL = new Set<Column>(["stock_cartons", ...NUTRIENTS.map(({ heading }) => heading)]);

/** What a draft cannot do without, as in the form. */
const DRAFT_COLUMNS: Column[] = ["reference", "nom", "prix_piece_carton"];

function isStated(stated: Stated, column: Column): boolean {
	return Object.keys(stated).some((name) => COLUMN_OF[name] === column);
}

/**
 * A record, completed by the present values of its product. Where it does not say whether it is a food, it is one, unless the
 * product is known as none and it states no ingredients.
 */
function completed(stated: Stated, former: Stated | undefined): Record<string, unknown> {
	const said = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
	const isFood = former?.isFood !== false || Boolean(stated.ingredients);
	const nutrition = { ...former?.nutrition, ...stated.nutrition };
	const isDeclared = Object.values(nutrition).some((value) => value !== null);
	return { ...former, isFood, ...said, nutrition: isDeclared ? nutrition : null };
}

/** What a record states of a new draft; what it leaves out or empty is as in a new product's form. */
function completedDraft(stated: Stated): Record<string, unknown> {
	const said = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null && value !== undefined));
	return completed({ ...EMPTY_DRAFT, ...said }, undefined);
}

/** A complaint with the merchant's own heading in place of our column's name. */
export function underHeading(error: ImportError, { columns }: ImportMapping): ImportError {
	const heading = columns.find(({ target }) => target === error.column)?.heading;
	const name = heading ?? IMPORT_TARGETS[error.column ?? ""] ?? "";
	const place = heading === undefined ? "champ" : "colonne";
	return { ...error, message: error.message.replace(`colonne ${error.column} :`, `${place} «\u00a0${name}\u00a0» :`) };
}

/** A complaint as a sentence that names line and column. */
export function complaint(line: number, column: Column | undefined, message: string): ImportError {
	const place = `Ligne ${line}${column ? `, colonne ${column}` : ""}`;
	return { line, ...(column ? { column } : {}), message: `${place} : ${message}.` };
}

/** The column of a field of the row, or of its nutrition. */
export function columnOf(path: readonly PropertyKey[]): Column | undefined {
	const names = path.filter((key): key is string => typeof key === "string");
	return COLUMN_OF[names.at(-1) ?? ""];
}
