"use client";

import {
	type AdminCompanyTerms,
	changeCompanyTerms,
	readCompanyTerms,
} from "@confiserie/domain/contract/company-terms";
import { formatEuros } from "@confiserie/domain/format";
import { CheckField, ChoicesField, Detail, EditForm, EurosField, FieldGrid, useEditForm } from "@/features/admin/kit";
import { Card, useMay } from "@/features/admin/shell";

/** What a company is granted, and what it owes; changed by staff who may. */
export function CompanyTerms({ companyId }: { companyId: string }) {
	return (
		<Card title="Conditions accordées">
			<Detail
				operation={readCompanyTerms}
				input={{ params: { id: companyId } }}
				failure="Impossible de charger les conditions"
			>
				{(terms) => (
					<>
						<p>
							{`Encours\u00a0: ${formatEuros(terms.outstanding)}`}
							{terms.isOnAccount && ` sur ${formatEuros(terms.creditLimit)} autorisés`}
							{terms.isBlocked && ". Paiement à 30 jours suspendu\u00a0: une facture est en retard."}
						</p>
						<TermsForm companyId={companyId} terms={terms} />
					</>
				)}
			</Detail>
		</Card>
	);
}

function TermsForm({ companyId, terms }: { companyId: string; terms: AdminCompanyTerms }) {
	const mayChange = useMay()("customers.change");
	const { outstanding: _, isBlocked: __, options, ...start } = terms;
	const form = useEditForm(changeCompanyTerms, {
		start,
		params: { id: companyId },
		reads: readCompanyTerms,
		failure: "Les conditions n'ont pas pu être enregistrées. Réessayez.",
	});
	return (
		<EditForm
			form={form}
			legend="Conditions accordées"
			label="Enregistrer les conditions"
			saved="Conditions enregistrées."
			isReadOnly={!mayChange}
		>
			<CheckField {...form.field("isOnAccount")} label="Virement à 30 jours fin de mois" />
			<CheckField
				{...form.field("isInvoicedMonthly")}
				label="Une facture par mois et par commande, au lieu d'une par envoi"
			/>
			<FieldGrid>
				<EurosField
					{...form.field("creditLimit")}
					label="Encours autorisé, en euros"
					hint="Commandes acceptées et impayées, TTC."
				/>
				<EurosField
					{...form.field("minimumOrder")}
					label="Minimum de commande, en euros"
					hint={"De produits, TTC. 0\u00a0: aucun."}
				/>
			</FieldGrid>
			<CheckField {...form.field("hasDeposit")} label="Acompte sans code commercial" />
			{options.length > 0 && (
				<ChoicesField
					{...form.field("shippingOptionIds")}
					legend="Modes de livraison possibles"
					choices={options}
					isAllNull
				/>
			)}
		</EditForm>
	);
}
