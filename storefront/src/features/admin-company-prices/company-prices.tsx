"use client";

import { readCompanyDiscounts } from "@confiserie/domain/contract/company-prices";
import { useMay } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { DiscountForm } from "./discount-form";
import { PriceList } from "./price-list";

/** What a company pays instead of the catalogue's prices; changed by who may. */
export function CompanyPrices({ companyId }: { companyId: string }) {
	const mayChange = useMay()("customers.change");
	const { data, error, refetch } = useOperation(readCompanyDiscounts, { params: { id: companyId } });
	return (
		<section
			aria-labelledby="company-prices"
			className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="company-prices" className="display text-xl">
				Prix accordés
			</h2>
			<p className="text-prune">
				Le prix propre d'un produit l'emporte sur la remise de sa catégorie, et celle-ci sur la remise du catalogue. Un
				prix du catalogue plus bas l'emporte toujours. Les promotions s'appliquent ensuite.
			</p>
			{error && <RetryBanner title={error.message} onRetry={() => refetch()} />}
			{!data && !error && <Skeleton className="h-40 rounded-card" />}
			{data && (
				<>
					<DiscountForm key={data.version} companyId={companyId} granted={data} mayChange={mayChange} />
					<PriceList companyId={companyId} version={data.version} count={data.prices} mayChange={mayChange} />
				</>
			)}
		</section>
	);
}
