export { followImport } from "./follow-import";
export { type ImportDefinition, ImportDialog, importForm } from "./import-dialog";
export { ImportMappingsPage } from "./import-mappings-page";
export { MappingForm } from "./mapping-form";
export { PastImportsPage } from "./past-imports-page";
