export { ImportMappingsPage } from "./import-mappings-page";
export { MappingForm, MappingsLink } from "./mapping-form";
