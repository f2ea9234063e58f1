import { IMPORT_MAXIMUM_ROWS, type ImportError } from "@confiserie/domain/contract/product-import";
import { fileFault } from "./csv/file-fault";
import { checkedHeader, recordOf } from "./csv/format";
import { Notices } from "./csv/notices";
import { readRows } from "./csv/read-rows";
import { readStated, type Stated } from "./csv/to-row";
import { withoutMarkup } from "./csv/without-markup";
import type { ImageArchive } from "./image-archive";
import { type ConvertedRow, convertedRows, type ForeignFormat } from "./mapping/converted-rows";
import { NO_PRODUCT } from "./xlsx/refused-file";

/** What a line of a file states of a product, or what is wrong with the file there. */
export interface ReadRow {
	line: number;
	stated?: Stated;
	/** What is added to a product that is new; only where the file is another software's. */
	ofNew?: Stated;
	/** Where the images of a product without any are fetched. */
	imageAddresses?: string[];
	/** Likewise, in the ZIP that was sent with the file. */
	imageFiles?: string[];
	errors: ImportError[];
	/** About what is read all the same. */
	warnings?: ImportError[];
}

/** The error for a file without products, or with too many. */
const EMPTY_FILE: ImportError = { line: 1, message: NO_PRODUCT };
const ENDLESS_FILE: ImportError = {
	line: IMPORT_MAXIMUM_ROWS + 2,
	message: `Le fichier dépasse ${IMPORT_MAXIMUM_ROWS} produits. Importez-le en plusieurs fois.`,
};

/**
 * Reads a catalogue file of any size from the disk, row by row. A fault of the file as a whole comes as a last row that has
 * nothing but the fault.
 * @param foreign how a file of another software becomes one of ours; lines stay those of the file
 * @param archive images that were sent with it
 */
export async function* readCatalogueFile(
	path: string,
	onBytes: (bytes: number) => void = () => {},
	foreign?: ForeignFormat,
	archive?: ImageArchive,
): AsyncGenerator<ReadRow> {
	const notices = new Notices();
	const rows = readRows(path, { onBytes, notices });
	let count = 0;
	try {
		for await (const { record, ofNew, imageAddresses, line, warnings } of foreign
			? convertedRows(rows, foreign)
			: ownRows(rows, notices)) {
			count += 1;
			if (count > IMPORT_MAXIMUM_ROWS) {
				yield { line: ENDLESS_FILE.line, errors: [ENDLESS_FILE] };
				return;
			}
			const packed = record && archive?.take(record, (imageAddresses ?? []).length > 0);
			const stated = packed?.record ?? record;
			yield {
				line,
				...(stated && { stated: readStated(stated) }),
				...(ofNew && { ofNew: readStated(ofNew) }),
				...(imageAddresses && { imageAddresses }),
				...(packed && { imageFiles: packed.files }),
				errors: [],
				warnings: [...(count === 1 ? notices.take() : []), ...warnings],
			};
		}
	} catch (error) {
		const fault = fileFault(error);
		if (!fault) throw error;
		yield { line: fault.line, errors: [fault], warnings: notices.take() };
		return;
	}
	if (count === 0) yield { line: 1, errors: [EMPTY_FILE] };
}

/** The records of a file with the shop's own headings. */
async function* ownRows(
	rows: AsyncIterable<{ line: number; texts: string[] }>,
	notices: Notices,
): AsyncGenerator<ConvertedRow> {
	let columns: ReturnType<typeof checkedHeader> | undefined;
	for await (const { line, texts } of rows) {
		if (columns) yield { line, ...withoutMarkup(recordOf(columns, texts), line) };
		else columns = checkedHeader(texts, (ignored) => notices.unknownColumns(line, ignored));
	}
}
