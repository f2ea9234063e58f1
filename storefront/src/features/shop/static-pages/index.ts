export { PageText } from "./page-text";
