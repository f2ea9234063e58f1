/** What is forgotten, and when. */
export { purge } from "./purge";
export { removeUnusedFiles } from "./unused-files";
