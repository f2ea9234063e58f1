export { ImportMappingsPage } from "./import-mappings-page";
