import { BUSINESS_LIMITS } from "@confiserie/domain/business/business";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/ui/text-field";
import { CompanyFields } from "./company-fields";
import type { CompanyField, OrderCompanyValues } from "./company-values";

interface OrderCompanyFieldsProps {
	field: (name: keyof OrderCompanyValues) => UseFormRegisterReturn & { id?: string; error: string | null };
	/** What a field of the company holds now. */
	typed: (name: CompanyField) => string;
	/** The company is the account's, whose name and numbers stand in its own records. */
	isFixed?: boolean;
}

/** The company that an order is for, with the buyer's own marks of the order. */
export function OrderCompanyFields({ field, typed, isFixed = false }: OrderCompanyFieldsProps) {
	return (
		<>
			<CompanyFields field={field} typed={typed} isRequired isFixed={isFixed} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field("purchaseOrder")}
					label="Votre référence de commande"
					optional
					hint="Reprise sur la facture."
					maxLength={BUSINESS_LIMITS.purchaseOrder}
				/>
				<TextField
					{...field("costCentre")}
					label="Centre de coûts"
					optional
					hint="Repris sur la facture."
					maxLength={BUSINESS_LIMITS.costCentre}
				/>
			</div>
		</>
	);
}
