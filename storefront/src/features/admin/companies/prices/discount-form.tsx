"use client";

import {
	type CompanyDiscounts,
	changeCompanyDiscounts,
	readCompanyDiscounts,
} from "@confiserie/domain/contract/company-prices";
import { DecimalField, EditForm, useEditForm } from "@/features/admin/kit";

interface DiscountFormProps {
	companyId: string;
	granted: CompanyDiscounts;
	mayChange: boolean;
	categories: readonly { code: string; name: string }[];
}

/** Percentages by category, and of the whole catalogue. */
export function DiscountForm({ companyId, granted, mayChange, categories }: DiscountFormProps) {
	// A category may be gone that has a discount still: it is shown by its code, to be taken away.
	const known = [null, ...categories.map(({ code }) => code)];
	const gone = granted.discounts.map(({ category }) => category).filter((category) => !known.includes(category));
	const nameOf = (category: string | null) =>
		category === null ? "Tout le catalogue" : (categories.find(({ code }) => code === category)?.name ?? category);
	const form = useEditForm(changeCompanyDiscounts, {
		start: {
			discounts: [...known, ...gone].map((code) => ({
				category: code,
				percent: granted.discounts.find(({ category }) => category === code)?.percent ?? null,
			})),
			version: granted.version,
		},
		params: { id: companyId },
		reads: readCompanyDiscounts,
		failure: "Les remises n'ont pas pu être enregistrées. Réessayez.",
		done: "Remises enregistrées",
	});
	return (
		<EditForm form={form} legend="Remises, en %" label="Enregistrer les remises" isReadOnly={!mayChange}>
			<p className="font-semibold">Remises, en %</p>
			<p className="text-sm text-prune">
				Vide&nbsp;: la remise du catalogue. 0&nbsp;: aucune remise sur cette catégorie.
			</p>
			<div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{form.watch("discounts").map(({ category }, index) => (
					<DecimalField key={category} {...form.field(`discounts.${index}.percent`)} label={nameOf(category)} />
				))}
			</div>
		</EditForm>
	);
}
