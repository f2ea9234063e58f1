export { CompanyPrices } from "./company-prices";
