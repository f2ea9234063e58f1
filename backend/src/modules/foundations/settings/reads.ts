/** What the catalogue reader calls: apart from index.ts, which loads Medusa (ADR 17). */
export { readSetting } from "./read-setting";
