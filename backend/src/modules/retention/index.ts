/** What is forgotten, and when. (ADR 0200) */
export { purge } from "./purge";
export { removeUnusedFiles } from "./unused-files";
