export { CodesPage } from "./codes-page";
