"use client";

import { readBusiness } from "@confiserie/domain/contract/accounts";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { companyValues, OrderCompanyFields } from "@/features/account/company";
import { call } from "@/lib/api";
import { type CheckoutValues, fieldId } from "./form-values";

/**
 * Company of the order. Shows the account's once it is loaded; without a choice, or when it cannot
 * be loaded, the server uses the account's.
 */
export function BillingFields({ form }: { form: UseFormReturn<CheckoutValues> }) {
	const [isMember, setIsMember] = useState(form.getValues("buyer") === "member");
	useEffect(() => {
		const stop = new AbortController();
		call(readBusiness, { signal: stop.signal }).then(
			({ business }) => {
				if (!business) return;
				setIsMember(true);
				form.setValue("company", { ...form.getValues("company"), ...companyValues(business) });
				if (form.getValues("buyer") !== "person") form.setValue("buyer", "member");
			},
			() => {},
		);
		return () => stop.abort();
	}, [form]);
	const buyer = form.watch("buyer");
	const isCompany = buyer === "company" || buyer === "member";
	return (
		<fieldset className="flex flex-col gap-5">
			<legend className="display mb-4 text-2xl">Facturation</legend>
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={isCompany}
					onChange={(event) =>
						form.setValue("buyer", event.target.checked ? (isMember ? "member" : "company") : "person")
					}
					className="size-5 shrink-0 accent-framboise"
				/>
				Je commande pour une entreprise ou une association
			</label>
			{isCompany && (
				<OrderCompanyFields
					isFixed={isMember}
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
