export { businessPath, NO_BUSINESS, sentBusiness, typedBusiness } from "./business-input";
export { CompanyFields } from "./company-fields";
export {
	BUYERS,
	type Buyer,
	COMPANY_FIELDS,
	type CompanyValues,
	companyMessages,
	companyPath,
	companyRequest,
	companyValues,
	NO_COMPANY,
	ORDER_COMPANY_FIELDS,
	type OrderCompanyValues,
	orderBuyer,
	validateCompany,
} from "./company-values";
export { OrderCompanyFields } from "./order-company-fields";
