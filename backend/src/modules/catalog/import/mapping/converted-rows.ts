import type { Category } from "@confiserie/domain/catalogue/category";
import type { ImportMapping } from "@confiserie/domain/contract/import-mapping";
import type { ImportError } from "@confiserie/domain/contract/product-import";
import type { CsvRecord } from "../csv/columns";
import type { FileRow } from "../csv/file-rows";
import { withLineBreaks, withoutMarkup } from "../csv/without-markup";
import { RefusedFile } from "../xlsx/refused-file";
import { type Cells, convertCells, imagesIn } from "./cells";
import { headingsOf } from "./propose";
import type { Target } from "./sources";
import { Variants } from "./variants";

/** How a file of another software becomes a catalogue file of this shop. */
export interface ForeignFormat {
	mapping: ImportMapping;
	/** All categories of the shop. */
	categories: readonly Pick<Category, "code" | "name">[];
}

/** A line as a record of the catalogue file; none for a line that is passed over, with the reason in its warnings. */
export interface ConvertedRow {
	line: number;
	record?: CsvRecord;
	/** What is added where the product is new. */
	ofNew?: CsvRecord;
	/** Where the images of a product without any are fetched. */
	imageAddresses?: string[];
	warnings: ImportError[];
}

const OTHER_HEADINGS =
	"Les titres des colonnes ne sont pas ceux de la correspondance. Choisissez le fichier à nouveau.";

const GROUPS = "regroupe des variantes, dont chacune devient un produit";
const UNPRICED = "n'a pas de prix";
const hasPrice = ({ prix_piece_carton }: Cells) => /[1-9]/.test(prix_piece_carton ?? "");

/**
 * Converts the rows of a foreign file, one by one. A product that is new arrives as a draft: it is not complete yet. An empty
 * cell states nothing, so that a second import does not empty what the merchant has written since.
 * @throws RefusedFile for a file of other headings than the mapping's
 */
export async function* convertedRows(
	rows: AsyncIterable<FileRow>,
	{ mapping, categories }: ForeignFormat,
): AsyncGenerator<ConvertedRow> {
	const columns = mapping.columns.map(({ target }) => target as Target | null);
	const variants = new Variants(columns.includes("type_de_ligne"));
	const hasPrices = columns.includes("prix_piece_carton");
	const referenceHeading = mapping.columns[columns.indexOf("reference")]?.heading ?? "";
	const withoutReference = `n'a pas de référence\u00a0: la colonne «\u00a0${referenceHeading}\u00a0» y est vide`;
	const unknownCategories = new Set<string>();
	let hasHeader = false;
	/** The last rows of one product: further rows may add images to them. */
	let held: ConvertedRow[] = [];
	let heldName: string | undefined;
	for await (const { line, texts } of rows) {
		if (!hasHeader) {
			hasHeader = true;
			const headings = headingsOf(texts);
			if (headings.length !== columns.length || headings.some((one, at) => one !== mapping.columns[at]?.heading))
				throw new RefusedFile(OTHER_HEADINGS);
			continue;
		}
		const own = cellsOf(columns, texts);
		const product = variants.next(own);
		if (product === undefined) {
			if (own.variante_de === heldName) for (const row of held) addImages(row, own);
			continue;
		}
		if (own.variante_de === undefined || own.variante_de !== heldName) {
			yield* held;
			held = [];
			heldName = own.variante_de;
		}
		const { cells } = product;
		const reference = cells.reference ?? referenceOfExport(cells);
		const skipped =
			(product.isParent && GROUPS) ||
			(hasPrices && !hasPrice(cells) && UNPRICED) ||
			(reference === undefined && withoutReference);
		if (skipped) {
			const name = cells.nom ?? cells.reference ?? "";
			held.push({ line, warnings: [notice(line, `«\u00a0${name}\u00a0» ${skipped}, cette ligne n'est pas reprise`)] });
			continue;
		}
		const { record, ofNew, imageAddresses, notices } = convertCells(
			{ ...cells, ...(reference !== undefined && { reference }) },
			mapping,
			categories,
		);
		if (cells.reference === undefined)
			notices.push({ message: `sans référence, ce produit prend ${record.reference}` });
		const warnings = notices.filter(({ once }) => once === undefined || !unknownCategories.has(once));
		for (const { once } of warnings) if (once !== undefined) unknownCategories.add(once);
		held.push({
			line,
			record: withoutMarkup(withLineBreaks(record), line).record,
			ofNew,
			imageAddresses,
			warnings: warnings.map(({ message }) => notice(line, message)),
		});
	}
	yield* held;
}

/** The name that each export gives a product without reference: its ID, or that of its product with the options. */
function referenceOfExport({ identifiant, variante_de, options }: Cells): string | undefined {
	const name = identifiant ?? (variante_de && [variante_de, ...options].join("-"));
	return name && `${/^\d/.test(name) ? "ID-" : ""}${name}`.slice(0, LONGEST_REFERENCE);
}
const LONGEST_REFERENCE = 40;

/** Adds what a row has that is only a further image of this product. */
function addImages(row: ConvertedRow, { images = "" }: Cells): void {
	const { addresses, files } = imagesIn(images);
	row.imageAddresses?.push(...addresses);
	if (row.record && files.length > 0) row.record.images = [row.record.images ?? [], files].flat().join("|");
}

function cellsOf(columns: readonly (Target | null)[], texts: readonly string[]): Cells {
	const cells: Cells = { options: [] };
	for (const [at, column] of columns.entries()) {
		// Exports put an apostrophe before a code, so that a spreadsheet takes it for a text.
		const text = (texts[at] ?? "").trim().replace(/^'(?=\d)/, "");
		if (column === null || text === "") continue;
		if (column === "option") cells.options.push(text);
		else cells[column] = text;
	}
	return cells;
}

function notice(line: number, message: string): ImportError {
	return { line, message: `Ligne ${line} : ${message}.` };
}
