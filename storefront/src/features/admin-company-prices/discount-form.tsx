"use client";

import {
	type CompanyDiscounts,
	changeCompanyDiscounts,
	readCompanyDiscounts,
} from "@confiserie/domain/contract/company-prices";
import { readDecimal, writeDecimal } from "@confiserie/domain/decimal-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useCategories } from "@/features/admin-categories";
import { ApiProblem, call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

interface DiscountFormProps {
	companyId: string;
	granted: CompanyDiscounts;
	mayChange: boolean;
}

/** Percentages by category, and of the whole catalogue. */
export function DiscountForm({ companyId, granted, mayChange }: DiscountFormProps) {
	const client = useQueryClient();
	const toasts = useToasts();
	const categories = useCategories().data?.content ?? [];
	const [typed, setTyped] = useState<Record<string, string>>(() =>
		Object.fromEntries(granted.discounts.map(({ category, percent }) => [category ?? "", writeDecimal(percent)])),
	);
	// A category may be gone that has a discount still: it is shown by its code, to be taken away.
	const gone = granted.discounts.flatMap(({ category }) =>
		category !== null && !categories.some(({ code }) => code === category) ? [{ code: category, name: category }] : [],
	);
	const rows = [{ code: "", name: "Tout le catalogue" }, ...categories, ...gone];
	const filled = rows.flatMap(({ code }) => {
		const percent = readDecimal(typed[code] ?? "");
		// What is no number is refused by the server, beside its field.
		return percent === null ? [] : [{ category: code || null, percent: Number.isNaN(percent) ? -1 : percent }];
	});
	const save = useMutation({
		mutationFn: () =>
			call(changeCompanyDiscounts, {
				params: { id: companyId },
				body: { discounts: filled, version: granted.version },
			}),
		onSuccess: (saved) => {
			client.setQueryData(keyOf(readCompanyDiscounts, { params: { id: companyId } }), saved);
			toasts.success("Remises enregistrées");
		},
	});
	const problemOf = (code: string) => {
		const at = filled.findIndex(({ category }) => (category ?? "") === code);
		if (at < 0 || !(save.error instanceof ApiProblem)) return undefined;
		return save.error.errors.find(({ field }) => field?.startsWith(`discounts[${at}]`))?.message;
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save.mutate();
	};
	return (
		<form method="post" onSubmit={submit} className="flex flex-col gap-3">
			<fieldset disabled={!mayChange} className="flex flex-col gap-3">
				<legend className="font-semibold">Remises, en %</legend>
				<p className="text-sm text-prune">
					Vide&nbsp;: la remise du catalogue. 0&nbsp;: aucune remise sur cette catégorie.
				</p>
				<div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
					{rows.map(({ code, name }) => (
						<TextField
							key={code}
							label={name}
							inputMode="decimal"
							autoComplete="off"
							value={typed[code] ?? ""}
							error={problemOf(code)}
							onChange={({ target }) => setTyped({ ...typed, [code]: target.value })}
						/>
					))}
				</div>
				{save.error && <Banner tone="error">{save.error.message}</Banner>}
				{mayChange && (
					<Button type="submit" size="sm" busy={save.isPending} busyLabel="Enregistrement…" className="self-start">
						Enregistrer les remises
					</Button>
				)}
			</fieldset>
		</form>
	);
}
