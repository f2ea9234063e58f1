import { Module } from "@medusajs/framework/utils";
import CompanyPricesService, { COMPANY_PRICES_MODULE } from "./service";

export { alignCompanyPrices } from "./align";
export { changeCompanyPrice, changeDiscounts } from "./change-prices";
export { importCompanyPrices } from "./import-prices";
export { listCompanyPrices } from "./list-prices";
export { type GrantedPrices, grantedPrices, readDiscounts } from "./read-prices";

/** What a company pays instead of the catalogue's prices: discounts, and prices of its own. */
export default Module(COMPANY_PRICES_MODULE, { service: CompanyPricesService });
