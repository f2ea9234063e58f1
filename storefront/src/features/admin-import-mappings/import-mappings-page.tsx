"use client";

import {
	type ImportProfile,
	importProfileListSchema,
	importProfileSchema,
} from "@confiserie/domain/contract/import-mapping";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { AdminHeader, ConfirmDialog, May } from "@/features/admin-shell";
import { api } from "@/lib/api";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

const KEY = ["admin", "import-mappings"];
const pathOf = ({ id }: ImportProfile) => `/admin/import-mappings/${encodeURIComponent(id)}`;
const CRUMBS = [{ label: "Produits", href: "/admin/products" }, { label: "Correspondances d'import" }];

/** /admin/products/import-mappings: how files of other software are read, as it was saved at an import. */
export function ImportMappingsPage() {
	const { data, error, refetch } = useQuery({
		queryKey: KEY,
		queryFn: ({ signal }) => api.get("/admin/import-mappings", importProfileListSchema, { signal }),
	});
	const [leaving, setLeaving] = useState<ImportProfile | null>(null);
	return (
		<>
			<AdminHeader
				title="Correspondances d'import"
				subtitle="Proposées pour un fichier avec les mêmes titres"
				crumbs={CRUMBS}
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
						<ProfileLine key={profile.id} profile={profile} onDelete={() => setLeaving(profile)} />
					))}
				</ul>
			)}
			<ConfirmDialog
				row={leaving}
				title="Supprimer la correspondance ?"
				describe={({ name }) => `«\u00a0${name}\u00a0» ne sera plus proposée. Les produits importés restent.`}
				label="Supprimer"
				busyLabel="Suppression…"
				act={(profile) => api.delete(pathOf(profile))}
				changes={KEY}
				onClose={() => setLeaving(null)}
			/>
		</>
	);
}

function ProfileLine({ profile, onDelete }: { profile: ImportProfile; onDelete: () => void }) {
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
			<May permission="catalogue.change">
				{isRenaming ? (
					<RenameForm profile={profile} onDone={() => setRenaming(false)} />
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

function RenameForm({ profile, onDone }: { profile: ImportProfile; onDone: () => void }) {
	const client = useQueryClient();
	const { success } = useToasts();
	const [name, setName] = useState(profile.name);
	const rename = useMutation({
		mutationFn: () => api.patch(pathOf(profile), importProfileSchema, { name }),
		onSuccess: async () => {
			await client.invalidateQueries({ queryKey: KEY });
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
