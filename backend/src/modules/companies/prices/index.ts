export { alignCompanyPrices } from "./align";
export { changeCompanyPrice, changeDiscounts } from "./change-prices";
export { importCompanyPrices } from "./import-prices";
export { listCompanyPrices } from "./list-prices";
export { type GrantedPrices, grantedPrices, readDiscounts } from "./read-prices";
