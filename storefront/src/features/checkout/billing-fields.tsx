"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { callReadBusiness, companyValues, OrderCompanyFields } from "@/features/company";
import { type CheckoutValues, fieldId } from "./form-values";

/**
 * Company of the order. Shows the account's once it is loaded; without a choice, or when it cannot
 * be loaded, the server uses the account's.
 */
export function BillingFields({ form }: { form: UseFormReturn<CheckoutValues> }) {
	useEffect(() => {
		const stop = new AbortController();
		callReadBusiness(stop.signal).then(
			({ business }) => {
				if (!business || form.getValues("buyer") !== "account") return;
				form.setValue("company", { ...form.getValues("company"), ...companyValues(business) });
				form.setValue("buyer", "company");
			},
			() => {},
		);
		return () => stop.abort();
	}, [form]);
	const isCompany = form.watch("buyer") === "company";
	return (
		<fieldset className="flex flex-col gap-5">
			<legend className="display mb-4 text-2xl">Facturation</legend>
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={isCompany}
					onChange={(event) => form.setValue("buyer", event.target.checked ? "company" : "person")}
					className="size-5 shrink-0 accent-framboise"
				/>
				Je commande pour une entreprise ou une association
			</label>
			{isCompany && (
				<OrderCompanyFields
					typed={(name) => form.watch(`company.${name}`)}
					field={(name) => ({
						...form.register(`company.${name}`),
						id: fieldId(`company.${name}`),
						error: form.getFieldState(`company.${name}`, form.formState).error?.message ?? null,
					})}
				/>
			)}
		</fieldset>
	);
}
