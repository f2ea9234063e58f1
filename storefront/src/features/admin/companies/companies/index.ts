export { CompaniesPage } from "./companies-page";
export { CompanyPage } from "./company-page";
