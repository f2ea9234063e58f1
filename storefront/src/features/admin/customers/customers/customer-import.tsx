"use client";

import { customerMappingSchema, type ProposedCustomerMapping } from "@confiserie/domain/contract/customer-import";
import {
	importCustomers,
	proposeCustomerMapping,
	readCustomer,
	searchCustomers,
} from "@confiserie/domain/contract/customers";
import { CUSTOMER_TARGETS } from "@confiserie/domain/customer-import/sources";
import type { ComponentProps } from "react";
import { CheckField, type ValuesOf } from "@/features/admin/kit";
import { type ImportDefinition, ImportDialog, importForm, MappingForm } from "@/features/admin/products/imports";
import { call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";

const MAPPED = { ...importCustomers, body: customerMappingSchema };
type Definition = ImportDefinition<null, ProposedCustomerMapping, ValuesOf<typeof MAPPED>>;

const CUSTOMERS: Definition = {
	kind: "customers",
	title: "Importer des clients",
	description: "Le fichier est d'abord vérifié : rien n'est écrit avant votre accord.",
	hint: "Une ligne par client ou par adresse, 2 000 au plus. Les exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage sont reconnus.",
	asked: null,
	propose: (file) => call(proposeCustomerMapping, { form: formWith("file", file) }),
	Mapping: MappingStep,
	send: ({ file, mapping, dryRun }) =>
		call(importCustomers, { query: { dryRun: dryRun ? "true" : "false" }, form: importForm(file, mapping) }),
	changes: [searchCustomers, readCustomer],
	noun: "client",
	done: "Les nouveaux clients choisissent leur mot de passe par « Mot de passe oublié ».",
};

/** Import of a file of customers. */
export const CustomerImportDialog = ({ onClose }: { onClose: () => void }) => (
	<ImportDialog definition={CUSTOMERS} onClose={onClose} />
);

function MappingStep({ proposal, ...form }: ComponentProps<NonNullable<Definition["Mapping"]>>) {
	const consents = proposal.columns
		.filter(({ isConsent }) => isConsent)
		.map(({ heading }) => `«\u00a0${heading}\u00a0»`);
	return (
		<MappingForm
			{...form}
			operation={MAPPED}
			proposal={proposal}
			targets={CUSTOMER_TARGETS}
			answers={{ invite: false }}
			introduction={
				<>
					<p>
						Vérifiez ce que chaque colonne devient. De plusieurs colonnes pour un même champ, la première remplie
						compte. Une entreprise est reprise avec son SIREN.
					</p>
					{consents.length > 0 && (
						<p className="mt-1">
							{`${consents.join(", ")} : un consentement donné à une autre boutique n'est pas repris. Les clients s'inscrivent à nouveau.`}
						</p>
					)}
				</>
			}
		>
			{({ field }) => (
				<CheckField
					{...field("invite")}
					label="Envoyer à chaque nouveau client un lien pour choisir son mot de passe"
				/>
			)}
		</MappingForm>
	);
}
