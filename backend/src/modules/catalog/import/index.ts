import { Module } from "@medusajs/framework/utils";
import ProductImportService from "./service";

export { exportCatalogue, exportTemplate, exportWorkbook } from "./csv/export-csv";
export { readLines } from "./csv/read-lines";
export { readTable, tableRows } from "./csv/read-table";
export { columnOf, complaint, RowJudge, referenceOf, underHeading } from "./csv/row-reader";
export { ImageArchive } from "./image-archive";
export { deleteProfile, findProfile, listProfiles, renameProfile, saveProfile } from "./mapping/profiles";
export { headingsOf, proposeMapping, samplesOf } from "./mapping/propose";
export { readHeadings } from "./mapping/read-headings";
export { type ReadRow, readCatalogueFile } from "./read-file";
export { type default as ProductImportService, HEARTBEAT_MS, type ImportLease, ImportLeaseLost } from "./service";
export { RefusedFile } from "./xlsx/refused-file";
export { type Cell, writeWorkbook } from "./xlsx/write-workbook";

export const PRODUCT_IMPORT_MODULE = "productImport";

/** Imports of products, and the journal that undoes one that did not end. */
export default Module(PRODUCT_IMPORT_MODULE, { service: ProductImportService });
