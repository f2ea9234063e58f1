export const COMPANY_MODULE = "companies";

/** Companies are stored by functions over a connection; Medusa requires a service of each module. */
export default class CompanyService {}
