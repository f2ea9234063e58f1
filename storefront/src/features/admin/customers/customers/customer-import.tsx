"use client";

import {
	type CustomerImport,
	type CustomerImportUndone,
	customerMappingSchema,
	type ProposedCustomerMapping,
} from "@confiserie/domain/contract/customer-import";
import {
	importCustomers,
	proposeCustomerMapping,
	readCustomer,
	searchCustomers,
	undoCustomerImport,
} from "@confiserie/domain/contract/customers";
import { CUSTOMER_TARGETS } from "@confiserie/domain/customer-import/sources";
import { formatCount } from "@confiserie/domain/format";
import type { ComponentProps } from "react";
import { CheckField, type ValuesOf } from "@/features/admin/kit";
import {
	type ImportDefinition,
	ImportDialog,
	ImportNotices,
	importForm,
	MappingForm,
	MappingsLink,
} from "@/features/admin/products/imports";
import { call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";
import { Banner } from "@/ui/banner";

const MAPPED = { ...importCustomers, body: customerMappingSchema };
type Definition = ImportDefinition<null, ProposedCustomerMapping, ValuesOf<typeof MAPPED>, CustomerImport>;

const CUSTOMERS: Definition = {
	title: "Importer des clients",
	description: "Le fichier est d'abord vérifié : rien n'est écrit avant votre accord.",
	hint: "Une ligne par client ou par adresse, 2 000 au plus. Les exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage sont reconnus.",
	links: <MappingsLink kind="customers" />,
	asked: null,
	propose: (file) => call(proposeCustomerMapping, { form: formWith("file", file) }),
	Mapping: MappingStep,
	send: ({ file, mapping, dryRun }) =>
		call(importCustomers, { query: { dryRun: dryRun ? "true" : "false" }, form: importForm(file, mapping) }),
	changes: [searchCustomers, readCustomer],
	apply: ({ created }) => (created > 0 ? `Importer ${formatCount(created, "client")}` : null),
	Outcome,
	notices: ({ errors, errorCount, known, knownCount, warnings, warningCount }) => [
		{ title: "Lignes laissées de côté", notices: errors, total: errorCount },
		{ title: "Déjà clients", notices: known, total: knownCount },
		{ title: "À vérifier", notices: warnings, total: warningCount, isGrouped: true },
	],
	undo: ({ importId }) =>
		importId === null ? null : async () => <Undone {...(await call(undoCustomerImport, { params: { importId } }))} />,
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

function Outcome({ report: { dryRun, lines, created, addresses, companies } }: { report: CustomerImport }) {
	const counts = `${formatCount(addresses, "adresse")}, ${formatCount(companies, "nouvelle entreprise", "nouvelles entreprises")}, sur ${formatCount(lines, "ligne")}.`;
	if (!dryRun)
		return (
			<Banner tone="success" title={`${formatCount(created, "client importé", "clients importés")}`}>
				{`${counts} Ils choisissent leur mot de passe par « Mot de passe oublié ».`}
			</Banner>
		);
	return created > 0 ? (
		<Banner tone="info" title={`${formatCount(created, "nouveau client", "nouveaux clients")} à importer`}>
			{counts}
		</Banner>
	) : (
		<Banner tone="warning" title="Aucun nouveau client">
			{counts}
		</Banner>
	);
}

const Undone = ({ removed, left, leftCount }: CustomerImportUndone) => (
	<>
		<Banner
			tone={leftCount > 0 ? "info" : "success"}
			title={`${formatCount(removed, "client retiré", "clients retirés")}, avec ce que l'import avait écrit.`}
		/>
		<ImportNotices
			title="Déjà utilisés, donc conservés"
			notices={left.map((email, at) => ({ line: at + 1, message: email }))}
			total={leftCount}
		/>
	</>
);
