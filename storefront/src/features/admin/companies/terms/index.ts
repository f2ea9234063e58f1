export { CompanyTerms } from "./company-terms";
