import { posix } from "node:path";
import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { RefusedFile } from "./refused-file";

/** A packed file that is no workbook, or a damaged one. */
export class UnreadableWorkbook extends Error {}

/** Most bytes of a part, unpacked, and of all texts read from the cells; 50,000 products with all their texts take 170 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Most elements of a part that is held in memory, such as styles; a workbook of ten years' use has a tenth of this. */
const MOST_ELEMENTS = 500_000;
/** Most characters without a tag: the parser holds a tag, its attributes or a text until it ends. A full cell, escaped, has a fifth. */
const LONGEST_SPAN = 1024 * 1024;

const TOO_MUCH_TEXT =
	"Ce classeur contient plus de texte qu'un catalogue. Gardez la seule feuille des produits, ou importez-la en plusieurs fois.";
/** Most files in a workbook: its pictures are some. */
const MOST_ENTRIES = 10_000;
const TOO_MANY_ENTRIES = `Ce classeur contient plus de ${MOST_ENTRIES} fichiers. Gardez-y la seule feuille du tableau, sans images.`;

/** Handlers of the elements of a part. Names come without their prefix. */
export interface Elements {
	open?: (name: string, attributes: Record<string, string>) => void;
	close?: (name: string) => void;
	text?: (text: string) => void;
}

/** The parts of a packed workbook, each parsed as it is unpacked. */
export class WorkbookParts {
	private texts = 0;

	private constructor(
		private readonly zip: ZipFile,
		private readonly entries: ReadonlyMap<string, Entry>,
	) {}

	/** @throws RefusedFile, and the error of the zip library for a file that is none */
	static async open(path: string): Promise<WorkbookParts> {
		const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
		try {
			if (zip.entryCount > MOST_ENTRIES) throw new RefusedFile(TOO_MANY_ENTRIES);
			const entries = new Map<string, Entry>();
			for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
			return new WorkbookParts(zip, entries);
		} catch (error) {
			zip.close();
			throw error;
		}
	}

	close(): void {
		this.zip.close();
	}

	/** Counts the characters of a cell: one text may stand in any number of cells. @throws RefusedFile */
	countText(characters: number): void {
		this.texts += characters;
		if (this.texts > MOST_BYTES) throw new RefusedFile(TOO_MUCH_TEXT);
	}

	/**
	 * Parses a whole part; nothing where the workbook has none of this name.
	 * @param most elements of the part
	 */
	async parse(name: string, elements: Elements, most = MOST_ELEMENTS): Promise<void> {
		let count = 0;
		const open: Elements["open"] = (element, attributes) => {
			count += 1;
			if (count > most) throw new RefusedFile(TOO_MUCH_TEXT);
			elements.open?.(element, attributes);
		};
		for await (const _ of this.pieces(name, { ...elements, open }));
	}

	/**
	 * Parses a part piece by piece, each of some 16 KB, so that its rows are handed on meanwhile.
	 * @throws RefusedFile, and the error of the zip or XML library for damaged content
	 */
	async *pieces(name: string, elements: Elements): AsyncGenerator<void> {
		const entry = this.entries.get(name.toLowerCase());
		if (!entry) return;
		if (entry.uncompressedSize > MOST_BYTES) throw new RefusedFile(TOO_MUCH_TEXT);
		const parser = parserOf(elements);
		const stream: Readable = await this.zip.openReadStreamPromise(entry);
		const decoder = new TextDecoder();
		let span = 0;
		try {
			for await (const chunk of stream as AsyncIterable<Buffer>) {
				const text = decoder.decode(chunk, { stream: true });
				// No attribute holds this sign unescaped.
				const tag = text.lastIndexOf("<");
				span = tag < 0 ? span + text.length : text.length - tag;
				if (span > LONGEST_SPAN) throw new RefusedFile(TOO_MUCH_TEXT);
				parser.write(text);
				yield;
			}
			parser.write(decoder.decode()).close();
			yield;
		} finally {
			stream.destroy();
		}
	}

	/** Targets of the relationships of a part, by id and by the last word of their type. */
	async relationships(part: string): Promise<{ byId: Map<string, string>; byType: Map<string, string> }> {
		const byId = new Map<string, string>();
		const byType = new Map<string, string>();
		const folder = posix.dirname(part);
		await this.parse(posix.join(folder, "_rels", `${posix.basename(part)}.rels`), {
			open: (name, { Id = "", Type = "", Target = "" }) => {
				if (name !== "Relationship") return;
				const target = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target);
				byId.set(Id, target);
				byType.set(posix.basename(Type), target);
			},
		});
		return { byId, byType };
	}
}

function parserOf({ open, close, text }: Elements): SaxesParser {
	const parser = new SaxesParser();
	parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => open?.(localName(name), attributes));
	parser.on("closetag", ({ name }) => close?.(localName(name)));
	if (text) {
		parser.on("text", text);
		parser.on("cdata", text);
	}
	return parser;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
