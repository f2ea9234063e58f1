import { type CompanyPriceFile, companyPriceFileSchema } from "@confiserie/domain/contract/company-prices";
import { api } from "@/lib/api";

const at = (companyId: string) => `/admin/companies/${encodeURIComponent(companyId)}`;

export const pricesKey = (companyId: string) => ["admin", "company-prices", companyId];
export const discountsKey = (companyId: string) => ["admin", "company-discounts", companyId];

export function callPriceFile(companyId: string, file: File): Promise<CompanyPriceFile> {
	const form = new FormData();
	form.append("file", file);
	return api.post(`${at(companyId)}/prices/file`, form, companyPriceFileSchema);
}
