export const COMPANY_TERMS_MODULE = "company_terms";

/** Terms are stored by functions over a connection; Medusa requires a service of each module. */
export default class CompanyTermsService {}
