import { BUSINESS_LIMITS } from "@confiserie/domain/business/business";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/ui/text-field";
import { CompanyFields } from "./company-fields";
import type { CompanyField, OrderCompanyValues } from "./company-values";

interface OrderCompanyFieldsProps {
	field: (name: keyof OrderCompanyValues) => UseFormRegisterReturn & { id?: string; error: string | null };
	/** What a field of the company holds now. */
	typed: (name: CompanyField) => string;
}

/** The company that an order is for, with the buyer's own number of the order. */
export function OrderCompanyFields({ field, typed }: OrderCompanyFieldsProps) {
	return (
		<>
			<CompanyFields field={field} typed={typed} isRequired />
			<TextField
				{...field("purchaseOrder")}
				label="Numéro de bon de commande"
				optional
				hint="Repris sur la facture."
				maxLength={BUSINESS_LIMITS.purchaseOrder}
			/>
		</>
	);
}
