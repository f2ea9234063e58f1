"use client";

import { readCompanyDiscounts } from "@confiserie/domain/contract/company-prices";
import { Detail, Shown } from "@/features/admin/kit";
import { useCategories } from "@/features/admin/products/categories";
import { useMay } from "@/features/admin/shell";
import { DiscountForm } from "./discount-form";
import { PriceList } from "./price-list";

/** What a company pays instead of the catalogue's prices; changed by staff who may. */
export function CompanyPrices({ companyId }: { companyId: string }) {
	const mayChange = useMay()("customers.change");
	const categories = useCategories();
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
			<Detail
				operation={readCompanyDiscounts}
				input={{ params: { id: companyId } }}
				failure="Impossible de charger les prix"
				height="h-40"
			>
				{(data) => (
					<>
						<Shown result={categories} failure="Impossible de charger les catégories" height="h-40">
							{({ content }) => (
								<DiscountForm companyId={companyId} granted={data} mayChange={mayChange} categories={content} />
							)}
						</Shown>
						<PriceList companyId={companyId} version={data.version} count={data.prices} mayChange={mayChange} />
					</>
				)}
			</Detail>
		</section>
	);
}
