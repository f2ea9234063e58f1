import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";

/** Parts of a workbook by name; a sheet is the XML of its rows. */
export interface Parts {
	sheets?: { name: string; rows: string; state?: string }[];
	/** XML of the shared strings: `<si>…</si>`. */
	strings?: string;
	/** Format codes of the cell styles 1, 2, …; 0 is General. */
	formats?: string[];
	/** XML of more cell styles: `<xf/>…`. */
	styles?: string;
	date1904?: boolean;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const RELS = "http://schemas.openxmlformats.org/package/2006/relationships";
const relationships = (targets: [string, string, string][]) =>
	`<Relationships xmlns="${RELS}">${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export function packedWorkbook({
	sheets = [],
	strings = "",
	formats = [],
	styles = "",
	date1904 = false,
}: Parts): Uint8Array {
	const parts: Record<string, string> = {
		"_rels/.rels": relationships([["r1", "officeDocument", "xl/workbook.xml"]]),
		"xl/_rels/workbook.xml.rels": relationships([
			...sheets.map((_, at): [string, string, string] => [`s${at}`, "worksheet", `worksheets/sheet${at}.xml`]),
			["t", "styles", "/xl/styles.xml"],
			["u", "sharedStrings", "sharedStrings.xml"],
		]),
		"xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${date1904 ? ' date1904="1"' : ""}/><sheets>${sheets
			.map(
				({ name, state }, at) =>
					`<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="s${at}"/>`,
			)
			.join("")}</sheets></workbook>`,
		"xl/styles.xml": `<styleSheet xmlns="${MAIN}"><numFmts>${formats
			.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`)
			.join(
				"",
			)}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join("")}${styles}</cellXfs></styleSheet>`,
		"xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${strings}</sst>`,
	};
	for (const [at, { rows }] of sheets.entries())
		parts[`xl/worksheets/sheet${at}.xml`] = `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
	return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

/** A file of this content in a folder of its own. */
export function fileOf(content: Uint8Array | string): string {
	const path = join(mkdtempSync(join(tmpdir(), "import-")), "file");
	writeFileSync(path, content);
	return path;
}
