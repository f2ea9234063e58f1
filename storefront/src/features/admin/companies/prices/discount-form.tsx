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
	const rows = [
		{ code: null, name: "Tout le catalogue" },
		...categories,
		// A category may be gone that has a discount still: it is shown by its code, to be taken away.
		...granted.discounts
			.filter(({ category }) => category !== null && !categories.some(({ code }) => code === category))
			.map(({ category: code }) => ({ code, name: code ?? "" })),
	];
	const form = useEditForm(changeCompanyDiscounts, {
		start: {
			discounts: rows.map(({ code }) => ({
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
				{rows.map(({ code, name }, index) => (
					<DecimalField key={code} {...form.field(`discounts.${index}.percent`)} label={name} />
				))}
			</div>
		</EditForm>
	);
}
