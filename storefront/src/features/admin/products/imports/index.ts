export { type ImportDefinition, ImportDialog, importForm } from "./import-dialog";
export { ImportMappingsPage } from "./import-mappings-page";
export { ImportNotices } from "./import-notices";
export { MappingForm, MappingsLink } from "./mapping-form";
