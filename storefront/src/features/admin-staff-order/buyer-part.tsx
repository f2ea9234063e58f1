import { readBuyer } from "@confiserie/domain/contract/buyer";
import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import type { UseFormReturn } from "react-hook-form";
import { BuyerFacts } from "@/features/admin-buyer";
import { type Buyer, OrderCompanyFields } from "@/features/company";
import { useOperation } from "@/lib/use-operation";
import { Select } from "@/ui/select";
import type { StaffOrderValues } from "./values";

interface BuyerPartProps {
	form: UseFormReturn<StaffOrderValues>;
	customer: FoundCustomer | null;
	onBuyer: (buyer: Buyer) => void;
}

/** For whom the order is: the company of the customer's account with its terms, one that is typed, or the customer privately. */
export function BuyerPart({ form, customer, onBuyer }: BuyerPartProps) {
	const { data } = useOperation(readBuyer, { params: { id: customer?.id ?? "" } }, { enabled: customer !== null });
	const company = (customer && data?.company) ?? null;
	const buyer = form.watch("buyer");
	const account = company ? `Pour ${company.name}` : "Selon le compte du client";
	return (
		<>
			<Select
				label="Acheteur"
				value={buyer}
				onChange={({ target }) => onBuyer(target.value as Buyer)}
				options={[
					{ value: "account", label: account },
					{ value: "company", label: "Saisir l'entreprise et ses références" },
					{ value: "person", label: "À titre privé" },
				]}
			/>
			{customer && data && <BuyerFacts company={buyer === "person" ? null : company} />}
			{buyer === "company" && (
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
