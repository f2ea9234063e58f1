"use client";

import {
	deleteCustomerImportMapping,
	listCustomerImportMappings,
	renameCustomerImportMapping,
} from "@confiserie/domain/contract/customers";
import type { ImportArea, ImportProfile } from "@confiserie/domain/contract/import-mapping";
import {
	deleteImportMapping,
	listImportMappings,
	renameImportMapping,
} from "@confiserie/domain/contract/product-imports";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { ConfirmAct, Detail, TextField, useEditForm } from "@/features/admin/kit";
import { AdminHeader, DialogForm, EmptyList, May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Button } from "@/ui/button";

const KINDS = {
	products: {
		label: "Produits",
		permission: "catalogue.change",
		imported: "Les produits importés",
		list: listImportMappings,
		rename: renameImportMapping,
		remove: deleteImportMapping,
	},
	customers: {
		label: "Clients",
		permission: "customers.change",
		imported: "Les clients importés",
		list: listCustomerImportMappings,
		rename: renameCustomerImportMapping,
		remove: deleteCustomerImportMapping,
	},
} as const;

/** /admin/{kind}/import-mappings: how files of other software are read, as it was saved at an import. */
export function ImportMappingsPage({ kind }: { kind: ImportArea }) {
	return (
		<>
			<AdminHeader
				title="Correspondances d'import"
				subtitle="Proposées pour un fichier avec les mêmes titres"
				crumbs={[{ label: KINDS[kind].label, href: `/admin/${kind}` }, { label: "Correspondances d'import" }]}
			/>
			<Detail operation={KINDS[kind].list} input={{}} failure="Impossible de charger les correspondances">
				{(profiles) =>
					profiles.length === 0 ? (
						<EmptyList>
							Aucune correspondance enregistrée. Elle se nomme à l'import d'un fichier d'un autre logiciel.
						</EmptyList>
					) : (
						<ul className="max-w-3xl divide-y divide-trait rounded-card border border-trait bg-white px-5 sm:px-6">
							{profiles.map((profile) => (
								<ProfileLine key={profile.id} kind={kind} profile={profile} />
							))}
						</ul>
					)
				}
			</Detail>
		</>
	);
}

interface Line {
	kind: ImportArea;
	profile: ImportProfile;
}

function ProfileLine({ kind, profile }: Line) {
	const { id, name, headings, updatedAt } = profile;
	const [isRenaming, setRenaming] = useState(false);
	return (
		<li className="flex flex-col gap-3 py-4">
			<div>
				<h2 className="font-semibold wrap-anywhere">{name}</h2>
				<p className="text-sm wrap-anywhere text-prune">
					{`${formatCount(headings.length, "colonne lue", "colonnes lues")} : ${headings.join(", ")}`}
				</p>
				<p className="text-sm text-prune">{`Modifiée le ${formatDateTime(updatedAt)}`}</p>
			</div>
			<May permission={KINDS[kind].permission}>
				{isRenaming ? (
					<RenameForm kind={kind} profile={profile} onDone={() => setRenaming(false)} />
				) : (
					<div className="flex flex-wrap gap-2">
						<Button variant="secondary" size="sm" aria-label={`Renommer : ${name}`} onClick={() => setRenaming(true)}>
							Renommer
						</Button>
						<ConfirmAct
							label="Supprimer"
							name={`Supprimer : ${name}`}
							variant="ghost"
							title="Supprimer la correspondance ?"
							confirm="Supprimer"
							busyLabel="Suppression…"
							act={() => call(KINDS[kind].remove, { params: { id } })}
							changes={[KINDS[kind].list]}
						>
							{`«\u00a0${name}\u00a0» ne sera plus proposée. ${KINDS[kind].imported} restent.`}
						</ConfirmAct>
					</div>
				)}
			</May>
		</li>
	);
}

function RenameForm({ kind, profile: { id, name }, onDone }: Line & { onDone: () => void }) {
	const form = useEditForm(KINDS[kind].rename, {
		start: { name },
		params: { id },
		changes: [KINDS[kind].list],
		failure: "La correspondance n'a pas pu être renommée. Réessayez.",
		done: "Correspondance renommée",
		onSaved: onDone,
	});
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onDone} closeLabel="Fermer">
			<TextField {...form.field("name")} label="Nom" maxLength={80} />
		</DialogForm>
	);
}
