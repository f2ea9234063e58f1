export { CompanyStatement } from "./company-statement";
export { OwnStatement } from "./own-statement";
