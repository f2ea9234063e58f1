import type { UseFormReturn } from "react-hook-form";
import { OrderCompanyFields } from "@/features/company";
import type { StaffOrderValues } from "./values";

/** The company that an order is for. Left alone, it is the one of the customer's account. */
export function CompanyPart({ form }: { form: UseFormReturn<StaffOrderValues> }) {
	const isCompany = form.watch("buyer") === "company";
	return (
		<>
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={isCompany}
					onChange={(event) => form.setValue("buyer", event.target.checked ? "company" : "account")}
					className="size-5 shrink-0 accent-framboise"
				/>
				Saisir l'entreprise et ses références (sinon, l'entreprise du compte)
			</label>
			{isCompany && (
				<OrderCompanyFields
					typed={(name) => form.watch(`company.${name}`)}
					field={(name) => ({
						...form.register(`company.${name}`),
						autoComplete: "off",
						error: form.getFieldState(`company.${name}`, form.formState).error?.message ?? null,
					})}
				/>
			)}
		</>
	);
}
