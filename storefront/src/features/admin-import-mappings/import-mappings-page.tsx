"use client";

import {
	deleteCustomerImportMapping,
	listCustomerImportMappings,
	renameCustomerImportMapping,
} from "@confiserie/domain/contract/customers";
import type { ImportKind, ImportProfile } from "@confiserie/domain/contract/import-mapping";
import {
	deleteImportMapping,
	listImportMappings,
	renameImportMapping,
} from "@confiserie/domain/contract/product-imports";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { AdminHeader, ConfirmDialog, May } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { invalidate, keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

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
export function ImportMappingsPage({ kind }: { kind: ImportKind }) {
	const { data, error, refetch } = useOperation(KINDS[kind].list, {});
	const [leaving, setLeaving] = useState<ImportProfile | null>(null);
	return (
		<>
			<AdminHeader
				title="Correspondances d'import"
				subtitle="Proposées pour un fichier avec les mêmes titres"
				crumbs={[{ label: KINDS[kind].label, href: `/admin/${kind}` }, { label: "Correspondances d'import" }]}
			/>
			{!data && !error && <Skeleton className="h-48" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les correspondances" cause={error} onRetry={() => refetch()} />
			)}
			{data?.length === 0 && (
				<p className="text-prune">
					Aucune correspondance enregistrée. Elle se nomme à l'import d'un fichier d'un autre logiciel.
				</p>
			)}
			{data && data.length > 0 && (
				<ul className="max-w-3xl divide-y divide-trait rounded-card border border-trait bg-white px-5 sm:px-6">
					{data.map((profile) => (
						<ProfileLine key={profile.id} kind={kind} profile={profile} onDelete={() => setLeaving(profile)} />
					))}
				</ul>
			)}
			<ConfirmDialog
				row={leaving}
				title="Supprimer la correspondance ?"
				describe={({ name }) => `«\u00a0${name}\u00a0» ne sera plus proposée. ${KINDS[kind].imported} restent.`}
				label="Supprimer"
				busyLabel="Suppression…"
				act={({ id }) => call(KINDS[kind].remove, { params: { id } })}
				changes={keyOf(KINDS[kind].list)}
				onClose={() => setLeaving(null)}
			/>
		</>
	);
}

interface Line {
	kind: ImportKind;
	profile: ImportProfile;
}

function ProfileLine({ kind, profile, onDelete }: Line & { onDelete: () => void }) {
	const { name, headings, updatedAt } = profile;
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
						<Button variant="ghost" size="sm" aria-label={`Supprimer : ${name}`} onClick={onDelete}>
							Supprimer
						</Button>
					</div>
				)}
			</May>
		</li>
	);
}

function RenameForm({ kind, profile, onDone }: Line & { onDone: () => void }) {
	const client = useQueryClient();
	const { success } = useToasts();
	const [name, setName] = useState(profile.name);
	const rename = useMutation({
		mutationFn: () => call(KINDS[kind].rename, { params: { id: profile.id }, body: { name } }),
		onSuccess: async () => {
			await invalidate(client, KINDS[kind].list);
			success("Correspondance renommée");
			onDone();
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!rename.isPending) rename.mutate();
	};
	return (
		<form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
			<div className="min-w-56 flex-1">
				<TextField
					label="Nom"
					maxLength={80}
					value={name}
					error={rename.error?.message ?? null}
					onChange={({ target }) => setName(target.value)}
				/>
			</div>
			<Button type="submit" size="sm" busy={rename.isPending} busyLabel="Enregistrement…">
				Enregistrer
			</Button>
			<Button variant="ghost" size="sm" onClick={onDone}>
				Fermer
			</Button>
		</form>
	);
}
