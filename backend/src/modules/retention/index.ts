/** What is forgotten, and when. (ADR 18) */
export { purge } from "./purge";
export { removeUnusedFiles } from "./unused-files";
