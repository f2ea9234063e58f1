"use client";

import type { PageSeo } from "@confiserie/domain/content/seo";
import { type AdminSeo, changeSeo, listSeo } from "@confiserie/domain/contract/content";
import { formatDateTime } from "@confiserie/domain/format";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ActionLabel, AdminHeader, ConfirmDialog, ContentTabs, EmptyList, May, useMay } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { type Column, DataTable, SELECTABLE } from "@/ui/data-table";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { SeoDialog } from "./seo-dialog";

const NEW: PageSeo = { path: "", title: "", description: "", image: "" };

/** /admin/contenu/referencement: what search engines and shared links show of pages, categories and products. */
export function SeoPage() {
	const [edited, setEdited] = useState<PageSeo | null>(null);
	const [doomed, setDoomed] = useState<AdminSeo | null>(null);
	const mayChange = useMay()("settings.change");
	const { data, error, refetch } = useOperation(listSeo, {});
	const actions = (seo: AdminSeo) =>
		mayChange && (
			<span className="flex flex-wrap justify-end gap-2">
				<Button variant="secondary" size="sm" aria-label={`Modifier ${seo.path}`} onClick={() => setEdited(seo)}>
					Modifier
				</Button>
				<Button variant="danger" size="sm" aria-label={`Supprimer ${seo.path}`} onClick={() => setDoomed(seo)}>
					Supprimer
				</Button>
			</span>
		);
	const columns: readonly Column<AdminSeo>[] = [
		{ key: "path", header: "Page", cell: ({ path }) => <span className={SELECTABLE}>{path}</span> },
		{ key: "words", header: "Titre et description", cell: (seo) => <Snippet seo={seo} /> },
		{ key: "changed", header: "Enregistré", cell: ({ changedAt }) => formatDateTime(changedAt) },
		{ key: "act", header: <span className="sr-only">Actions</span>, align: "right", cell: actions },
	];
	return (
		<>
			<AdminHeader
				title="Référencement"
				subtitle="Titre, description et image de partage"
				actions={
					<May permission="settings.change">
						<Button size="sm" onClick={() => setEdited(NEW)}>
							<Plus aria-hidden="true" className="size-4.5" />
							<ActionLabel>Ajouter une page</ActionLabel>
						</Button>
					</May>
				}
			/>
			<ContentTabs />
			<p className="max-w-prose text-sm text-prune">
				Chaque page, catégorie et produit a d'office son nom, le début de son texte et son image. Ce qui est écrit ici
				les remplace dans les moteurs de recherche et les liens partagés.
			</p>
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger le référencement" cause={error} onRetry={() => refetch()} />
			)}
			{data?.length === 0 && <EmptyList>Toutes les pages ont leur référencement d'office.</EmptyList>}
			{data && data.length > 0 && (
				<DataTable
					caption="Référencement"
					columns={columns}
					rows={data}
					rowKey={({ path }) => path}
					card={(seo) => (
						<div className="flex flex-col gap-1">
							<p className="font-semibold wrap-anywhere">{seo.path}</p>
							<Snippet seo={seo} />
							{actions(seo)}
						</div>
					)}
				/>
			)}
			<SeoDialog start={edited} onClose={() => setEdited(null)} />
			<ConfirmDialog
				row={doomed}
				title="Supprimer ce référencement ?"
				describe={({ path }) => `«\u00a0${path}\u00a0» retrouve son titre, sa description et son image d'office.`}
				label="Supprimer"
				busyLabel="Suppression…"
				act={({ path }) => call(changeSeo, { body: { ...NEW, path } })}
				changes={keyOf(listSeo)}
				onClose={() => setDoomed(null)}
			/>
		</>
	);
}

/** The words of a page, as search results show them. */
function Snippet({ seo: { title, description, image } }: { seo: PageSeo }) {
	return (
		<span className="block min-w-0 wrap-anywhere">
			<span className="block font-semibold">{title || "Titre d'office"}</span>
			<span className="block text-sm text-prune">{description || "Description d'office"}</span>
			{image && <span className="block text-sm text-prune">Avec une image de partage</span>}
		</span>
	);
}
