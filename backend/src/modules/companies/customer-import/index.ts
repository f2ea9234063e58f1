export { importCustomers } from "./import-customers";
export { proposeCustomerMapping } from "./propose";
