import {
	type CompanyDiscounts,
	type CompanyDiscountsInput,
	type CompanyPrice,
	type CompanyPriceFile,
	type CompanyPriceInput,
	type CompanyPricePage,
	companyDiscountsSchema,
	companyPriceFileSchema,
	companyPricePageSchema,
	companyPriceSchema,
} from "@confiserie/domain/contract/company-prices";
import { api } from "@/lib/api";

const at = (companyId: string) => `/admin/companies/${encodeURIComponent(companyId)}`;

export const pricesKey = (companyId: string) => ["admin", "company-prices", companyId];
export const discountsKey = (companyId: string) => ["admin", "company-discounts", companyId];

export const callDiscounts = (companyId: string, signal: AbortSignal): Promise<CompanyDiscounts> =>
	api.get(`${at(companyId)}/discounts`, companyDiscountsSchema, { signal });

export const callChangeDiscounts = (companyId: string, input: CompanyDiscountsInput): Promise<CompanyDiscounts> =>
	api.put(`${at(companyId)}/discounts`, input, companyDiscountsSchema);

/** GET …/prices: its own prices, or products by a part of name or reference. */
export const callPrices = (
	companyId: string,
	asked: { query: string; page: number; size?: number },
	signal: AbortSignal,
): Promise<CompanyPricePage> => api.get(`${at(companyId)}/prices`, companyPricePageSchema, { query: asked, signal });

export const callPrice = (companyId: string, productId: string, own: CompanyPriceInput): Promise<CompanyPrice> =>
	api.put(`${at(companyId)}/prices/${encodeURIComponent(productId)}`, own, companyPriceSchema);

export function callPriceFile(companyId: string, file: File): Promise<CompanyPriceFile> {
	const form = new FormData();
	form.append("file", file);
	return api.post(`${at(companyId)}/prices/file`, form, companyPriceFileSchema);
}
