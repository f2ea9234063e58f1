import { readBuyer } from "@confiserie/domain/contract/buyer";
import { BuyerFacts } from "@/features/admin/orders/buyer";
import { useOperation } from "@/lib/use-operation";
import { Select } from "@/ui/select";
import { BusinessFields } from "./business-fields";
import type { Entry, EntryBuyer } from "./use-entry";

/** For whom the order is: the company of the customer's account with its terms, one that is typed, or the customer privately. */
export function BuyerPart({ entry: { form, customer, buyer, setBuyer } }: { entry: Entry }) {
	const { data } = useOperation(readBuyer, { params: { id: customer?.id ?? "" } }, { enabled: customer !== null });
	const company = (customer && data?.company) ?? null;
	return (
		<>
			<Select
				label="Acheteur"
				value={buyer}
				onChange={({ target }) => setBuyer(target.value as EntryBuyer)}
				options={[
					{ value: "account", label: company ? `Pour ${company.name}` : "Selon le compte du client" },
					{ value: "company", label: "Saisir l'entreprise et ses références" },
					{ value: "person", label: "À titre privé" },
				]}
			/>
			{customer && data && <BuyerFacts company={buyer === "person" ? null : company} />}
			{buyer === "company" && <BusinessFields {...form.field("orderData.business")} />}
		</>
	);
}
