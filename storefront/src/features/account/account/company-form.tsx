import { changeBusiness, removeBusiness } from "@confiserie/domain/contract/accounts";
import type { Business } from "@confiserie/domain/contract/business";
import {
	COMPANY_FIELDS,
	CompanyFields,
	companyRequest,
	companyValues,
	validateCompany,
} from "@/features/account/company";
import { call } from "@/lib/api";
import { preferNetPrices } from "@/lib/net-prices";
import { PrintNotice } from "@/ui/print-notice";

import { FormCard } from "./form-card";
import { useAccountForm } from "./use-account-form";

/** The company that the account buys for: its orders and invoices are written to it. Emptied, the account is a person's again. */
export function CompanyForm({ business }: { business: Business | null }) {
	const { form, card, errorOf } = useAccountForm({
		values: companyValues(business),
		fields: COMPANY_FIELDS,
		validate: validateCompany,
		draft: { form: "account:company", fields: COMPANY_FIELDS },
		failed: "Votre entreprise n'a pas pu être enregistrée. Réessayez dans un instant.",
		send: async (typed) => {
			const request = companyRequest(typed);
			if (request) {
				await call(changeBusiness, { body: request });
				preferNetPrices();
			} else await call(removeBusiness);
			return request
				? "Votre entreprise est enregistrée. Vos prochaines commandes seront à son nom."
				: "Vos prochaines commandes seront à votre nom.";
		},
	});
	const field = (name: (typeof COMPANY_FIELDS)[number]) => ({ ...form.register(name), error: errorOf(name) });
	return (
		<FormCard
			{...card}
			title="Entreprise"
			intro="Pour commander au nom d'une entreprise ou d'une association. Laissez tout vide pour commander en votre nom."
			submitLabel="Enregistrer mon entreprise"
			busyLabel="Enregistrement…"
		>
			<PrintNotice>
				<CompanyFields field={field} typed={(name) => form.watch(name)} />
			</PrintNotice>
		</FormCard>
	);
}
