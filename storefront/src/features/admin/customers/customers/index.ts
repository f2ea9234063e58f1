export { CustomerRecord } from "./customer-record";
export { CustomersPage } from "./customers-page";
