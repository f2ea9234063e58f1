"use client";

import {
	type CustomerImport,
	type CustomerMapping,
	customerMappingSchema,
	type ProposedCustomerMapping,
} from "@confiserie/domain/contract/customer-import";
import {
	importCustomers,
	proposeCustomerMapping,
	readCustomer,
	searchCustomers,
} from "@confiserie/domain/contract/customers";
import { CUSTOMER_TARGETS } from "@confiserie/domain/customer-import/sources";
import { formatCount } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { ImportNotices, MappingForm, MappingsLink } from "@/features/admin-import-mappings";
import { call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { Dialog } from "@/ui/dialog";
import { FileDrop } from "@/ui/file-drop";

/** Import of a file of customers: choose, say what its columns are, see what it would do, confirm. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
	const client = useQueryClient();
	const formId = useId();
	const [file, setFile] = useState<File | null>(null);
	const [mapping, setMapping] = useState<CustomerMapping | null>(null);
	const proposal = useMutation({
		mutationFn: (file: File) => call(proposeCustomerMapping, { form: formWith("file", file) }),
	});
	const run = useMutation({
		mutationFn: (sent: { file: File; mapping: CustomerMapping; dryRun: boolean }) => {
			const form = formWith("file", sent.file);
			form.append("mapping", JSON.stringify(sent.mapping));
			return call(importCustomers, { query: { dryRun: sent.dryRun ? "true" : "false" }, form });
		},
		onSuccess: ({ dryRun }) => {
			if (!dryRun) void invalidate(client, searchCustomers, readCustomer);
		},
	});
	const { data: outcome } = run;
	const isBusy = proposal.isPending || run.isPending;
	const isMapping = proposal.data !== undefined && !outcome && !isBusy;
	const restart = () => {
		setFile(null);
		setMapping(null);
		proposal.reset();
		run.reset();
	};
	const problem = proposal.error ?? run.error;
	return (
		<Dialog
			open
			onClose={onClose}
			title="Importer des clients"
			description="Le fichier est d'abord vérifié : rien n'est écrit avant votre accord."
			className="max-w-2xl"
			footer={
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="secondary" onClick={onClose}>
						{outcome && !outcome.dryRun ? "Terminer" : "Fermer"}
					</Button>
					{(isMapping || outcome) && !isBusy && (
						<Button variant="secondary" onClick={restart}>
							Choisir un autre fichier
						</Button>
					)}
					{outcome?.dryRun && !isBusy && (
						<Button variant="secondary" onClick={run.reset}>
							Revoir les colonnes
						</Button>
					)}
					{isMapping && (
						<Button type="submit" form={formId}>
							Vérifier le fichier
						</Button>
					)}
					{outcome?.dryRun && outcome.created > 0 && file && mapping && (
						<Button busy={isBusy} onClick={() => run.mutate({ file, mapping, dryRun: false })}>
							{`Importer ${formatCount(outcome.created, "client")}`}
						</Button>
					)}
				</div>
			}
		>
			<div className="flex flex-col gap-4">
				{!proposal.data && !isBusy && (
					<>
						<FileDrop
							accept=".csv,.xlsx,text/csv,text/plain"
							label="Choisir un fichier CSV ou Excel"
							hint="Une ligne par client ou par adresse, 2 000 au plus. Les exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage sont reconnus."
							Icon={FileUp}
							onFiles={([chosen]) => {
								if (!chosen) return;
								setFile(chosen);
								proposal.mutate(chosen);
							}}
						/>
						<MappingsLink kind="customers" />
					</>
				)}
				{problem && <Banner tone="error" title={problem.message} />}
				{isBusy && (
					<p role="status" className="font-semibold">
						Lecture de {file?.name}…
					</p>
				)}
				{isMapping && file && (
					<MappingStep
						id={formId}
						proposal={proposal.data}
						chosen={mapping}
						onMapped={(mapped) => {
							setMapping(mapped);
							run.mutate({ file, mapping: mapped, dryRun: true });
						}}
					/>
				)}
				{outcome && !isBusy && <Outcome outcome={outcome} />}
			</div>
		</Dialog>
	);
}

interface MappingStepProps {
	/** Of the form, for a button outside it. */
	id: string;
	proposal: ProposedCustomerMapping;
	/** What was chosen before, when the merchant comes back to it. */
	chosen: CustomerMapping | null;
	onMapped: (mapping: CustomerMapping) => void;
}

function MappingStep({ id, proposal, chosen, onMapped }: MappingStepProps) {
	const consents = proposal.columns
		.filter(({ isConsent }) => isConsent)
		.map(({ heading }) => `«\u00a0${heading}\u00a0»`);
	return (
		<MappingForm
			id={id}
			schema={customerMappingSchema}
			proposal={proposal}
			chosen={chosen}
			targets={CUSTOMER_TARGETS}
			answers={{ invite: chosen?.invite ?? false }}
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
			onMapped={onMapped}
		>
			{({ invite }, change) => (
				<CheckField
					label="Envoyer à chaque nouveau client un lien pour choisir son mot de passe"
					checked={invite}
					onChange={({ target }) => change({ invite: target.checked })}
				/>
			)}
		</MappingForm>
	);
}

function Outcome({ outcome }: { outcome: CustomerImport }) {
	const { dryRun, lines, created, addresses, companies, errors, errorCount, known, knownCount } = outcome;
	const counts = `${formatCount(addresses, "adresse")}, ${formatCount(companies, "nouvelle entreprise", "nouvelles entreprises")}, sur ${formatCount(lines, "ligne")}.`;
	return (
		<>
			{dryRun ? (
				<Banner
					tone={created > 0 ? "info" : "warning"}
					title={
						created > 0
							? `${formatCount(created, "nouveau client", "nouveaux clients")} à importer`
							: "Aucun nouveau client"
					}
				>
					{counts}
				</Banner>
			) : (
				<Banner tone="success" title={`${formatCount(created, "client importé", "clients importés")}`}>
					{`${counts} Ils choisissent leur mot de passe par « Mot de passe oublié ».`}
				</Banner>
			)}
			<ImportNotices title="Lignes laissées de côté" notices={errors} total={errorCount} />
			<ImportNotices title="Déjà clients" notices={known} total={knownCount} />
			<ImportNotices title="À vérifier" notices={outcome.warnings} total={outcome.warningCount} />
		</>
	);
}
