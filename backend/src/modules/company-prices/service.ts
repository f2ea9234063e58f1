export const COMPANY_PRICES_MODULE = "company_prices";

/** Prices are stored by functions over a connection; Medusa requires a service of each module. */
export default class CompanyPricesService {}
