import { type CompanyPriceFile, importCompanyPrices } from "@confiserie/domain/contract/company-prices";
import { call } from "@/lib/api";

export const pricesKey = (companyId: string) => ["admin", "company-prices", companyId];
export const discountsKey = (companyId: string) => ["admin", "company-discounts", companyId];

export function callPriceFile(companyId: string, file: File): Promise<CompanyPriceFile> {
	const form = new FormData();
	form.append("file", file);
	return call(importCompanyPrices, { params: { id: companyId }, form });
}
