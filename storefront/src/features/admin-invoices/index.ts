export { PapersPage } from "./papers-page";
