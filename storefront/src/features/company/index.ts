export { callCompany, callReadBusiness } from "./calls";
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
	orderCompanyValues,
	validateCompany,
} from "./company-values";
export { OrderCompanyFields } from "./order-company-fields";
