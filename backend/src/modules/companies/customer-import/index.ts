export { CUSTOMERS } from "./import-customers";
