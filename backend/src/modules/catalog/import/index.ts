export { exportCatalogue, exportTemplate, exportWorkbook } from "./csv/export-csv";
export { readLines } from "./csv/read-lines";
export { readTable, tableRows } from "./csv/read-table";
export { columnOf, complaint, RowJudge, referenceOf, underHeading } from "./csv/row-reader";
export {
	type ImportDefinition,
	recoverImports,
	startImport,
	type UnderWay,
	undoImport,
} from "./engine";
export { ImageArchive } from "./image-archive";
export { type ImportJob, isInterruption, type JournalEntry, journalOf } from "./job";
export { deleteProfile, listProfiles, type MappedKind, proposalOf, renameProfile } from "./mapping/profiles";
export { headingsOf, proposeMapping, samplesOf } from "./mapping/propose";
export { readHeadings } from "./mapping/read-headings";
export { type ReadRow, readCatalogueFile } from "./read-file";
export { findImport, forgetInImports, listImports, shownImport } from "./stored-imports";
export { RefusedFile } from "./xlsx/refused-file";
export { type Cell, writeWorkbook } from "./xlsx/write-workbook";
